import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { addressLines } from '#app/features/delivery/address-lines.ts';
import { deliveryLines } from '#app/features/delivery/terms.ts';
import { messages } from '#app/features/invoices/messages/messages.ts';
import { groupItems } from '#app/features/orders/page/order-view.ts';
import { PrintButton } from '#app/features/orders/page/view/print-button.tsx';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { filled } from '#app/ui/filled.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { messages as orderMessages } from './messages/messages.ts';
import { ORDERS_PER_PAGE } from './order-list.ts';
import { emailOf, findOrder } from './order-reads.server.ts';
import styles from './packing-slip.module.css';

type Slip = {
  number: string;
  createdSeconds: number;
  email: string | null;
  /** Where it goes, as on a parcel; empty for the placeholder. */
  address: readonly string[];
  /** How it is delivered, where that has a name: a line each. */
  delivery: readonly string[];
  items: readonly { variant: string; title: string; count: number }[];
};

export const meta = () => [{ title: `${orderMessages.packingSlips} · ${ui.admin}` }];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { queries, about } = deskOf(context);
  const ids = url.searchParams.getAll('order').filter(isStorable).slice(0, ORDERS_PER_PAGE);
  const slips = [];
  for (const id of ids) {
    const order = await findOrder(queries, id);
    if (!order) continue;
    slips.push({
      id,
      number: order.number,
      createdSeconds: order.created,
      email: await emailOf(queries, order),
      address: order.address ? addressLines(order.address) : [],
      delivery: deliveryLines(order.terms),
      items: groupItems(order.basket, new Map()).map(({ item, lines }) => ({
        variant: item.variant,
        title: item.title,
        count: lines.length,
      })),
    });
  }
  return { shop: about.name, slips };
}

export default function Slips() {
  const { shop, slips } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="grid justify-items-start gap-3 screen-only">
        <PageHeading>{orderMessages.slipCount(slips.length)}</PageHeading>
        {slips.length > 0 ? <PrintButton /> : <p>{orderMessages.tickInList}</p>}
      </div>
      {slips.map((slip) => (
        <PackingSlip key={slip.id} shop={shop} slip={slip} />
      ))}
    </>
  );
}

/** What goes into the parcel, on a page of its own when printed, in the shop's language. It has no prices. */
function PackingSlip({ shop, slip }: { shop: string; slip: Slip }) {
  return (
    <section className={styles.slip} aria-label={messages.slipOf(shop, slip.number)}>
      <h2>{messages.slipOf(shop, slip.number)}</h2>
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
