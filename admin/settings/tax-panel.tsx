import type { Column } from '#admin/ui/data-table.tsx';
import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import { Muted } from '#admin/ui/section.tsx';
import type { Seller } from '#app/features/invoices/invoice.ts';
import { describeScope, formatRate, taxScopeKey } from '#app/features/tax/tax-rate.ts';
import type { ListedTaxRate } from '#app/features/tax/tax-rates.server.ts';
import { InlineChange } from './inline-change.tsx';
import { ListSection } from './list-section.tsx';

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
        {!isUsed && <Muted> (no product has it)</Muted>}
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

const ADD = {
  ...{ operation: 'tax.set', seen: 'seen' },
  ...{ summary: 'Add a rate', button: 'Add the rate' },
};

/** The tax that prices include, and who sells. */
export function TaxPanel({ rates, sells }: TaxPanelProps) {
  return (
    <ListSection
      title="Tax and invoices"
      about="Prices include tax: a rate says how much of a price it is, and nobody pays more or less."
      caption="Tax rates"
      columns={columns}
      rows={rates}
      keyOf={keyOf}
      empty="There are no rates: no order says anything of tax."
      add={ADD}
    >
      <WhoSells {...sells} />
    </ListSection>
  );
}

/** The seller: a form, or a line for who may not change it. */
function WhoSells({ seller, version }: ShownSeller) {
  const mayChange = useMay('seller.set');
  const seen = { seenVersion: version ?? '' };
  return (
    <>
      <div>
        <h3>Who sells</h3>
        <p>
          <Muted>
            {seller
              ? 'Each order gets an invoice by this name, within a minute. Invoices that have a number stay as they are.'
              : 'Nobody is set: orders get no invoices, and print as receipts.'}
          </Muted>
        </p>
        {seller && !mayChange && (
          <p>{[seller.name, ...seller.lines, seller.taxNumber].filter(Boolean).join(', ')}</p>
        )}
      </div>
      <OperationForm
        operation="seller.set"
        fields={seen}
        values={{ ...seller, lines: seller?.lines.join('\n') }}
      />
      {seller && <OperationForm operation="seller.remove" kind="quiet" fields={seen} />}
    </>
  );
}
