import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm, useMay } from '#admin/ui/operation-form.tsx';
import type { Seller } from '#app/features/invoices/invoice.ts';
import { describeScope, formatRate, taxScopeKey } from '#app/features/tax/tax-rate.ts';
import type { ListedTaxRate } from '#app/features/tax/tax-rates.server.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { InlineChange } from './inline-change.tsx';
import styles from './settings.module.css';

type ShownSeller = {
  seller: Seller | null;
  /** Null without a seller. */
  version: string | null;
};

type TaxPanelProps = { rates: readonly ListedTaxRate[]; sells: ShownSeller };

const keyOf = ({ scope }: ListedTaxRate) => taxScopeKey(scope);

const columns: readonly Column<ListedTaxRate>[] = [
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
        save="tax.set"
        remove="tax.remove"
        fields={{
          of: rate.scope.kind,
          category: rate.scope.kind === 'category' ? rate.scope.category : '',
          seen: formatRate(rate.basisPoints),
        }}
      />
    ),
  },
];

/** The tax that prices include, and who sells. */
export function TaxPanel({ rates, sells }: TaxPanelProps) {
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
      <details className={styles.new} hidden={!useMay('tax.set')}>
        <summary>Add a rate</summary>
        <OperationForm
          operation="tax.set"
          button="Add the rate"
          fields={{ seen: '' }}
          className="stack"
          key={rates.map(keyOf).join()}
        >
          <div className={styles.fields}>
            <SelectField
              label="Of"
              name="of"
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
        </OperationForm>
      </details>
      <WhoSells {...sells} />
    </Panel>
  );
}

/** The seller: a form, or a line for who may not change it. */
function WhoSells({ seller, version }: ShownSeller) {
  const mayChange = useMay('seller.set');
  const seen = { seenVersion: version ?? '' };
  return (
    <>
      <div>
        <h3 className={styles.title}>Who sells</h3>
        <p className={styles.muted}>
          {seller
            ? 'Each order gets an invoice by this name, within a minute. Invoices that have a number stay as they are.'
            : 'Nobody is set: orders get no invoices, and print as receipts.'}
        </p>
        {seller && !mayChange && (
          <p>{[seller.name, ...seller.lines, seller.taxNumber].filter(Boolean).join(', ')}</p>
        )}
      </div>
      <OperationForm
        operation="seller.set"
        button="Save who sells"
        fields={seen}
        className="stack"
        key={version}
      >
        <div className={styles.fields}>
          <Field label="Name" name="name" defaultValue={seller?.name} maxLength={100} required />
          <TextArea
            label="Address"
            name="lines"
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
      </OperationForm>
      {seller && (
        <OperationForm
          operation="seller.remove"
          button="No more invoices"
          kind="quiet"
          fields={seen}
        />
      )}
    </>
  );
}
