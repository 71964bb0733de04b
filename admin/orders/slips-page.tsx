import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { addressLines } from '#app/features/delivery/address/address-lines.ts';
import { type KeptRequests, requestsOf } from '#app/features/delivery/requests/order-requests.ts';
import { ShownRequests } from '#app/features/delivery/requests/shown-requests.tsx';
import { deliveryLines } from '#app/features/delivery/terms.ts';
import { messages } from '#app/features/invoices/messages/messages.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { groupItems } from '#app/features/orders/page/order-view.ts';
import { PrintButton } from '#app/features/orders/page/view/print-button.tsx';
import {
  findMany,
  MAX_AT_ONCE,
  readManyOrders,
} from '#app/features/orders/picking/many-orders.server.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import { readStaffOrders } from '#app/features/orders/staff/order-pages.server.ts';
import { filled } from '#app/ui/filled.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { readTicked } from './list/order-list.ts';
import { messages as orderMessages } from './messages/messages.ts';
import styles from './packing-slip.module.css';

type Slip = {
  number: string;
  /** Null for what has not left yet. */
  parcel: number | null;
  createdSeconds: number;
  email: string | null;
  /** Where it goes, as on a parcel; empty for the placeholder. */
  address: readonly string[];
  /** What the shopper wrote with it, for the shop and for who gets the gift. */
  requests: KeptRequests;
  /** How it is delivered, where that has a name: a line each. */
  delivery: readonly string[];
  items: readonly { variant: string; title: string; count: number }[];
};

export const meta = () => [{ title: `${orderMessages.packingSlips} · ${ui.admin}` }];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { queries, about } = sessionOf(context);
  const texts = readTicked(url.searchParams, MAX_AT_ONCE);
  const ids = (await findMany(queries, texts)).flatMap((one) => one?.id ?? []);
  const [orders, rows] = await Promise.all([
    readManyOrders(queries, ids),
    readStaffOrders(queries, ids),
  ]);
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  const slips = orders.flatMap((order) => {
    const common = {
      id: order.id,
      number: order.number,
      createdSeconds: order.created,
      email: emails.get(order.id) ?? null,
      address: order.address ? addressLines(order.address) : [],
      delivery: deliveryLines(order.terms),
      requests: requestsOf(order),
    };
    return contentsOf(order, url.searchParams.get('parcel')).map(({ parcel, lines }) => ({
      ...{ ...common, parcel, items: itemsOf(order, lines) },
    }));
  });
  // A parcel that has left before prints: what waits does not.
  const held = url.searchParams.has('parcel') ? [] : orders.filter((one) => foldOrder(one).isHeld);
  return { shop: about.name, slips, held: held.map(({ number }) => number) };
}

type Content = { parcel: number | null; lines: readonly number[] };

/** What is left to send, unless it is on hold; else each parcel that has left. */
function contentsOf(order: OrderDetails, wanted: string | null): Content[] {
  const { parcels, linesToSend, isHeld } = foldOrder(order);
  const sent = parcels.map(({ no, lines }) => ({ parcel: no, lines }));
  if (wanted !== null) return sent.filter(({ parcel }) => String(parcel) === wanted);
  if (isHeld) return [];
  return linesToSend.length > 0 ? [{ parcel: null, lines: linesToSend }] : sent;
}

function itemsOf({ basket }: OrderDetails, wanted: readonly number[]): Slip['items'] {
  const packed = basket.filter(({ line }) => wanted.includes(line));
  return groupItems(packed, new Map()).map(({ item, lines }) => ({
    variant: item.variant,
    title: item.title,
    count: lines.length,
  }));
}

export default function Slips() {
  const { shop, slips, held } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="grid justify-items-start gap-3 screen-only">
        <PageHeading>{orderMessages.slipCount(slips.length)}</PageHeading>
        {held.length > 0 && <p>{orderMessages.heldSlips(held.join(', '))}</p>}
        {slips.length > 0 && <PrintButton />}
        {slips.length + held.length === 0 && <p>{orderMessages.tickInList}</p>}
      </div>
      {slips.map((slip) => (
        <PackingSlip key={`${slip.id} ${slip.parcel}`} shop={shop} slip={slip} />
      ))}
    </>
  );
}

/** What goes into the parcel, on a page of its own when printed, in the shop's language. It has no prices: it may be a gift. */
function PackingSlip({ shop, slip }: { shop: string; slip: Slip }) {
  const parcel = slip.parcel === null ? '' : ` · ${staffWords.parcel(slip.parcel)}`;
  const title = messages.slipOf(shop, slip.number) + parcel;
  return (
    <section className={styles.slip} aria-label={title}>
      <h2>{title}</h2>
      <p>
        {filled(slip.email ? messages.placedFor : messages.placed, {
          time: <ShortTime seconds={slip.createdSeconds} />,
          email: slip.email,
        })}
      </p>
      {slip.address.length > 0 && (
        <address className={styles.address} dir="auto">
          {slip.address.join('\n')}
        </address>
      )}
      {slip.delivery.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ShownRequests requests={slip.requests} />
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">{messages.number}</th>
            <th scope="col">{messages.item}</th>
            <th scope="col">{messages.packed}</th>
          </tr>
        </thead>
        <tbody>
          {slip.items.map(({ variant, title, count }) => (
            <tr key={variant}>
              <td>{count} ×</td>
              <td>
                {title} <span className="text-small muted">{variant}</span>
              </td>
              <td>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
