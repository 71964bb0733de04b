/** What of the books is tax, by quarter, country and rate: what a return of value added tax asks for. */
import { formatPlainCents, providerCurrency } from '#app/shared/money/money.ts';
import { toZonedDay } from '#app/shared/time/zoned-time.ts';
import { linesOf } from './book-lines.ts';
import type { BookRow } from './order-export.ts';

/** Sales less what went back in that quarter, as the books book it. All rows of a quarter add up to its books. */
export type TaxReportRow = {
  /** `2026-Q4`, of the days of the shop's time zone. */
  quarter: string;
  /** Whose tax it is; empty where the shop had not said where it is at home. */
  country: string;
  /** Null for what is not taxed. */
  basisPoints: number | null;
  grossCents: number;
  taxCents: number;
};

/** `2026-11-30` → `2026-Q4` */
export function quarterOf(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}-Q${Math.ceil(month / 3)}`;
}

/** Takes rows of the books one by one, and gives the report, sorted by quarter, country and rate. */
export function createTaxReport(timeZone: string) {
  const sums = new Map<string, TaxReportRow>();
  return {
    add(row: BookRow): void {
      const quarter = quarterOf(toZonedDay(row.createdSeconds, timeZone));
      const terms = row.kind === 'refund' ? row.charge.terms : row.terms;
      const country = terms?.taxes?.country ?? '';
      for (const { basisPoints, amountCents, taxCents } of linesOf(row)) {
        const key = `${quarter} ${country} ${basisPoints}`;
        const sum = sums.get(key) ?? { quarter, country, basisPoints, grossCents: 0, taxCents: 0 };
        sum.grossCents += amountCents;
        sum.taxCents += taxCents;
        sums.set(key, sum);
      }
    },
    rows(): TaxReportRow[] {
      return [...sums.values()].toSorted(
        (one, other) =>
          one.quarter.localeCompare(other.quarter) ||
          one.country.localeCompare(other.country) ||
          (other.basisPoints ?? -1) - (one.basisPoints ?? -1),
      );
    },
  };
}

/** The columns of the file: amounts are text, so that no program that reads it rounds them. */
export const TAX_REPORT_COLUMNS = [
  ...['quarter', 'country', 'tax_rate', 'gross', 'net', 'tax', 'currency'],
] as const;

export function taxReportCells(row: TaxReportRow): (string | number)[] {
  const { quarter, country, basisPoints, grossCents, taxCents } = row;
  return [
    ...[quarter, country, basisPoints === null ? '' : basisPoints / 100],
    ...[grossCents, grossCents - taxCents, taxCents].map(formatPlainCents),
    providerCurrency(),
  ];
}
