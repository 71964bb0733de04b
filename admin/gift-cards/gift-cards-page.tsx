import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import { ListSearch } from '#admin/ui/list-search.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { holderOf } from '#app/features/credits/credit.ts';
import { creditName } from '#app/features/credits/credit-parts.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { listGiftCards } from '#operations/credits/gift-cards.server.ts';
import { CreditState } from './credit-state.tsx';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: `${messages.title} · ${ui.admin}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const input = { ending: query.get('q'), after: query.get('after') };
  const { credits, next } = await loadOperation(sessionOf(context), listGiftCards, input);
  return { credits, next, ending: input.ending ?? '' };
}

export const action = answerOperation;

type Row = ReturnType<typeof useLoaderData<typeof loader>>['credits'][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    name: messages.card,
    cell: ({ id, shopper, ending }) => (
      <Link to={`/gift-cards/${id}`}>
        {shopper === null && ending === null ? messages.withoutCode : creditName({ ending })}
      </Link>
    ),
  },
  {
    name: messages.balance,
    isNumber: true,
    cell: ({ balanceCents }) => formatCents(balanceCents),
  },
  {
    name: messages.who,
    cell: (credit) => {
      const holder = holderOf(credit);
      return holder && <bdi>{holder}</bdi>;
    },
  },
  { name: messages.made, cell: ({ madeSeconds }) => <ShortTime seconds={madeSeconds} /> },
  { name: messages.state, cell: (credit) => <CreditState {...credit} /> },
];

/** Gift cards and store credit, and a form that makes a card. */
export default function GiftCards() {
  const { credits, next, ending } = useLoaderData<typeof loader>();
  const mayIssue = useMay('gift-cards.issue');
  return (
    <AdminPage title={messages.title} below={messages.about}>
      <ListSearch
        path="/gift-cards"
        what={messages.what}
        text={ending}
        placeholder={messages.lastLetters}
      />
      <DataTable
        caption={messages.title}
        columns={COLUMNS}
        rows={credits}
        keyOf={({ id }) => id}
        empty={messages.none}
      />
      {next !== null && (
        <p>
          <Link to={`/gift-cards?${new URLSearchParams({ after: next })}`}>{messages.older}</Link>
        </p>
      )}
      {mayIssue && (
        <Section title={messages.newCard}>
          <OperationForm operation="gift-cards.issue" />
        </Section>
      )}
    </AdminPage>
  );
}
