/** Rounds of chaos: shoppers buy while the shop is killed, then everything must be consistent. */
import { setTimeout as pause } from 'node:timers/promises';
import type { TestMailServer } from '../network/test-mail-server.ts';
import type { TestReceiver } from '../network/test-receiver.ts';
import { areMailed, codeIn, judgeCards, type KeptCards } from './gift-cards.ts';
import { judgeDebts, withoutDebts } from './judges/debts.ts';
import { areDelivered, type EventOfFact, judgeEvents } from './judges/events.ts';
import { isFree, isSpotless, openLedger } from './judges/ledger.ts';
import { look } from './judges/look.ts';
import { areSent, type ChargeMail, judgeMails } from './judges/mails.ts';
import { listProblems, problemsOf, type Tally, worst } from './judges/tally.ts';
import { purchase } from './purchases.ts';
import type { Random } from './random.ts';
import { judgeReviews } from './reviews.ts';
import type { ShopProcess } from './shop-process.ts';
import { createShopper, type Shopper } from './shopper.ts';
import { areTold, judgeWishes, type StockMails } from './wishes.ts';

export type ChaosOptions = {
  shop: ShopProcess;
  random: Random;
  mailServer: TestMailServer;
  /** Learns of every event. */
  receiver: TestReceiver;
  /** Whether the shop asks where orders go. */
  asksAddress: boolean;
  /** Restarts the database, where it is a server of its own. */
  crashDatabase: (() => Promise<void>) | null;
  shoppersPerRound: number;
  roundMs: number;
  /** The minimum number of payments in a round, however slow the machine is. */
  purchasesPerRound: number;
};

type Sent = {
  mails: ChargeMail[];
  stockMails: StockMails;
  events: EventOfFact[];
  giftCards: KeptCards;
};

export type Chaos = {
  round(): Promise<void>;
  /** Checks everything that was ever bought once more. */
  finish(): Promise<Tally>;
};

/** Longer than until the next sweep: a sweep that is killed has postponed its payments for a minute. */
const SETTLE_MS = 100_000;
const LOOK_AGAIN_MS = 500;
const STAFF_MS = 100;

/** One shopper in so many buys gift cards, and nothing else. */
const ONE_GIVER_IN = 6;

