import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { PostForm } from '#admin/ui/post-form.tsx';
import type { CountryChoice } from '#app/features/delivery/country-names.ts';
import { EVERYWHERE_ELSE, type ShippingPrice } from '#app/features/delivery/shipping-price.ts';
import { formatCents, formatPlainCents } from '#app/shared/money.ts';
import { Button } from '#app/ui/forms/button.tsx';
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
  isBusy: boolean;
};

const keyOf = ({ country, fromCents }: ShippingPrice) => `${country} ${fromCents}`;

/** The hidden fields that say which price it is, and what the page shows of it. */
function PriceKey({ country, fromCents, cents }: ShippingPrice) {
  return (
    <>
      <input type="hidden" name="country" value={country} />
      <input type="hidden" name="from" value={formatPlainCents(fromCents)} />
      <input type="hidden" name="seen" value={cents} />
    </>
  );
}

/** What delivery costs, by country and order value. */
export function DeliveryPanel({ prices, countries, isCharged, isBusy }: DeliveryPanelProps) {
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
          save="set"
          remove="remove"
        >
          <PriceKey {...price} />
        </InlineChange>
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
      <details className={styles.new}>
        <summary>Add a price</summary>
        <PostForm className="stack" key={prices.map(keyOf).join()}>
          <input type="hidden" name="seen" value="" />
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
          <div>
            <Button kind="secondary" name="do" value="set" busy={isBusy}>
              Add the price
            </Button>
          </div>
        </PostForm>
      </details>
    </Panel>
  );
}
