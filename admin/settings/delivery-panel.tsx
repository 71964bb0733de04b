import type { Column } from '#admin/ui/data-table.tsx';
import type { CountryChoice } from '#app/features/delivery/country-names.ts';
import { EVERYWHERE_ELSE } from '#app/features/delivery/shipping-price.ts';
import { currencyWord, formatCents, formatTypedCents } from '#app/shared/money/money.ts';
import type { DeliveryPrice } from '#operations/settings/delivery-prices.server.ts';
import { InlineChange } from './inline-change.tsx';
import { ListSection } from './list-section.tsx';
import { messages } from './messages/messages.ts';

type DeliveryPanelProps = {
  prices: readonly DeliveryPrice[];
  countries: readonly CountryChoice[];
  /** Whether shoppers say where their orders go: only then is a price charged. */
  isCharged: boolean;
};

const keyOf = ({ country, fromCents }: DeliveryPrice) => `${country} ${fromCents}`;

/** What delivery costs, by country and order value. */
export function DeliveryPanel({ prices, countries, isCharged }: DeliveryPanelProps) {
  const names = new Map([[EVERYWHERE_ELSE, messages.everywhereElse], ...countries]);
  const whereOf = ({ country, fromCents }: DeliveryPrice) =>
    messages.whereFrom(names.get(country) ?? country, formatCents(fromCents));
  const columns: readonly Column<DeliveryPrice>[] = [
    { name: messages.to, cell: ({ country }) => names.get(country) ?? country },
    { name: messages.fromOrderOf, isNumber: true, cell: ({ fromCents }) => formatCents(fromCents) },
    {
      name: messages.costs,
      isNumber: true,
      cell: (price) => (
        <InlineChange
          name="price"
          value={formatTypedCents(price.priceCents)}
          label={messages.priceIn(currencyWord())}
          about={whereOf(price)}
          save="delivery.set"
          remove="delivery.remove"
          fields={{
            country: price.country,
            from: formatTypedCents(price.fromCents),
            seen: formatTypedCents(price.priceCents),
          }}
        />
      ),
    },
  ];
  const hasElse = prices.some(({ country }) => country === EVERYWHERE_ELSE);
  return (
    <ListSection
      title={messages.whatDeliveryCosts}
      about={
        <>
          {isCharged ? messages.aboutDelivery : messages.deliveryToExample}
          {prices.length > 0 && !hasElse && ` ${messages.nowhereElse}`}
        </>
      }
      caption={messages.pricesOfDelivery}
      columns={columns}
      rows={prices}
      keyOf={keyOf}
      empty={messages.deliveryIsFree}
      add={{
        ...{ operation: 'delivery.set', seen: 'seen' },
        ...{ summary: messages.addPrice, button: messages.addThePrice },
      }}
    />
  );
}
