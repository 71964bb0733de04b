import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { useShopZone } from '#admin/ui/use-shop-zone.ts';
import { refundDueDay } from '#app/features/orders/actions/withdrawal-period.ts';
import { listWithdrawals, type WaitingDeclaration } from '#operations/orders/withdrawals.server.ts';
import { messages } from './messages/messages.ts';

const columns = (zone: string): readonly Column<WaitingDeclaration>[] => [
  {
    name: messages.order,
    cell: ({ order, orderNumber }) =>
      order === null ? (
        <Link to={`/orders?q=${orderNumber}`}>{messages.unmatched(orderNumber)}</Link>
      ) : (
        <Link to={`/orders/${order}`}>{orderNumber}</Link>
      ),
  },
  { name: messages.extent, cell: ({ extent }) => messages.extents[extent] },
  {
    name: messages.by,
    cell: ({ name, email }) => (
      <>
        <bdi>{name}</bdi>, {email}
      </>
    ),
  },
  {
    name: messages.declared,
    cell: ({ declaredSeconds }) => <ShortTime seconds={declaredSeconds} />,
  },
  { name: messages.due, cell: ({ declaredSeconds }) => refundDueDay(declaredSeconds, zone) },
  {
    name: messages.whatNext,
    cell: ({ id }) => <OperationForm operation="withdrawals.settle" fields={{ withdrawal: id }} />,
  },
];

export const meta = () => [{ title: `${messages.title} · ${ui.admin}` }];

export function loader({ context }: LoaderFunctionArgs) {
  return loadOperation(sessionOf(context), listWithdrawals, {});
}

export const action = answerOperation;

/** Withdrawals by order number whose link nobody has followed: an order is opened to record one, or the shop writes back. */
export default function Withdrawals() {
  const { withdrawals } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={messages.title} below={messages.about}>
      <DataTable
        caption={messages.title}
        columns={columns(useShopZone())}
        rows={withdrawals}
        keyOf={({ id }) => id}
        empty={messages.none}
      />
    </AdminPage>
  );
}
