import type { OperationAnswer } from '#admin/desk/operation-answer.ts';
import { useShopZone } from '#admin/ui/use-shop-zone.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { type ShownCode, writeWorth } from '#operations/settings/describe-code.ts';
import styles from './settings.module.css';

type CodeFieldsProps = {
  /** Null for a new one. */
  code: ShownCode | null;
  /** Of the last form of the page, whichever it was. */
  answer: OperationAnswer | undefined;
};

/** The fields of `codes.set`, filled in again where it was refused. */
export function CodeFields({ code, answer }: CodeFieldsProps) {
  const timeZone = useShopZone();
  const refused = answer?.operation === 'codes.set' ? answer : null;
  const typed = refused?.typed;
  const errorOf = (field: string) => {
    const problem = refused?.problems[field];
    return problem && `This ${problem}.`;
  };
  return (
    <div className={styles.fields}>
      {!code && (
        <Field
          label="Code"
          name="name"
          defaultValue={typed?.name}
          error={errorOf('name')}
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
        error={errorOf('off')}
        hint="10% of the items, or dollars such as 5.00."
        required
        autoComplete="off"
      />
      <Field
        label="First day"
        name="firstDay"
        type="date"
        defaultValue={typed?.firstDay ?? code?.firstDay ?? ''}
        error={errorOf('firstDay')}
        hint={`A day in ${timeZone}. Empty: at once.`}
      />
      <Field
        label="Last day"
        name="lastDay"
        type="date"
        defaultValue={typed?.lastDay ?? code?.lastDay ?? ''}
        error={errorOf('lastDay')}
        hint={`The last on which it can be used, in ${timeZone}. Empty: for ever.`}
      />
      <Field
        label="Uses in all"
        name="uses"
        inputMode="numeric"
        defaultValue={typed?.uses ?? code?.uses ?? ''}
        error={errorOf('uses')}
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
        defaultValue={typed?.usesEach ?? code?.usesEach ?? ''}
        error={errorOf('usesEach')}
        hint="Empty: without limit."
        autoComplete="off"
      />
    </div>
  );
}
