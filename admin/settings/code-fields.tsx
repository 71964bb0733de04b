import { useShopZone } from '#admin/ui/use-shop-zone.ts';
import { firstDayOf, lastDayOf } from '#app/features/codes/code-days.ts';
import type { ListedCode } from '#app/features/codes/codes.server.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { codeVersion, writeWorth } from './code-messages.ts';
import styles from './settings.module.css';
import type { CodeProblems } from './settings-form.ts';

type CodeFieldsProps = {
  /** Null for a new one. */
  code: ListedCode | null;
  /** What was sent, where it was refused. */
  typed: Readonly<Record<string, string>> | null;
  problems: CodeProblems;
};

/** The fields of a code, with the version that they show. */
export function CodeFields({ code, typed, problems }: CodeFieldsProps) {
  const timeZone = useShopZone();
  const { uses = null, usesEach = null } = code ?? {};
  return (
    <>
      <input type="hidden" name="seen" value={codeVersion(code)} />
      {code && <input type="hidden" name="name" value={code.name} />}
      <div className={styles.fields}>
        {!code && (
          <Field
            label="Code"
            name="name"
            defaultValue={typed?.name}
            error={problems.name}
            hint="Such as SPRING. Shoppers may type small letters."
            required
            autoComplete="off"
            autoCapitalize="characters"
          />
        )}
        <Field
          label="Takes off"
          name="off"
          defaultValue={typed?.off ?? (code ? writeWorth(code) : '')}
          error={problems.off}
          hint="10% of the items, or dollars such as 5.00."
          required
          autoComplete="off"
        />
        <Field
          label="First day"
          name="from"
          type="date"
          defaultValue={typed?.from ?? (code ? (firstDayOf(code, timeZone) ?? '') : '')}
          error={problems.from}
          hint={`A day in ${timeZone}. Empty: at once.`}
        />
        <Field
          label="Last day"
          name="to"
          type="date"
          defaultValue={typed?.to ?? (code ? (lastDayOf(code, timeZone) ?? '') : '')}
          error={problems.to}
          hint={`The last on which it can be used, in ${timeZone}. Empty: for ever.`}
        />
        <Field
          label="Uses in all"
          name="uses"
          inputMode="numeric"
          defaultValue={typed?.uses ?? uses ?? ''}
          error={problems.uses}
          hint={
            code
              ? 'Whether they are limited stays as it was made.'
              : 'Empty: without limit, for good.'
          }
          autoComplete="off"
        />
        <Field
          label="Uses of one shopper"
          name="usesEach"
          inputMode="numeric"
          defaultValue={typed?.usesEach ?? usesEach ?? ''}
          error={problems.usesEach}
          hint="Empty: without limit."
          autoComplete="off"
        />
      </div>
    </>
  );
}
