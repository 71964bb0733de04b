import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { BasketList } from '#app/features/basket/view/basket-list.tsx';
import { messages } from '#app/features/drafts/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { SplitLayout } from '#app/ui/page/split-layout.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';

export type DraftPageProps = {
  /** Who has the form. */
  opener: string;
  /** The name of the shop. */
  shop: string;
  /** When the link ends, in words. */
  until: string;
  items: readonly BasketItem[];
  /** What the total is made of, where it is not of the items alone. */
  parts: readonly { name: string; cents: number }[];
  totalCents: number;
  /** Whether the total has delivery in it. */
  isKnown: boolean;
  /** Where it goes; none where nobody has said. */
  address: readonly string[];
  /** Of the account that is signed in. */
  email: string | null;
  /** How many items the visitor has in a basket of its own. */
  ownCount: number;
};

/** What staff has put together, and the button that leads to its payment. */
export function DraftPage(props: DraftPageProps) {
  const { shop, items, address } = props;
  return (
    <>
      <PageHeading below={messages.madeForYou(shop)}>{messages.title}</PageHeading>
      <SplitLayout
        aside={
          <Panel className="grid gap-3">
            <Payment {...props} />
          </Panel>
        }
      >
        <Panel>
          <BasketList items={items} removable={false} />
        </Panel>
        {address.length > 0 && (
          <Panel>
            <h2 className="text-title">{messages.goesTo}</h2>
            {address.map((line) => (
              <p key={line} dir="auto">
                {line}
              </p>
            ))}
          </Panel>
        )}
      </SplitLayout>
    </>
  );
}

function Payment(props: DraftPageProps) {
  const { opener, until, parts, totalCents, isKnown, email, ownCount } = props;
  return (
    <>
      {parts.map(({ name, cents }) => (
        <p key={name} className="flex justify-between gap-4">
          {name} <Price cents={cents} />
        </p>
      ))}
      <p className="flex justify-between gap-4 text-large">
        {messages.total} <Price cents={totalCents} />
      </p>
      {!isKnown && <p className="text-small muted">{messages.withoutDelivery}</p>}
      {email !== null && <p>{messages.asAccount(email)}</p>}
      {ownCount > 0 && <p>{messages.ownWait(ownCount)}</p>}
      <form method="post" className="grid">
        <input type="hidden" name="opener" value={opener} />
        <Button kind="primary">{messages.goToPayment}</Button>
      </form>
      <p className="text-small muted">
        {messages.until(until)} {messages.nothingHeld}
      </p>
    </>
  );
}
