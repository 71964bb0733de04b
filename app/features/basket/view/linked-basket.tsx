import { useShopState } from '#app/features/basket/browser/use-shop-state.ts';
import { itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { addableCents, type LinkedRow } from '#app/features/basket/core/linked-basket.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { toLineProduct } from '#app/features/catalogue/product/options/options.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { SplitLayout } from '#app/ui/page/split-layout.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import { BasketLine } from './basket-list.tsx';

/** The name of the button that was pressed, and what it does. */
export const FILL_FIELD = 'do';
export const REPLACE = 'replace';

type LinkedBasketProps = {
  rows: readonly LinkedRow[];
  /** A discount code that comes with them. */
  code: string | null;
};

/** What a link would put into the basket, and the button that does. A GET changes nothing. */
export function LinkedBasket({ rows, code }: LinkedBasketProps) {
  const isAnything = rows.some(({ addable }) => addable > 0);
  return (
    <SplitLayout
      aside={
        <Panel className="grid gap-3">
          <p className="text-large">
            {messages.comesTo} <Price cents={addableCents(rows)} />
          </p>
          {code !== null && <p className="text-small">{messages.codeComesWith(code)}</p>}
          {isAnything ? <FillForm /> : <p>{messages.nothingToAdd}</p>}
        </Panel>
      }
    >
      <Panel>
        <ul className="divided">
          {rows.map((row) => (
            <li key={row.variant}>
              <LinkedLine {...row} />
            </li>
          ))}
        </ul>
      </Panel>
    </SplitLayout>
  );
}

function LinkedLine({ variant, count, product, addable }: LinkedRow) {
  if (!product) return <p className="muted break-anywhere">{messages.notSold(variant)}</p>;
  return (
    <BasketLine
      item={toLineProduct(product)}
      below={() => (
        <>
          {count > 1 && <p className="text-small">{messages.howMany(count)}</p>}
          {addable > 0 && addable < count && (
            <p className="text-small">{messages.onlySome(addable)}</p>
          )}
        </>
      )}
    />
  );
}

/** Who has a basket is asked whether to keep what is in it. */
function FillForm() {
  const { length: count } = itemsForSale(useShopState().basket);
  return (
    <form method="post" className="grid gap-2">
      {count > 0 && <p>{messages.haveAlready(count)}</p>}
      <Button kind="primary">{count > 0 ? messages.addToMine : messages.putIntoBasket}</Button>
      {count > 0 && (
        <Button kind="secondary" name={FILL_FIELD} value={REPLACE}>
          {messages.replaceMine}
        </Button>
      )}
    </form>
  );
}
