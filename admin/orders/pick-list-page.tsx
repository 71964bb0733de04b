import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { canHappen } from '#app/features/orders/order-state.ts';
import { PrintButton } from '#app/features/orders/page/view/print-button.tsx';
import {
  findMany,
  idsToSend,
  MAX_AT_ONCE,
} from '#app/features/orders/picking/many-orders.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { type PickListOutput, pickList } from '#operations/orders/many-orders.server.ts';
import { formatNumbers, isAll, readOrderListQuery, readTicked } from './list/order-list.ts';
import { messages } from './messages/messages.ts';
import styles from './packing-slip.module.css';

export const meta = () => [{ title: `${messages.pickList} · ${ui.admin}` }];

const NOTHING: PickListOutput = { orders: [], lines: [], hasMore: false };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const { queries } = session;
  // From then on it is about these: what is ordered meanwhile was not fetched.
  if (isAll(url.searchParams)) {
    const { ids, hasMore } = await idsToSend(queries, readOrderListQuery(url.searchParams));
    const orders = await findMany(queries, ids);
    const query = formatNumbers(orders.flatMap((one) => one?.number ?? []));
    throw redirect(`/pick-list?${query}${hasMore ? '&more=yes' : ''}`);
  }
  const orders = readTicked(url.searchParams, MAX_AT_ONCE);
  const list = orders.length > 0 ? await loadOperation(session, pickList, { orders }) : NOTHING;
  return { ...list, hasMore: url.searchParams.has('more') };
}

export const action = answerOperation;

export default function PickList() {
  const { orders, lines, hasMore } = useLoaderData<typeof loader>();
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  return (
    <AdminPage
      title={messages.pickListOf(orders.length, units)}
      above={
        <Link to="/orders?state=to-ship" className="screen-only">
          {ui.orders}
        </Link>
      }
    >
      {hasMore && (
        <Notice kind="warning">
          <p>{messages.moreToSend(orders.length)}</p>
        </Notice>
      )}
      {orders.length > 0 ? <NextSteps orders={orders} /> : <p>{messages.nothingToFetch}</p>}
      {lines.length > 0 && <Lines lines={lines} />}
      {orders.length > 0 && (
        <OperationForm
          operation="orders.ship-many"
          fields={{ orders: orders.map(({ number }) => number) }}
          className="grid gap-3 screen-only"
        />
      )}
    </AdminPage>
  );
}

/** What is done once all is fetched: it is for these orders alone. */
function NextSteps({ orders }: Pick<PickListOutput, 'orders'>) {
  const numbers = orders.map(({ number }) => number);
  const unpacked = orders.filter(({ state }) => canHappen('packed', state));
  return (
    <div className="flex wrap items-center gap-3 screen-only">
      <PrintButton />
      <ButtonLink kind="secondary" to={`/slips?${formatNumbers(numbers)}`}>
        {messages.packingSlips}
      </ButtonLink>
      {unpacked.length > 0 && (
        <OperationForm
          operation="orders.pack-many"
          fields={{ orders: unpacked.map(({ number }) => number) }}
        />
      )}
    </div>
  );
}

function Lines({ lines }: Pick<PickListOutput, 'lines'>) {
  const hasShelves = lines.some(({ shelf }) => shelf !== '');
  return (
    <div className={styles.slip}>
      <table className={styles.items}>
        <thead>
          <tr>
            {hasShelves && <th scope="col">{messages.shelf}</th>}
            <th scope="col">{messages.units}</th>
            <th scope="col">{messages.item}</th>
            <th scope="col">{messages.fetched}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ shelf, variant, title, units, orders }) => (
            <tr key={variant}>
              {hasShelves && <td className="mono">{shelf}</td>}
              <td>{units} ×</td>
              <td>
                <span dir="auto">{title}</span> <span className="text-small muted">{variant}</span>
                <div className="text-small mono">
                  {orders.map((one) => messages.unitsFor(one.number, one.units)).join(' · ')}
                </div>
              </td>
              <td>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
