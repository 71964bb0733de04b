import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { leftCents, soldCents } from '#app/features/books/month-sums.ts';
import { formatCents } from '#app/shared/money/money.ts';
import type { ShownMonth } from '#operations/books/close-month.server.ts';
import { messages } from './messages/messages.ts';

const columns = (): readonly Column<ShownMonth>[] => [
  { name: messages.month, cell: ({ month }) => <span className="nowrap">{month}</span> },
  { name: messages.kinds.orders, isNumber: true, cell: ({ sums }) => sums.orders },
  {
    name: messages.charged,
    isNumber: true,
    cell: ({ sums }) => formatCents(soldCents(sums)),
  },
  {
    name: messages.refunded,
    isNumber: true,
    cell: ({ sums }) => formatCents(sums.refundsCents),
  },
  {
    name: messages.left,
    isNumber: true,
    cell: ({ sums }) => formatCents(leftCents(sums)),
  },
  { name: messages.tax, isNumber: true, cell: ({ sums }) => formatCents(sums.taxCents) },
  { name: messages.fees, isNumber: true, cell: ({ sums }) => formatCents(sums.feesCents) },
  { name: messages.paidOut, isNumber: true, cell: ({ sums }) => formatCents(sums.payoutsCents) },
  {
    name: messages.closed,
    cell: ({ closedSeconds, closedBy, evenSo }) => (
      <>
        <ShortTime seconds={closedSeconds} /> {messages.closedBy(closedBy)}
        {evenSo !== '' && <p>{messages.evenSo(evenSo)}</p>}
      </>
    ),
  },
];

type Props = {
  months: readonly ShownMonth[];
  /** The one that is closed next; null while there is nothing in the books. */
  next: string | null;
};

export function ClosedMonths({ months, next }: Props) {
  return (
    <>
      <OperationForm operation="books.close" values={{ month: next ?? '' }} />
      <DataTable
        caption={messages.months}
        columns={columns()}
        rows={months}
        keyOf={({ month }) => month}
        empty={messages.noMonths}
      />
    </>
  );
}