export function openChaos(options: ChaosOptions): Chaos {
  const { shop, random, crashDatabase, mailServer, receiver, shoppersPerRound } = options;
  const { roundMs, purchasesPerRound } = options;
  const ledger = openLedger();
  const everybody: Shopper[] = [];
  const problems: string[] = [];
  let rounds = 0;
  let kills = 0;
  let links: string[] = [];
  let databaseCrashes = 0;

  function beginRound(): () => boolean {
    const deadlineMs = Date.now() + roundMs;
    const enough = ledger.started.size + purchasesPerRound;
    return () => Date.now() < deadlineMs || ledger.started.size < enough;
  }

  async function buyWhile(goesOn: () => boolean, shopper: Shopper): Promise<void> {
    while (goesOn()) await purchase(shopper);
  }

  async function killWhile(goesOn: () => boolean, chance: Random): Promise<void> {
    while (goesOn()) {
      await pause(chance.whole(400, 3_000));
      if (chance.chance(0.2)) {
        await mailServer.kill();
        await mailServer.restart();
      }
      if (crashDatabase && chance.chance(0.25)) {
        databaseCrashes += 1;
        await crashDatabase();
      } else if (chance.chance(0.2)) {
        kills += 2;
        await shop.restartTwice(chance.whole(50, 900));
      } else {
        kills += 1;
        await shop.restart({ isCalm: false });
      }
    }
  }

  /** Staff goes on as long as shoppers buy; a question to a shop that is killed is asked again. */
  async function workWhile(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      await shop.ask('staff').catch(() => {});
      const { open } = await shop.ask('links').catch(() => ({ open: links }));
      links = open;
      await pause(STAFF_MS);
    }
  }

  /** The codes that were handed over, and those that have come by mail. */
  function giftCardCodes(): string[] {
    const mailed = mailServer.received.flatMap(({ text }) => codeIn(text) ?? []);
    return [...ledger.cards.map(({ code }) => code), ...mailed];
  }

  function makeShoppers(): Shopper[] {
    return Array.from({ length: shoppersPerRound }, (_, index) => {
      const name = `shopper-${rounds}-${index}`;
      const reportProblem = (problem: string) => void problems.push(problem);
      return createShopper({
        name,
        url: shop.url,
        ledger,
        asksAddress: options.asksAddress,
        isGiver: index % ONE_GIVER_IN === 1,
        giftCards: giftCardCodes,
        links: () => links,
        reportProblem,
        random: random.fork(name),
      });
    });
  }

  /** Waits, without the reconciliation's help, until everything is settled; reports what never is. */
  async function settle(shoppers: readonly Shopper[]): Promise<void> {
    const deadlineMs = Date.now() + SETTLE_MS;
    await shop.restart({ isCalm: true });
    let verdict = await look(ledger, shop, shoppers, true);
    while (!isSpotless(verdict) && Date.now() < deadlineMs) {
      await shop.ask('hurry');
      await pause(LOOK_AGAIN_MS);
      verdict = await look(ledger, shop, shoppers, true);
    }
    let stock = await shop.ask('stock');
    while (stock.held + stock.kept > 0 && Date.now() < deadlineMs) {
      await shop.ask('hurry');
      await pause(LOOK_AGAIN_MS);
      stock = await shop.ask('stock');
    }
    for (const problem of await settleRefunds()) problems.push(problem);
    if (stock.held > 0) problems.push(`stuck holds: ${stock.held}`);
    if (stock.kept > 0) problems.push(`kept by cancelled orders: ${stock.kept}`);
    if (stock.overusedCodes > 0) problems.push(`a code was used too often: ${stock.overusedCodes}`);
    if (stock.invoiceGaps !== 0) problems.push(`gaps between invoices: ${stock.invoiceGaps}`);
    if (stock.untaxed > 0) problems.push(`orders without their taxes: ${stock.untaxed}`);
    if (stock.booked !== stock.sold) {
      problems.push(`charged without a unit: ${stock.sold} sold, ${stock.booked} booked`);
    }
    // The reconciliation would settle what is merely late: being late is a failure already.
    for (const problem of listProblems(verdict)) problems.push(`not settled by itself, ${problem}`);
  }

  /**
   * A refund is asked for up to five times, once a sweep; a starting shop sweeps. One of an order waits for the one
   * before it, so there is time as long as any of them comes further: all of that is finite.
   */
  async function settleRefunds(): Promise<string[]> {
    let deadlineMs = Date.now() + SETTLE_MS;
    let { moving } = await shop.ask('debts');
    while (moving.length > 0 && Date.now() < deadlineMs) {
      await shop.restart({ isCalm: true });
      await pause(LOOK_AGAIN_MS);
      const before = moving.join();
      ({ moving } = await shop.ask('debts'));
      if (moving.join() !== before) deadlineMs = Date.now() + SETTLE_MS;
    }
    return moving.map((refund) => `never ends: ${refund}`);
  }

  /** A starting shop sends what is due. */
  async function settleMails(): Promise<Sent> {
    mailServer.calm();
    receiver.answer(() => 204);
    await shop.restart({ isCalm: true });
    const deadlineMs = Date.now() + SETTLE_MS;
    const read = async () => ({
      mails: await shop.ask('mails'),
      stockMails: await shop.ask('wishes'),
      events: await shop.ask('events'),
      giftCards: await shop.ask('giftCards'),
    });
    const isDone = ({ mails, stockMails, events, giftCards }: Sent) =>
      areSent(mails) && areTold(stockMails) && areDelivered(events) && areMailed(giftCards);
    let sent = await read();
    while (!isDone(sent) && Date.now() < deadlineMs) {
      await pause(LOOK_AGAIN_MS);
      sent = await read();
    }
    return sent;
  }

  /** Puts a few units of each counted variant on the shelf, fewer than are wanted, and hands gift cards over. */
  async function receive(): Promise<void> {
    for (const [variant, units] of Object.entries(await shop.ask('restock'))) {
      ledger.received.set(variant, (ledger.received.get(variant) ?? 0) + units);
    }
    ledger.cards.push(...(await shop.ask('handOver')));
  }

  return {
    async round() {
      rounds += 1;
      const shoppers = makeShoppers();
      everybody.push(...shoppers);
      if (rounds === 1) await receive();
      if (rounds > 1) await shop.restart({ isCalm: false });
      if (rounds > 1) await receive();
      const goesOn = beginRound();
      await Promise.all([
        ...shoppers.map((shopper) => buyWhile(goesOn, shopper)),
        killWhile(goesOn, random.fork(`kills of round ${rounds}`)),
        workWhile(goesOn),
      ]);
      await settle(shoppers);
    },
    async finish() {
      // What everybody waits for comes back, and the shop is killed while it tells them.
      await receive();
      await shop.restart({ isCalm: false });
      const { mails, stockMails, events, giftCards } = await settleMails();
      for (const problem of judgeEvents(events, receiver.received))
        problems.push(`event, ${problem}`);
      const ids = new Set(receiver.received.map(({ id }) => id));
      const received = mailServer.received.map(({ messageId }) => messageId ?? '');
      for (const problem of judgeMails(mails, received)) problems.push(`mail, ${problem}`);
      for (const problem of judgeWishes(ledger.wishes.values(), stockMails, received)) {
        problems.push(`wish, ${problem}`);
      }
      for (const problem of judgeCards(ledger.cards, giftCards, mailServer.received)) {
        problems.push(`gift card, ${problem}`);
      }
      const kept = await shop.ask('reviews');
      const { orders: linkOrders } = await shop.ask('links');
      for (const problem of judgeReviews(ledger.sent, kept)) problems.push(`review, ${problem}`);
      const arrived = new Set(received).size;
      const { debts } = await shop.ask('debts');
      const reconciled = await shop.ask('reconciliation');
      for (const problem of judgeDebts(debts, reconciled)) problems.push(`debt, ${problem}`);
      const report = withoutDebts(reconciled, debts);
      const verdict = await look(ledger, shop, everybody, false);
      const crashed = shop.crashes().map((log) => `The shop ended by itself. ${log}`);
      return {
        rounds,
        kills,
        databaseCrashes,
        purchases: ledger.started.size,
        ...report.scope,
        mails: arrived,
        mailsAgain: received.length - arrived,
        events: ids.size,
        eventsAgain: receiver.received.length - ids.size,
        freeOrders: [...ledger.outcomes.keys()].filter(isFree).length,
        giftCards: giftCards.cards.length,
        boughtCards: giftCards.bought.length,
        giftCardOrders: giftCards.orders.length,
        linkOrders,
        owed: debts.length,
        told: stockMails.mails.length,
        reviews: kept.reviews.length,
        votes: kept.votes.length,
        counts: worst(report, verdict),
        problems: [...problemsOf(report, verdict), ...problems, ...crashed],
      };
    },
  };
}
