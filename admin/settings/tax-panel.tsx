import type { Column } from '#admin/ui/data-table.tsx';
import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import { Muted } from '#admin/ui/section.tsx';
import type { Seller } from '#app/features/invoices/invoice.ts';
import { describeScope, formatRate, taxScopeKey } from '#app/features/tax/tax-rate.ts';
import type { ListedTaxRate } from '#app/features/tax/tax-rates.server.ts';
import { InlineChange } from './inline-change.tsx';
import { ListSection } from './list-section.tsx';
import { messages } from './messages/messages.ts';

type ShownSeller = {
  seller: Seller | null;
  /** Null without a seller. */
  version: string | null;
};

type TaxPanelProps = { rates: readonly ListedTaxRate[]; sells: ShownSeller };

const keyOf = ({ scope }: ListedTaxRate) => taxScopeKey(scope);

const columnsOf = (): Column<ListedTaxRate>[] => [
  {
    name: messages.of,
    cell: ({ scope, isUsed }) => (
      <>
        {describeScope(scope)}
        {!isUsed && <Muted> {messages.noProductHasIt}</Muted>}
      </>
    ),
  },
  {
    name: messages.rate,
    isNumber: true,
    cell: (rate) => (
      <InlineChange
        name="rate"
        value={formatRate(rate.basisPoints)}
        label={messages.rateInPercent}
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
    <ListSection
      title={messages.taxAndInvoices}
      about={messages.aboutTax}
      caption={messages.taxRates}
      columns={columnsOf()}
      rows={rates}
      keyOf={keyOf}
      empty={messages.noRates}
      add={{
        ...{ operation: 'tax.set', seen: 'seen' },
        ...{ summary: messages.addRate, button: messages.addTheRate },
      }}
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
        <h3>{messages.whoSells}</h3>
        <p>
          <Muted>{seller ? messages.sellerIsSet : messages.noSeller}</Muted>
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
