/** What no two shoppers may have, and no line that is sold: the part of an audit across shoppers. */
import { type Finding, finding } from './audit.ts';

export type SharedRecords = {
  /** Lines and intents that are there more than once, with all who have them. */
  claims: { line: number; shoppers: string[] }[];
  orders: { intent: string; shoppers: string[] }[];
  payments: { intent: string; shoppers: string[] }[];
  /** Lines that are in a basket though they were sold by this intent. */
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
