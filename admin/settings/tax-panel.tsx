import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { PostForm } from '#admin/ui/post-form.tsx';
import type { Seller } from '#app/features/invoices/invoice.ts';
import {
  describeScope,
  formatRate,
  type TaxScope,
  taxScopeKey,
} from '#app/features/tax/tax-rate.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { InlineChange } from './inline-change.tsx';
import styles from './settings.module.css';
import { sellerVersion } from './tax-form.ts';

type Rate = { scope: TaxScope; basisPoints: number; isUsed: boolean };

type TaxPanelProps = { rates: readonly Rate[]; seller: Seller | null; isBusy: boolean };

const keyOf = ({ scope }: Rate) => taxScopeKey(scope);

/** The hidden fields that say which rate it is, and what the page shows of it. */
function RateKey({ scope, basisPoints }: Rate) {
  return (
    <>
      <input type="hidden" name="scope" value={scope.kind} />
      {scope.kind === 'category' && <input type="hidden" name="category" value={scope.category} />}
      <input type="hidden" name="seen" value={basisPoints} />
    </>
  );
}

const columns: readonly Column<Rate>[] = [
  {
    name: 'Of',
    cell: ({ scope, isUsed }) => (
      <>
        {describeScope(scope)}
        {!isUsed && <span className={styles.muted}> (no product has it)</span>}
      </>
    ),
  },
  {
    name: 'Rate',
    isNumber: true,
    cell: (rate) => (
      <InlineChange
        name="rate"
        value={formatRate(rate.basisPoints)}
        label="Rate in percent"
        about={describeScope(rate.scope)}
        save="rate"
        remove="remove-rate"
      >
        <RateKey {...rate} />
      </InlineChange>
    ),
  },
];

/** The tax that prices include, and who sells. */
export function TaxPanel({ rates, seller, isBusy }: TaxPanelProps) {
  return (
    <Panel labelledBy="tax" className="stack">
      <div>
        <h2 id="tax" className={styles.title}>
          Tax and invoices
        </h2>
        <p className={styles.muted}>
          Prices include tax: a rate says how much of a price it is, and nobody pays more or less.
        </p>
      </div>
      <DataTable
        isFlat
        caption="Tax rates"
        columns={columns}
        rows={rates}
        keyOf={keyOf}
        empty="There are no rates: no order says anything of tax."
      />
      <details className={styles.new}>
        <summary>Add a rate</summary>
        <PostForm className="stack" key={rates.map(keyOf).join()}>
          <input type="hidden" name="seen" value="" />
          <div className={styles.fields}>
            <SelectField
              label="Of"
              name="scope"
              placeholder="Choose"
              required
              choices={[
                ['everything-else', 'Everything else'],
                ['delivery', 'Delivery'],
                ['category', 'A category'],
              ]}
            />
            <Field
              label="Category"
              name="category"
              hint="For a rate of a category alone, as the catalogue spells it."
              autoComplete="off"
            />
            <Field
              label="Rate, in percent"
              name="rate"
              inputMode="decimal"
              hint="Such as 25 or 8.1."
              required
              autoComplete="off"
            />
          </div>
          <div>
            <Button kind="secondary" name="do" value="rate" busy={isBusy}>
              Add the rate
            </Button>
          </div>
        </PostForm>
      </details>
      <SellerForm seller={seller} isBusy={isBusy} />
    </Panel>
  );
}

function SellerForm({ seller, isBusy }: Pick<TaxPanelProps, 'seller' | 'isBusy'>) {
  const version = sellerVersion(seller);
  return (
    <PostForm className="stack" key={version}>
      <div>
        <h3 className={styles.title}>Who sells</h3>
        <p className={styles.muted}>
          {seller
            ? 'Each order gets an invoice by this name, within a minute. Invoices that have a number stay as they are.'
            : 'Nobody is set: orders get no invoices, and print as receipts.'}
        </p>
      </div>
      <input type="hidden" name="seen" value={version} />
      <div className={styles.fields}>
        <Field label="Name" name="name" defaultValue={seller?.name} maxLength={100} required />
        <TextArea
          label="Address"
          name="address"
          rows={3}
          defaultValue={seller?.lines.join('\n')}
          hint="At least one line, each of at most 100 letters."
          required
        />
        <Field
          label="Tax number"
          name="taxNumber"
          defaultValue={seller?.taxNumber}
          maxLength={100}
          hint="As it is to stand on invoices, or empty."
        />
      </div>
      <div className={styles.start}>
        <Button kind="secondary" name="do" value="seller" busy={isBusy}>
          Save who sells
        </Button>
        {seller && (
          <Button kind="quiet" name="do" value="no-seller" formNoValidate>
            No more invoices
          </Button>
        )}
      </div>
    </PostForm>
  );
}
