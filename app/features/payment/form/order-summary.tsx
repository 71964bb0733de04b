import { useShopData } from '#app/features/basket/browser/use-shop-state.ts';
import { PriceNote } from '#app/features/catalogue/product/price/price-note.tsx';
import { unitPriceText } from '#app/features/catalogue/product/price/unit-price.ts';
import { ChargeParts } from '#app/features/delivery/charge-parts.tsx';
import { messages } from '#app/features/payment/messages/messages.ts';
import { Price } from '#app/ui/price.tsx';
import styles from './order-summary.module.css';
import type { SummedLine } from './summed-order.ts';

type OrderSummaryProps = {
  lines: readonly SummedLine[];
  /** What the charge is made of, with the taxes that it includes. */
  parts: readonly { name: string; cents: number }[];
};

/** All that is ordered, between the card and the button. */
export function OrderSummary({ lines, parts }: OrderSummaryProps) {
  const { unitPrices } = useShopData()?.about ?? {};
  return (
    <section className="grid gap-2" aria-label={messages.yourOrder}>
      <h3>{messages.yourOrder}</h3>
      <ul className={`${styles.lines} grid gap-2`}>
        {lines.map((line) => (
          <li key={line.key}>
            <span dir="auto">
              {line.count} × {line.title}
              {unitPrices && <PriceNote note={unitPriceText(line)} />}
            </span>
            <Price cents={line.cents} />
          </li>
        ))}
      </ul>
      <ChargeParts parts={parts} />
    </section>
  );
}
