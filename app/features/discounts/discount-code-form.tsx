import { messages } from '#app/features/discounts/messages/messages.ts';
import { filled } from '#app/ui/filled.tsx';
import { EnterForm } from '#app/ui/forms/enter-form.tsx';
import type { CodeProblem, UsableCode } from './discount-code.ts';

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

/** The discount code of the payment page. */
export function CodeForm({ typedCode, code, codeProblem }: CodeFormProps) {
  return (
    <EnterForm
      action="/Payment"
      name={CODE_FIELD}
      typed={typedCode}
      used={code && filled(messages.isUsed, { code: <strong>{code.name}</strong> })}
      problem={codeProblem && messages.problems[codeProblem]}
      words={{
        enter: messages.enter,
        label: messages.code,
        use: messages.use,
        remove: messages.remove,
      }}
    />
  );
}
