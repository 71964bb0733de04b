import { filled } from '#app/ui/filled.tsx';
import { EnterForm } from '#app/ui/forms/enter-form.tsx';
import { messages } from './messages/messages.ts';
import { readVatNumber } from './vat-number.ts';

/** The field's name in the form. */
export const VAT_NUMBER_FIELD = 'vat-number';

type VatNumberFormProps = {
  /** What was typed last; null for nothing. */
  typed: string | null;
};

/** The VAT number of a business, for its invoice, on the payment page. It changes no price. */
export function VatNumberForm({ typed }: VatNumberFormProps) {
  const read = typed === null ? null : readVatNumber(typed);
  const problem = read && !read.ok ? messages.noVatNumber(read.refusal.example) : null;
  return (
    <EnterForm
      action="/Payment"
      name={VAT_NUMBER_FIELD}
      typed={typed}
      used={read?.ok && filled(messages.vatNumberIs, { number: <strong>{read.value}</strong> })}
      problem={problem}
      hint={messages.aboutVatNumber}
      words={{
        enter: messages.enterVatNumber,
        label: messages.vatNumber,
        use: messages.useVatNumber,
        remove: messages.removeVatNumber,
      }}
    />
  );
}
