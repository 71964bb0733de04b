/** One shopper with one browser, over plain HTTP, who records every outcome in the ledger. */
import { setTimeout as pause } from 'node:timers/promises';
import { CHECKOUT_VERSION_HEADER } from '#app/features/payment/checkout-version.ts';
import { CARDS, confirmRequest, PUBLISHABLE_KEY } from '../network/test-provider.ts';
import { createVisitor, PASSWORD } from '../shop/test-visitor.ts';
import { addressForm, choiceForm, giftForm, possibleCharges } from './choices.ts';
import { type Books, isFree, type Ledger, wishOf } from './judges/ledger.ts';
import type { Random } from './random.ts';
import {
  type Basket,
  basketSchema,
  errorSchema,
  historySchema,
  intentSchema,
  soldOutSchema,
  startedSchema,
  userSchema,
} from './shop-answers.ts';

export type Card = keyof typeof CARDS;
/** Without a secret where nothing is due. */
export type Started = { intent: string; clientSecret: string | null; hold: boolean };

/** A status and a body; null without a response, when the outcome is unknown. */
type Answer = { status: number; body: unknown; location: string | null } | null;

const TIMEOUT_MS = 10_000;
const RETRY_MS = 150;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export type ShopperOptions = {
  name: string;
  url: string;
  ledger: Ledger;
  random: Random;
  /** Whether the shop asks where orders go. */
  asksAddress: boolean;
  /** Whether gift cards are all that it buys. */
  isGiver: boolean;
  /** The codes of the gift cards that anybody was given so far. */
  giftCards: () => string[];
  /** The paths of links to pay that staff has sent, and that were not used when they were looked at. */
  links: () => string[];
  /** Called with an answer that no shopper should get. */
  reportProblem: (problem: string) => void;
};

export type Shopper = ReturnType<typeof createShopper>;

