import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import { Muted } from '#admin/ui/section.tsx';
import { countryName } from '#app/features/delivery/address/country-names.ts';
import type { Seller } from '#app/features/invoices/invoice.ts';
import { describeScope, formatRate, taxScopeKey } from '#app/features/tax/tax-rate.ts';
import type { ListedTaxRate } from '#app/features/tax/tax-rates.server.ts';
import { filled } from '#app/ui/filled.tsx';
import { InlineChange } from './inline-change.tsx';
import { ListSection } from './list-section.tsx';
import { messages } from './messages/messages.ts';

type ShownSeller = {
  seller: Seller | null;
  /** Null without a seller. */
  version: string | null;
};

type TaxPanelProps = { rates: readonly ListedTaxRate[]; sells: ShownSeller };

const keyOf = ({ country, scope }: ListedTaxRate) => `${country} ${taxScopeKey(scope)}`;

/** `Delivery`, `Austria: Delivery` */
const nameOf = ({ country, scope }: ListedTaxRate) =>
  country === '' ? describeScope(scope) : `${countryName(country)}: ${describeScope(scope)}`;

const columnsOf = (): Column<ListedTaxRate>[] => [
  {
    name: messages.of,
    cell: (rate) => (
      <>
        {nameOf(rate)}
        {!rate.isUsed && <Muted> {messages.noProductHasIt}</Muted>}
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
        about={nameOf(rate)}
        save="tax.set"
        remove="tax.remove"
        fields={{
          of: rate.scope.kind,
          country: rate.country,
          category: rate.scope.kind === 'category' ? rate.scope.category : '',
          seen: formatRate(rate.basisPoints),
        }}
      />
    ),
  },
];

/** The tax that prices include, and who sells. */
export function TaxPanel({ rates, sells }: TaxPanelProps) {
  const mayReport = useMay('tax.report');
  const ofCountries = rates.filter(({ country }) => country !== '');
  return (
    <ListSection
      title={messages.taxAndInvoices}
      about={messages.aboutTax}
      anchor="tax"
      caption={messages.taxRates}
      columns={columnsOf()}
      rows={rates.filter(({ country }) => country === '')}
      keyOf={keyOf}
      empty={messages.noRates}
      add={{
        ...{ operation: 'tax.set', seen: 'seen' },
        ...{ summary: messages.addRate, button: messages.addTheRate },
      }}
    >
      {ofCountries.length > 0 && (
        <Disclosure summary={messages.ratesOfCountries(ofCountries.length)}>
          <DataTable
            isFlat
            caption={messages.ratesByCountry}
            columns={columnsOf()}
            rows={ofCountries}
            keyOf={keyOf}
            empty=""
          />
        </Disclosure>
      )}
      <OperationForm operation="tax.fill" kind="quiet" />
      {mayReport && (
        <p>
          {filled(messages.taxReport, {
            file: (
              <a href="/tax-report" className="reach">
                {messages.taxReportFile}
              </a>
            ),
          })}
        </p>
      )}
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
          <p>
            {[seller.name, ...seller.lines, seller.taxNumber, seller.vatNumber]
              .filter(Boolean)
              .join(', ')}
          </p>
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
