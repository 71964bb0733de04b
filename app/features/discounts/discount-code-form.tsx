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
  /** Of a field that is for gift cards too: its words, why the last was none, which one is used; null: for discounts alone. */
  cards?: {
    enter: string;
    label: string;
    problem: string | null;
    taken?: string | undefined;
  } | null;
};

/** The discount code of the payment page; where gift cards pay, one field is for both. */
export function CodeForm({ typedCode, code, codeProblem, cards = null }: CodeFormProps) {
  return (
    <EnterForm
      action="/Payment"
      name={CODE_FIELD}
      typed={typedCode}
      used={code && filled(messages.isUsed, { code: <strong>{code.name}</strong> })}
      problem={cards?.problem ?? (codeProblem && messages.problems[codeProblem])}
      taken={cards?.taken}
      words={{
        enter: cards?.enter ?? messages.enter,
        label: cards?.label ?? messages.code,
        use: messages.use,
        remove: messages.remove,
      }}
    />
  );
}