export function createShopper(options: ShopperOptions) {
  const { name, url, ledger, random, asksAddress, isGiver, reportProblem } = options;
  const fetchShop = (request: Request) =>
    fetch(request, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive: false,
      redirect: 'manual',
    });
  const visitor = createVisitor(fetchShop, { origin: url, address: '127.0.0.1' });
  const knownLines = new Set<number>();
  let hasRemoved = false;
  let uid: string | null = null;
  let lastAnswer = 'none';

  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    try {
      const answer = await visitor.request(method, path, { body, headers });
      const text = await answer.text();
      lastAnswer = `${method} ${path}: ${answer.status} ${text.slice(0, 200)}`;
      if (answer.status === 500 && path.startsWith('/api/')) {
        reportProblem(`${method} ${path} answered 500: ${text.slice(0, 200)}`);
      }
      const isJson = answer.headers.get('content-type')?.includes('json');
      return {
        status: answer.status,
        body: isJson && text !== '' ? JSON.parse(text) : null,
        location: answer.headers.get('location'),
      };
    } catch (error) {
      lastAnswer = `${method} ${path}: ${error}`;
      // The shop was killed, or is not open yet.
      await pause(RETRY_MS);
      return null;
    }
  }

  const readPage = (path: string) =>
    visitor
      .get(path)
      .then((answer) => answer.text())
      .catch(() => '');

  function takeBasket(answer: Answer): Basket | null {
    if (answer?.status !== 200) return null;
    const basket = basketSchema.parse(answer.body);
    for (const { line } of basket.items) knownLines.add(line);
    return basket;
  }

  async function callProvider({ intent }: Started, path: string, fields: string): Promise<string> {
    const answer = await send(
      'POST',
      `/card-simulator/v1/payment_intents/${intent}/${path}`,
      fields,
      FORM,
    );
    const paid = intentSchema.safeParse(answer?.body);
    if (paid.data?.status === 'succeeded') ledger.reportedPaid.set(intent, paid.data.amount);
    if (paid.success) return paid.data.status;
    return errorSchema.safeParse(answer?.body).data?.error.code ?? 'unclear';
  }

  /** Answers what the PUT has said: a code where it refuses, null where nothing was heard. */
  async function report({ intent }: Started): Promise<string | null> {
    const wasPaid = ledger.reportedPaid.has(intent);
    const answer = await send('PUT', `/api/users/${uid ?? 'guest'}/orders/${intent}`);
    const code = errorSchema.safeParse(answer?.body).data?.error.code;
    if (answer?.status === 200) ledger.outcomes.set(intent, 'ordered');
    if (code === 'refunded') ledger.outcomes.set(intent, 'refunded');
    if (code === 'unpaid' && wasPaid) {
      reportProblem(`${intent} is paid, and its PUT answered that it is not`);
    }
    return answer?.status === 200 ? 'succeeded' : (code ?? null);
  }

  /** Where nothing is due, the report is the charge. */
  const pressFree = async (started: Started) => (await report(started)) ?? 'unclear';

  const chooseRecipient = () =>
    send('POST', '/Payment', giftForm(random, `for-${name}@example.com`), FORM);

  /** Another address, code or gift card than before, or somebody else to give one: of another tab too. */
  async function choose(): Promise<void> {
    if (isGiver && random.chance(0.5)) await chooseRecipient();
    await send('POST', '/Payment', choiceForm(random, asksAddress, options.giftCards()), FORM);
  }

  /** The answer to the call with the version that the page shows, and the charge that it shows. */
  async function create(totalCents: number): Promise<{ answer: Answer; chargeCents: number }> {
    const path = `/api/payments/create?total=${totalCents}`;
    // Of gift cards nothing goes off, and they are not delivered.
    const possible = isGiver ? new Set([totalCents]) : possibleCharges(totalCents, asksAddress);
    let chargeCents = totalCents;
    let shown = 'nothing yet';
    for (let tries = 0; ; tries += 1) {
      const answer = await send('POST', path, undefined, { [CHECKOUT_VERSION_HEADER]: shown });
      const error = errorSchema.safeParse(answer?.body).data?.error;
      if (error?.code === 'no_address') {
        await send('POST', '/Payment', addressForm('NO', 1), FORM);
      } else if (error?.code === 'no_gift_email') {
        await chooseRecipient();
      } else if (error?.code !== 'checkout_changed' || !error.shown || error.total === undefined) {
        if (answer?.status === 200 && !possible.has(chargeCents)) {
          reportProblem(`${chargeCents} is to be charged for items of ${totalCents}`);
        }
        return { answer, chargeCents };
      } else {
        shown = error.shown;
        chargeCents = error.total;
      }
      if (tries === 4) return { answer: null, chargeCents };
    }
  }

  return {
    name,
    random,
    isGiver,
    choose,
    lastAnswer: () => lastAnswer,
    isSignedIn: () => uid !== null,
    add: async (variant: string) =>
      takeBasket(await send('POST', '/api/basket', { type: 'ADD_TO_BASKET', variant })),
    async remove(id: string): Promise<void> {
      hasRemoved = true;
      takeBasket(await send('POST', '/api/basket', { type: 'REMOVE_FROM_BASKET', id }));
    },
    basket: async () => takeBasket(await send('GET', '/api/basket')),
    /** The intent for this total, if the shop creates one. */
    async start(totalCents: number): Promise<Started | null> {
      if (random.chance(0.4)) await choose();
      const { answer, chargeCents } = await create(totalCents);
      const started = startedSchema.safeParse(answer?.body);
      if (!started.success) return null;
      const { intent, clientSecret } = started.data;
      // That a gift card pays for what has no secret is judged at the end.
      const isRight = clientSecret ? clientSecret.startsWith(`${intent}_secret_`) : isFree(intent);
      if (!isRight) {
        reportProblem(`${started.data.intent} was given with the secret of another, or with none`);
      }
      const earlier = ledger.started.get(started.data.intent);
      if (earlier !== undefined && earlier !== chargeCents) {
        reportProblem(`${started.data.intent} was given for ${earlier} and for ${chargeCents}`);
      }
      ledger.started.set(started.data.intent, chargeCents);
      ledger.items.set(started.data.intent, totalCents);
      ledger.owners.set(started.data.intent, name);
      if (uid === null) await send('PUT', '/api/payments/email', { email: `${name}@example.org` });
      return started.data;
    },
    /** Whether the payment is held now, or the variants of which too little is left. */
    async hold({ intent }: Started): Promise<boolean | string[]> {
      const answer = await send('POST', `/api/payments/${intent}/hold`);
      const soldOut = soldOutSchema.safeParse(answer?.body).data?.error.variants;
      return soldOut ? soldOut.map(({ variant }) => variant) : answer?.status === 200;
    },
    /** The outcome of the confirmation: a status, an error's code, or 'unclear'. */
    async confirm(started: Started, card: Card): Promise<string> {
      if (started.clientSecret === null) return pressFree(started);
      const request = confirmRequest(started.clientSecret, CARDS[card]);
      return callProvider(started, 'confirm', await request.text());
    },
    async challenge(started: Started, outcome: 'pass' | 'fail'): Promise<string> {
      if (started.clientSecret === null) return pressFree(started);
      const fields = { key: PUBLISHABLE_KEY, client_secret: started.clientSecret, outcome };
      return callProvider(started, 'challenge', new URLSearchParams(fields).toString());
    },
    report,
    /** Asks by the page of the product for a mail when this is back; what was answered is not asked again. */
    async wishFor(id: string, variant: string): Promise<void> {
      const wish = wishOf(ledger, `${name}@example.com`, variant);
      if (wish.isAsked) return;
      wish.tries += 1;
      const answer = await send('POST', `/product/${id}?variant=${variant}`, '', FORM);
      wish.isAsked = answer?.location?.endsWith('&asked') ?? false;
    },
    /**
     * Opens a link to pay, of which what it is for comes into the basket of the account, and what is in that moves out;
     * whether the next payment is for it.
     */
    async openLink(): Promise<boolean> {
      const [first, ...others] = options.links();
      if (first === undefined) return false;
      const path = random.pick([first, ...others]);
      const [, opener = ''] = /name="opener" value="([^"]+)"/.exec(await readPage(path)) ?? [];
      hasRemoved = true;
      const answer = await send('POST', path, new URLSearchParams({ opener }).toString(), FORM);
      return answer?.location === '/Payment';
    },
    /** For who reviews and votes; null for a guest. */
    reviewer: () => uid && { name, uid, random, sent: ledger.sent, send, readPage },
    /** Registers, or signs in if the last attempt had registered. Null: try again. */
    async signIn(): Promise<string | null> {
      const credentials = { email: `${name}@example.com`, password: PASSWORD };
      const made = await send('POST', '/api/auth/sign-up/email', credentials);
      const answer =
        made?.status === 200 ? made : await send('POST', '/api/auth/sign-in/email', credentials);
      uid = userSchema.safeParse(answer?.body).data?.user.id ?? null;
      return uid;
    },
    async signOut(): Promise<void> {
      await send('POST', '/api/auth/sign-out', {});
      // With or without a response: signing in again is right in any case.
      uid = null;
    },
    /** Everything that the shop shows in the end; a guest registers to see it. Null: try again. */
    async readBooks(this: { signIn(): Promise<string | null> }): Promise<Books | null> {
      if (uid === null && (await this.signIn()) === null) return null;
      const basket = takeBasket(await send('GET', '/api/basket'));
      if (!basket) return null;
      const books: Books = {
        shopper: name,
        orders: [],
        refunds: [],
        basketLines: basket.items.map(({ line }) => line),
      };
      let next: string | null = '';
      while (next !== null) {
        const after: string = next ? `&after=${encodeURIComponent(next)}` : '';
        const answer = await send('GET', `/api/users/${uid}/orders?limit=100${after}`);
        if (answer?.status !== 200) {
          uid = null;
          return null;
        }
        const page = historySchema.parse(answer.body);
        books.orders.push(...page.orders);
        books.refunds = page.refunds;
        next = page.next;
      }
      if (!hasRemoved) for (const line of knownLines) ledger.basketLines.set(line, name);
      return books;
    },
  };
}
