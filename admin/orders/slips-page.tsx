import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { addressLines } from '#app/features/delivery/address-lines.ts';
import { groupItems } from '#app/features/orders/page/order-view.ts';
import { PrintButton } from '#app/features/orders/page/view/print-button.tsx';
import { isStorable } from '#app/shared/storable-text.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { emailOf, findOrder } from './order-desk.server.ts';
import { ORDERS_PER_PAGE } from './order-list.ts';
import styles from './packing-slip.module.css';
import { PackingSlip } from './packing-slip.tsx';

export const meta = () => [{ title: 'Packing slips · Admin' }];

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
      <div className={`${styles.tools} screen-only`}>
        <PageHeading>
          {slips.length === 1 ? '1 packing slip' : `${slips.length} packing slips`}
        </PageHeading>
        {slips.length > 0 ? <PrintButton /> : <p>Tick orders in the list first.</p>}
      </div>
      {slips.map((slip) => (
        <PackingSlip key={slip.id} shop={shop} slip={slip} />
      ))}
    </>
  );
}
