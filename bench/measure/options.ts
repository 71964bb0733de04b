/** The flags that every benchmark takes; `npm run bench` hands its own on. */
import { parseArgs } from 'node:util';

export type Options = {
  /** How often each contender is measured. */
  rounds: number;
  /** How long one measurement of a rate takes. */
  seconds: number;
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '2' },
  },
});

export const options: Options = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
};
