/** What of the books is tax, by quarter or day, country and rate: what a return of value added tax asks for. */
import { formatPlainCents, providerCurrency } from '#app/shared/money/money.ts';
import { toZonedDay } from '#app/shared/time/zoned-time.ts';
import { linesOf } from './book-lines.ts';
import type { BookRow } from './order-export.ts';
import type { ExportRow } from './write-order-export.ts';

/** Sales less what went back in that time, as the books book it. All rows of a time add up to its books. */
export type TaxReportRow = {
  /** `2026-Q4` or `2026-11-30`, of the days of the shop's time zone. */
  period: string;
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

/** The times that a report is made of, with the name of their column, and which of them a day is in. */
export const TAX_PERIODS = {
  quarter: quarterOf,
  day: (day: string) => day,
} as const satisfies Record<string, (day: string) => string>;

export type TaxPeriod = keyof typeof TAX_PERIODS;

/** Takes rows of the books one by one, and gives the report, sorted by time, country and rate. */
export function createTaxReport(timeZone: string, by: TaxPeriod) {
  const { [by]: periodOf } = TAX_PERIODS;
  const sums = new Map<string, TaxReportRow>();
  return {
    add(row: BookRow): void {
      const period = periodOf(toZonedDay(row.bookedSeconds, timeZone));
      const terms = row.kind === 'refund' ? row.charge.terms : row.terms;
      const country = terms?.taxes?.country ?? '';
      for (const { basisPoints, amountCents, taxCents } of linesOf(row)) {
        const key = `${period} ${country} ${basisPoints}`;
        const sum = sums.get(key) ?? { period, country, basisPoints, grossCents: 0, taxCents: 0 };
        sum.grossCents += amountCents;
        sum.taxCents += taxCents;
        sums.set(key, sum);
      }
    },
    rows(): TaxReportRow[] {
      return [...sums.values()].toSorted(
        (one, other) =>
          one.period.localeCompare(other.period) ||
          one.country.localeCompare(other.country) ||
          (other.basisPoints ?? -1) - (one.basisPoints ?? -1),
      );
    },
  };
}

/** The cells of a row by the names of their columns: amounts are text, so that no program that reads them rounds them. */
export function taxReportCells(row: TaxReportRow, by: TaxPeriod): ExportRow {
  const { period, country, basisPoints, grossCents, taxCents } = row;
  const [gross, net, tax] = [grossCents, grossCents - taxCents, taxCents].map(formatPlainCents);
  return {
    ...{ [by]: period, country, tax_rate: basisPoints === null ? '' : basisPoints / 100 },
    ...{ gross: gross ?? '', net: net ?? '', tax: tax ?? '', currency: providerCurrency() },
  };
}

/** The columns of the file. */
export function taxReportColumns(by: TaxPeriod): string[] {
  return [by, 'country', 'tax_rate', 'gross', 'net', 'tax', 'currency'];
}
