import type { ReactNode } from 'react';
import type { InvoiceLine, InvoiceView } from '#app/features/invoices/invoice-view.ts';
import { messages } from '#app/features/invoices/messages/messages.ts';
import { type HowPaid, howPaidText } from '#app/features/invoices/paid-by-hand.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
import { formatCents } from '#app/shared/money/money.ts';
import styles from './invoice-sheet.module.css';

type InvoiceSumProps = Pick<
  InvoiceView,
  'taxes' | 'totalCents' | 'byHand' | 'paid' | 'credits' | 'creditTaxes' | 'restCents'
>;

type Taxes = InvoiceView['taxes'];

type RowProps = {
  cents: number;
  isTotal?: boolean;
  /** Of the amounts above it, not beside them. */
  isPart?: boolean;
  children: ReactNode;
};

type InvoiceLinesProps = {
  lines: readonly InvoiceLine[];
  /** Whether there are rates: then each line has its net and its tax. */
  isTaxed: boolean;
};

type InvoiceSheetProps = {
  invoice: InvoiceView;
  orderNumber: string;
};

/** What stands on the screen alone, where an invoice stands on paper. */
export function ReplacedByInvoice({ children }: { children: ReactNode }) {
  return <div className={`${styles.replaced} screen-only`}>{children}</div>;
}

/** An order on paper once its invoice has a number; nothing of it is on a screen. */
export function InvoiceSheet({ invoice, orderNumber }: InvoiceSheetProps) {
  const { no, issuedOn, orderedOn, seller, buyer, taxes, taxedIn } = invoice;
  return (
    <section className={styles.sheet} aria-label={messages.invoiceNo(no)}>
      <header className={styles.head}>
        <p className={styles.title}>{messages.invoiceNo(no)}</p>
        <div dir="auto">
          <p className={styles.name}>{seller.name}</p>
          <p className={styles.lines}>{seller.lines.join('\n')}</p>
          {seller.taxNumber && <p>{messages.taxNumber(seller.taxNumber)}</p>}
          {seller.vatNumber && <p>{messages.vatNumber(seller.vatNumber)}</p>}
        </div>
      </header>
      <div className={styles.head}>
        <div dir="auto">
          {buyer.length > 0 && (
            <>
              <p className={styles.label}>{messages.soldTo}</p>
              <p className={styles.lines}>{buyer.join('\n')}</p>
            </>
          )}
        </div>
        <dl className={styles.facts}>
          <dt>{messages.invoiceDate}</dt>
          <dd>{issuedOn}</dd>
          <dt>{messages.order}</dt>
          <dd>{orderNumber}</dd>
          <dt>{messages.ordered}</dt>
          <dd>{orderedOn}</dd>
          {taxedIn?.suppliedOn && (
            <>
              <dt>{messages.supplied}</dt>
              <dd>{taxedIn.suppliedOn}</dd>
            </>
          )}
          {taxedIn && taxes.length > 0 && (
            <>
              <dt>{messages.taxOf}</dt>
              <dd>{taxedIn.country}</dd>
            </>
          )}
        </dl>
      </div>
      <InvoiceLines lines={invoice.lines} isTaxed={taxes.length > 0} />
      <InvoiceSum {...invoice} />
    </section>
  );
}

/** What was sold, line by line; what a code took off has a column where there is any. */
function InvoiceLines({ lines, isTaxed }: InvoiceLinesProps) {
  const isReduced = lines.some(({ discountCents }) => discountCents > 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.item}</th>
          <th scope="col">{messages.quantity}</th>
          <th scope="col">{messages.price}</th>
          {isReduced && <th scope="col">{messages.discount}</th>}
          {isTaxed && (
            <>
              <th scope="col">{messages.rate}</th>
              <th scope="col">{messages.net}</th>
              <th scope="col">{messages.tax}</th>
            </>
          )}
          <th scope="col">{messages.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row" dir="auto">
              {line.title}
            </th>
            <td>{line.count}</td>
            <td>{formatCents(line.priceCents)}</td>
            {isReduced && <td>{line.discountCents > 0 && formatCents(-line.discountCents)}</td>}
            {isTaxed && (
              <>
                <td>{line.basisPoints === null ? '–' : formatRate(line.basisPoints)}</td>
                <td>{formatCents(line.netCents)}</td>
                <td>{formatCents(line.taxCents)}</td>
              </>
            )}
            <td>{formatCents(line.grossCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The total with the tax in it; below, what went back since. The invoice itself stays as it was. */
function InvoiceSum({
  taxes,
  totalCents,
  byHand,
  paid,
  credits,
  creditTaxes,
  restCents,
}: InvoiceSumProps) {
  return (
    <>
      <dl className={styles.sum}>
        {netRow(taxes, totalCents)}
        {taxes.map(({ basisPoints, netCents, taxCents }) => (
          <Row key={basisPoints} cents={taxCents}>
            {messages.taxOn(formatRate(basisPoints), formatCents(netCents))}
          </Row>
        ))}
        <Row cents={totalCents} isTotal>
          {paid.length > 0 ? messages.total : totalMessage(totalCents, byHand)}
        </Row>
        {paid.map(({ name, cents }) => (
          <Row key={name} cents={cents} isPart>
            {messages.paidWith(name)}
          </Row>
        ))}
      </dl>
      {credits.length > 0 && (
        <dl className={styles.sum}>
          {credits.map(({ no, amountCents }) => (
            <Row key={no} cents={-amountCents}>
              {(byHand ? messages.creditByHand : messages.credit)(no)}
            </Row>
          ))}
          {creditTaxes.map(({ basisPoints, netCents, taxCents }) => (
            <Row key={basisPoints} cents={-taxCents} isPart>
              {messages.includesTaxOn(formatRate(basisPoints), formatCents(netCents))}
            </Row>
          ))}
          <Row cents={restCents} isTotal>
            {messages.leftAfterCredits}
          </Row>
        </dl>
      )}
    </>
  );
}

function totalMessage(totalCents: number, byHand: HowPaid | null): string {
  if (byHand) return messages.totalPaid(howPaidText(byHand));
  return totalCents > 0 ? messages.paidByCard : messages.total;
}

function netRow(taxes: Taxes, totalCents: number) {
  if (taxes.length === 0) return null;
  const taxCents = taxes.reduce((sum, one) => sum + one.taxCents, 0);
  return <Row cents={totalCents - taxCents}>{messages.totalWithoutTax}</Row>;
}

function Row({ cents, isTotal = false, isPart = false, children }: RowProps) {
  const kind = isTotal ? styles.total : isPart ? styles.part : undefined;
  return (
    <div className={kind}>
      <dt>{children}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}
