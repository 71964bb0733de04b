import { Form } from 'react-router';
import { messages } from '#app/features/discounts/messages/messages.ts';
import { filled } from '#app/ui/filled.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import type { CodeProblem, UsableCode } from './discount-code.ts';
import styles from './discount-code-form.module.css';

/** The field's name in the form. */
export const CODE_FIELD = 'code';

type CodeFormProps = {
  /** What was typed last; null for nothing. */
  typedCode: string | null;
  /** It takes something off. */
  code: UsableCode | null;
  /** Why it does not. */
  codeProblem: CodeProblem | null;
};

/**
 * Says which code is used, or asks for one, out of the way of who has none. It posts to the payment page, with and
 * without scripts.
 */
export function CodeForm({ typedCode, code, codeProblem }: CodeFormProps) {
  const form = (
    <Form
      key={`${typedCode} ${codeProblem}`}
      method="post"
      action="/Payment"
      replace
      preventScrollReset
      className={`${styles.form} flex wrap items-end gap-3`}
    >
      {code ? (
        <>
          <p role="status">{filled(messages.isUsed, { code: <strong>{code.name}</strong> })}</p>
          <input type="hidden" name={CODE_FIELD} value="" />
          <Button kind="secondary">{messages.remove}</Button>
        </>
      ) : (
        <>
          <Field
            label={messages.code}
            name={CODE_FIELD}
            defaultValue={typedCode ?? ''}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={codeProblem && messages.problems[codeProblem]}
          />
          <Button kind="secondary">{messages.use}</Button>
        </>
      )}
    </Form>
  );
  if (code) return form;
  return (
    <details open={codeProblem !== null}>
      <summary className={styles.enter}>{messages.enter}</summary>
      {form}
    </details>
  );
}
