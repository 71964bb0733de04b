import type { Column } from '#admin/ui/data-table.tsx';
import type { CountryChoice } from '#app/features/delivery/country-names.ts';
import { EVERYWHERE_ELSE, type ShippingPrice } from '#app/features/delivery/shipping-price.ts';
import { currencyWord, formatCents, formatPlainCents } from '#app/shared/money/money.ts';
import { InlineChange } from './inline-change.tsx';
import { ListSection } from './list-section.tsx';

type DeliveryPanelProps = {
  prices: readonly ShippingPrice[];
  countries: readonly CountryChoice[];
  /** Whether shoppers say where their orders go: only then is a price charged. */
  isCharged: boolean;
};

const keyOf = ({ country, fromCents }: ShippingPrice) => `${country} ${fromCents}`;

const ADD = {
  ...{ operation: 'delivery.set', seen: 'seen' },
  ...{ summary: 'Add a price', button: 'Add the price' },
};

/** What delivery costs, by country and order value. */
export function DeliveryPanel({ prices, countries, isCharged }: DeliveryPanelProps) {
  const names = new Map([[EVERYWHERE_ELSE, 'Everywhere else'], ...countries]);
  const whereOf = ({ country, fromCents }: ShippingPrice) =>
    `${names.get(country) ?? country}, from ${formatCents(fromCents)} on`;
  const columns: readonly Column<ShippingPrice>[] = [
    { name: 'To', cell: ({ country }) => names.get(country) ?? country },
    { name: 'From an order of', isNumber: true, cell: ({ fromCents }) => formatCents(fromCents) },
    {
      name: 'Costs',
      isNumber: true,
      cell: (price) => (
        <InlineChange
          name="price"
          value={formatPlainCents(price.cents)}
          label={`Price in ${currencyWord()}`}
          about={whereOf(price)}
          save="delivery.set"
          remove="delivery.remove"
          fields={{
            country: price.country,
            from: formatPlainCents(price.fromCents),
            seen: formatPlainCents(price.cents),
          }}
        />
      ),
    },
  ];
  const hasElse = prices.some(({ country }) => country === EVERYWHERE_ELSE);
  return (
    <ListSection
      title="What delivery costs"
      about={
        <>
          {isCharged
            ? 'A change holds for the next payment; whoever pays just now pays what was shown.'
            : 'Orders go to one example address: the shop asks for no other, and charges none of these.'}
          {prices.length > 0 && !hasElse && ' To any other country nothing is delivered.'}
        </>
      }
      caption="Prices of delivery"
      columns={columns}
      rows={prices}
      keyOf={keyOf}
      empty="There are no prices: delivery is free everywhere."
      add={ADD}
    />
  );
}
