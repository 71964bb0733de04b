import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { ShortTime } from '#admin/ui/short-time.tsx';
import type { StaffReview } from '#app/features/reviews/staff-reviews.server.ts';
import { listReviews } from '#operations/reviews/reviews.server.ts';
import { messages } from './messages/messages.ts';

const columns = (): readonly Column<StaffReview>[] => [
  {
    name: messages.product,
    cell: ({ id, title }) => <Link to={`/reviews/${encodeURIComponent(id)}`}>{title}</Link>,
  },
  { name: messages.stars, isNumber: true, cell: ({ stars }) => stars },
  { name: messages.by, cell: ({ name }) => <bdi>{name || messages.aBuyer}</bdi> },
  {
    name: messages.state,
    cell: ({ state, reports }) =>
      reports > 0
        ? `${messages.states[state]}, ${messages.reported(reports)}`
        : messages.states[state],
  },
  { name: messages.written, cell: ({ writtenSeconds }) => <ShortTime seconds={writtenSeconds} /> },
];

export const meta = () => [{ title: `${messages.reviews} · ${ui.admin}` }];

const MAX_LISTED = 200;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const isAll = url.searchParams.has('all');
  const filter = { waiting: !isAll, limit: MAX_LISTED };
  return { isAll, ...(await loadOperation(sessionOf(context), listReviews, filter)) };
}

export const action = answerOperation;

export default function Reviews() {
  const { isAll, reviews } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={isAll ? messages.reviews : messages.toLookAt}
      below={
        isAll ? (
          <Link to="/reviews">{messages.whatWaits}</Link>
        ) : (
          <Link to="/reviews?all">{messages.allReviews}</Link>
        )
      }
    >
      <DataTable
        caption={messages.reviews}
        columns={columns()}
        rows={reviews}
        keyOf={({ id }) => id}
        empty={messages.noReviews}
      />
    </AdminPage>
  );
}
