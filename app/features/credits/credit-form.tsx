import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatCents } from '#app/shared/money/money.ts';
import { filled } from '#app/ui/filled.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import type { Credit, PaidByCredit } from './credit.ts';
import { creditName } from './credit-parts.ts';
import { messages } from './messages/messages.ts';

/** The field's name in the form, and what it says: empty takes a credit back. */
export const CREDIT_FIELD = 'credit';
export const OWN_CREDIT = 'own';

/** In the address of the page after a code that is of no gift card. */
export const NO_CARD_QUERY = 'no-card';

type CreditFormProps = {
  /** The gift card or store credit that was chosen. */
  credit?: Credit | null | undefined;
  /** What it pays; null also while the total is not known, without an address. */
  paid: PaidByCredit | null;
  isTotalKnown: boolean;
  /** The store credit of the account. */
  ownCredit: Credit | null;
};

/** What the chosen credit pays, with a button that takes it back; or a button for the store credit of the account. */
export function CreditForm({ credit, paid, isTotalKnown, ownCredit }: CreditFormProps) {
  if (credit) {
    const name = <strong>{creditName(credit)}</strong>;
    const amount = formatCents(paid?.cents ?? 0);
    const left = formatCents(credit.balanceCents - (paid?.cents ?? 0));
    return (
      <CreditChoice value="" button={messages.remove}>
        <p role="status">
          {paid || isTotalKnown || credit.balanceCents === 0
            ? filled(paid ? messages.pays : messages.paysNothing, { name, amount, left })
            : filled(messages.willPay, { name, left })}
        </p>
      </CreditChoice>
    );
  }
  if (!ownCredit || ownCredit.balanceCents === 0) return null;
  const button = messages.payWithOwn(formatCents(ownCredit.balanceCents));
  return <CreditChoice value={OWN_CREDIT} button={button} />;
}

type CreditChoiceProps = { value: string; button: string; children?: ReactNode };

function CreditChoice({ value, button, children }: CreditChoiceProps) {
  return (
    <Form
      method="post"
      action="/Payment"
      replace
      preventScrollReset
      className="flex wrap items-center gap-3"
    >
      {children}
      <input type="hidden" name={CREDIT_FIELD} value={value} />
      <Button kind="secondary">{button}</Button>
    </Form>
  );
}
