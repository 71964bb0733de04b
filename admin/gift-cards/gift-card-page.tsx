import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { OtherForms } from '#admin/ui/forms/other-forms.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { creditName } from '#app/features/credits/credit-parts.ts';
import type { CreditEntry } from '#app/features/credits/credit-store.server.ts';
import { formatCents, formatTypedCents } from '#app/shared/money/money.ts';
import { showGiftCard } from '#operations/credits/gift-cards.server.ts';
import { CreditState } from './credit-state.tsx';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: `${messages.aCard} · ${ui.admin}` }];

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadOperation(sessionOf(context), showGiftCard, { giftCard: params.id ?? '' });
}

export const action = answerOperation;

const COLUMNS: readonly Column<CreditEntry>[] = [
  { name: messages.when, cell: ({ atSeconds }) => <ShortTime seconds={atSeconds} /> },
  { name: messages.fact, cell: ({ fact }) => messages.facts[fact] },
  { name: messages.amount, cell: ({ cents }) => formatCents(cents) },
  {
    name: messages.order,
    cell: ({ order }) => order !== null && <Link to={`/orders/${order}`}>{order}</Link>,
  },
];

/** One gift card, or the store credit of an account: its ledger, and what staff may do with it. */
export default function GiftCard() {
  const { credit, entries } = useLoaderData<typeof loader>();
  const { id, shopper, accountEmail, ending, email, balanceCents } = credit;
  const fields = { giftCard: id };
  const hasName = shopper !== null || ending !== null;
  return (
    <AdminPage
      title={`${hasName ? creditName(credit) : messages.withoutCode}: ${formatCents(balanceCents)}`}
      above={<Link to="/gift-cards">{messages.title}</Link>}
      below={<CreditState {...credit} />}
    >
      {shopper !== null && (
        <p>
          <Link to={`/customers/${encodeURIComponent(shopper)}`}>
            {accountEmail ?? messages.account}
          </Link>
        </p>
      )}
      {email !== null && <p>{messages.isFor(email)}</p>}
      <DataTable
        caption={messages.ledger}
        columns={COLUMNS}
        rows={entries}
        keyOf={(entry) => `${entry.atSeconds} ${entry.fact} ${entry.order} ${entry.cents}`}
        empty={messages.none}
      />
      {!credit.isVoided && (
        <Section title={messages.change}>
          <OperationForm
            operation="gift-cards.change-balance"
            fields={{ ...fields, seen: formatTypedCents(balanceCents) }}
          />
          <OtherForms about={fields} />
        </Section>
      )}
    </AdminPage>
  );
}
