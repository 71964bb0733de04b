import type { Order } from './history-model.ts';
import * as model from './history-model.ts';
import type { Process } from './history-shop.ts';
import { about, expectAudited, fortnight, type Step, show, step } from './history-step.ts';

const isCharged = ({ by, paid }: Order) => by === 'card' && paid > 0;

export function dispute(at: Process, which: number): Step {
  return about(
    'is disputed',
    which,
    async ({ order, place }, _shop, real) => {
      const process = real.processes[at];
      await process.cardSimulator().dashboard.dispute(place.id);
      await process.cardSimulator().deliverDue();
      order.dispute = 'open';
    },
    (order) =>
      isCharged(order) &&
      !order.takesNothingBack &&
      order.dispute === 'none' &&
      order.refunds.reduce((sum, { card }) => sum + card, 0) < order.paid,
  );
}

export function decide(at: Process, which: number, end: 'won' | 'lost'): Step {
  return about(
    `its dispute is ${end}`,
    which,
    async ({ order, id }, shop, real) => {
      const { disputes } = real.processes[at].stripe();
      const [open] = (await disputes.list({ payment_intent: id })).data;
      const evidence = `${end === 'won' ? 'winning' : 'losing'}_evidence`;
      await disputes.update(open?.id ?? '', {
        ...{ evidence: { uncategorized_text: evidence }, submit: true },
      });
      order.dispute = end;
      await fortnight(shop, real, at);
    },
    (order) => order.dispute === 'open',
  );
}

/** The bank sends the newest refund back as often as the shop makes it: once, or each time. */
export function sendBack(at: Process, which: number, times: 1 | 5): Step {
  return about(
    `the bank sends back ${times} times`,
    which,
    async ({ order, id }, shop, real) => {
      const process = real.processes[at];
      const newest = order.refunds.findLast(({ card, state }) => card > 0 && state === 'arrived');
      if (!newest?.isPromise || newest.sentBack > 0) return;
      const index = order.refunds.indexOf(newest);
      for (let time = 0; time < times; time += 1) {
        const { refundId } = (await show(real, id)).refunds[index] ?? {};
        await process.cardSimulator().dashboard.failRefund(refundId ?? '');
        await process.cardSimulator().deliverDue();
        await fortnight(shop, real, at);
      }
      newest.sentBack = times;
      if (times === 5) newest.state = 'failed';
    },
    (order) =>
      isCharged(order) && !order.takesNothingBack && ['none', 'won'].includes(order.dispute),
  );
}

/** At the provider, past the shop, which learns of it. */
export function refundAtProvider(at: Process, which: number, wanted: number): Step {
  return about(
    `the provider refunds ${wanted}`,
    which,
    async ({ order, place }, _shop, real) => {
      const process = real.processes[at];
      const card = Math.min(wanted, model.cardLeft(order));
      if (card <= 0) return;
      await process.cardSimulator().dashboard.refund(place.id, card);
      await process.cardSimulator().deliverDue();
      order.refunds.push({
        ...{ card, inCredit: 0, lines: [], state: 'arrived', isPromise: false },
        ...{ isRenewed: false, sentBack: 0 },
      });
    },
    (order) => isCharged(order) && ['none', 'won'].includes(order.dispute),
  );
}

export function weeks(at: Process, count: number): Step {
  return step(`${count} fortnights pass`, async (shop, real) => {
    for (let passed = 0; passed < count; passed += 1) await fortnight(shop, real, at);
    await expectAudited(shop, real);
  });
}
