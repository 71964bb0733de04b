import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm, useMay } from '#admin/ui/operation-form.tsx';
import type { CountryChoice } from '#app/features/delivery/country-names.ts';
import { EVERYWHERE_ELSE, type ShippingPrice } from '#app/features/delivery/shipping-price.ts';
import { formatCents, formatPlainCents } from '#app/shared/money.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { InlineChange } from './inline-change.tsx';
import styles from './settings.module.css';

type DeliveryPanelProps = {
  prices: readonly ShippingPrice[];
  countries: readonly CountryChoice[];
  /** Whether shoppers say where their orders go: only then is a price charged. */
  isCharged: boolean;
};

const keyOf = ({ country, fromCents }: ShippingPrice) => `${country} ${fromCents}`;

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
          label="Price in dollars"
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
    <Panel labelledBy="delivery" className="stack">
      <div>
        <h2 id="delivery" className={styles.title}>
          What delivery costs
        </h2>
        <p className={styles.muted}>
          {isCharged
            ? 'A change holds for the next payment; whoever pays just now pays what was shown.'
            : 'DELIVERY is not set to address: the shop asks for no address, and charges none of these.'}
          {prices.length > 0 && !hasElse && ' To any other country nothing is delivered.'}
        </p>
      </div>
      <DataTable
        isFlat
        caption="Prices of delivery"
        columns={columns}
        rows={prices}
        keyOf={keyOf}
        empty="There are no prices: delivery is free everywhere."
      />
      <details className={styles.new} hidden={!useMay('delivery.set')}>
        <summary>Add a price</summary>
        <OperationForm
          operation="delivery.set"
          button="Add the price"
          fields={{ seen: '' }}
          className="stack"
          key={prices.map(keyOf).join()}
        >
          <div className={styles.fields}>
            <SelectField
              label="To"
              name="country"
              placeholder="Choose"
              required
              choices={[[EVERYWHERE_ELSE, 'Everywhere else'], ...countries]}
            />
            <Field
              label="From an order of, in dollars"
              name="from"
              inputMode="decimal"
              hint="Empty: for every order."
              autoComplete="off"
            />
            <Field
              label="Costs, in dollars"
              name="price"
              inputMode="decimal"
              hint="0 is free."
              required
              autoComplete="off"
            />
          </div>
        </OperationForm>
      </details>
    </Panel>
  );
}
