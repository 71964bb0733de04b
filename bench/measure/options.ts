/** The flags of the benchmarks, each of which takes those that it needs; `npm run bench` passes them on. */
import { parseArgs } from 'node:util';

export type Options = {
  /** How often each contender is measured. */
  rounds: number;
  /** The duration of one measurement of a rate. */
  seconds: number;
  /** The number of answers of one measurement of a latency. */
  requests: number;
  /** The size of the largest shop. */
  products: number;
  orders: number;
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '2' },
    requests: { type: 'string', default: '200' },
    products: { type: 'string', default: '1000000' },
    orders: { type: 'string', default: '10000000' },
  },
});

export const options: Options = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  requests: Number(values.requests),
  products: Number(values.products),
  orders: Number(values.orders),
};
