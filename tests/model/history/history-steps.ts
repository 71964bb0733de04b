/** All that can happen in a history, as often as it shall. */
import fc from 'fast-check';
import { decide, dispute, refundAtProvider, sendBack, weeks } from './bank-steps.ts';
import { changeCard, deleteAccount, give, issue, join, stockUp, voidCard } from './credit-steps.ts';
import type { Variant } from './history-model.ts';
import type { Process } from './history-shop.ts';
import {
  answer,
  askBack,
  type Back,
  cancel,
  deliver,
  giveBack,
  pack,
  receive,
  refund,
  ship,
  withdraw,
} from './order-steps.ts';
import { buy, type Purchase, sellByHand } from './purchase-steps.ts';

const at = fc.constantFrom<Process>(0, 1);
const which = fc.constantFrom(0, 0, 0, 1, 1, 2, 3);
const who = fc.nat(3);
const variant = fc.constantFrom<Variant>('book', 'usb-c-cable', 'stand-mixer');
const variants = fc.array(variant, { minLength: 1, maxLength: 4 });
/** Of the lines of an order, by the bits of a number. */
const mask = fc.constantFrom(15, 15, 1, 2, 3, 6, 12);
const twice = fc.constantFrom(false, false, true);
const cents = fc.constantFrom(1, 50, 100, 299, 1_000, 1_196, 5_000, 24_000);

const purchase = fc
  .record({
    ...{ at, who, variants },
    code: fc.constantFrom<Purchase['code']>(null, null, 'QUARTER', 'ALL'),
    credit: fc.constantFrom<Purchase['credit']>(null, null, 'own', 0, 1, 2),
    card: fc.constantFrom<Purchase['card']>('success', 'success', 'success', 'takesNothingBack'),
    report: fc.constantFrom<Purchase['report']>('return', 'webhook', 'sweep'),
  })
  .map(buy);

const back = fc.record({
  kind: fc.constantFrom<Back['kind']>('amount', 'rest', 'lines', 'lines'),
  ...{ cents, mask },
  toCredit: fc.constantFrom(false, false, false, true),
});
const refundStep = fc.tuple(at, which, back, twice).map((all) => refund(...all));
const shipStep = fc.tuple(at, which, mask).map((all) => ship(...all));
const receiveStep = fc
  .tuple(at, which, fc.record({ mask, broken: mask, isRefunded: fc.boolean() }), twice)
  .map((all) => receive(...all));

export const steps = [
  ...Array.from({ length: 6 }, () => purchase),
  fc.tuple(at, variants, fc.constantFrom(null, 0, 1)).map((all) => sellByHand(...all)),
  ...Array.from({ length: 5 }, () => refundStep),
  fc.tuple(at, which, twice).map((all) => cancel(...all)),
  fc.tuple(at, which).map((all) => pack(...all)),
  ...Array.from({ length: 4 }, () => shipStep),
  fc.tuple(at, which).map((all) => deliver(...all)),
  fc.tuple(at, which, mask).map((all) => askBack(...all)),
  fc.tuple(at, which, fc.boolean()).map((all) => answer(...all)),
  ...Array.from({ length: 4 }, () => receiveStep),
  fc.tuple(at, which, mask, twice).map((all) => withdraw(...all)),
  fc.tuple(at, which, twice).map((all) => giveBack(...all)),
  fc.tuple(at, which).map((all) => dispute(...all)),
  fc.tuple(at, which, fc.constantFrom<'won' | 'lost'>('won', 'lost')).map((all) => decide(...all)),
  fc.tuple(at, which, fc.constantFrom<1 | 5>(1, 5)).map((all) => sendBack(...all)),
  fc.tuple(at, which, cents).map((all) => refundAtProvider(...all)),
  fc.tuple(at, fc.integer({ min: 1, max: 3 })).map((all) => weeks(...all)),
  cents.map(issue),
  fc.tuple(who, cents).map((all) => give(...all)),
  fc.tuple(at, who, cents).map((all) => changeCard(...all)),
  fc.tuple(at, who).map((all) => voidCard(...all)),
  fc.tuple(variant, fc.integer({ min: 1, max: 4 })).map((all) => stockUp(...all)),
  fc.tuple(at, who).map((all) => join(...all)),
  fc.tuple(at, who).map((all) => deleteAccount(...all)),
];
