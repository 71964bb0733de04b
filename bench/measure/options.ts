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
  /** Live streams, and changes of baskets a second while they are open. */
  streams: number;
  changesPerSecond: number;
  /** Another shop that runs on the loopback, to compare with. */
  peer: URL | null;
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
    requests: { type: 'string', default: '100' },
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    streams: { type: 'string', default: '10000' },
    'changes-per-second': { type: 'string', default: '100' },
    peer: { type: 'string' },
  },
});

export const options: Options = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  requests: Number(values.requests),
  products: Number(values.products),
  orders: Number(values.orders),
  streams: Number(values.streams),
  changesPerSecond: Number(values['changes-per-second']),
  peer: values.peer === undefined ? null : new URL(values.peer),
};
