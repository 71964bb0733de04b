/** The part of a reconciliation across shoppers: ids that are shared, and sold lines that are still in a basket. */
import { type Finding, finding } from './reconciliation.ts';

export type SharedRecords = {
  /** Duplicate lines and intents, with everyone who has them. */
  claims: { line: number; shoppers: string[] }[];
  orders: { intent: string; shoppers: string[] }[];
  payments: { intent: string; shoppers: string[] }[];
  /** Lines that are in a basket although this intent sold them. */
  basketLines: { line: number; shopper: string; intent: string }[];
};

export function judgeShared({ claims, orders, payments, basketLines }: SharedRecords): Finding[] {
  return [
    ...claims.map(({ line, shoppers }) => {
      const problem = `Line ${line} was sold to ${shoppers.join(' and ')}.`;
      return finding('line_sold_twice', { lines: [line] }, problem);
    }),
    ...orders.map(({ intent, shoppers }) => {
      const problem = `Order ${intent} stands under ${shoppers.join(' and ')}.`;
      return finding('order_doubled', { intent }, problem);
    }),
    ...payments.map(({ intent, shoppers }) => {
      const problem = `Intent ${intent} has ${shoppers.length} payments, of ${shoppers.join(' and ')}.`;
      return finding('payment_doubled', { intent }, problem);
    }),
    ...basketLines.map(({ line, shopper, intent }) => {
      const problem = `Line ${line} was sold by ${intent}, but is still in the basket of ${shopper}.`;
      return finding('line_still_in_basket', { shopper, intent, lines: [line] }, problem);
    }),
  ];
}
