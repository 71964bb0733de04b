/** The ways in which shoppers buy: alone, in two tabs, with lost connections and with misuse. */
import { setTimeout as pause } from 'node:timers/promises';
import { GIFT_CARD_VARIANT } from './choices.ts';
import { sendReview, sendVotes } from './reviews.ts';
import type { Shopper, Started } from './shopper.ts';

/** From the sample catalogue: variants to add, and product ids to remove. */
const VARIANTS = ['book', 'usb-c-cable', 'tablet', 'stand-mixer', 'smart-speaker-sand'] as const;
const IDS = ['12321341', '4903850', '3254354345', '49538094', '23445930'] as const;

/** Gift cards are bought alone: who gives them buys nothing else. */
function wareOf({ isGiver, random }: Shopper): string {
  return isGiver ? GIFT_CARD_VARIANT : random.pick(VARIANTS);
}

/** Adds a few items, at least one to an empty basket; returns the total in cents, or null without an answer. */
async function fill(shopper: Shopper): Promise<number | null> {
  const { random } = shopper;
  let basket = await shopper.basket();
  const count = basket && basket.items.length > 0 ? random.whole(0, 1) : random.whole(1, 3);
  for (let added = 0; added < count; added += 1) {
    basket = (await shopper.add(wareOf(shopper))) ?? basket;
  }
  return basket && basket.items.length > 0 ? basket.total : null;
}

async function begin(shopper: Shopper): Promise<Started | null> {
  const total = await fill(shopper);
  return total === null ? null : shopper.start(total);
}

/** Holds as the page does, before its card is confirmed; a careless page does not. */
async function holdOrNot(shopper: Shopper, started: Started): Promise<boolean> {
  if (!started.hold || shopper.random.chance(0.1)) return true;
  for (let tries = 0; tries < 4; tries += 1) {
    const held = await shopper.hold(started);
    if (held === true) return true;
    if (held === false) continue;
    for (const [index, variant] of VARIANTS.entries()) {
      const id = IDS[index];
      if (id && held.includes(variant)) await shopper.remove(id);
    }
    return false;
  }
  return false;
}

/** Confirms until the result is definite, as the payment page does; returns whether it is paid. */
async function confirmClearly(shopper: Shopper, started: Started): Promise<boolean> {
  if (!(await holdOrNot(shopper, started))) return false;
  const card = shopper.random.chance(0.2) ? 'takesNothingBack' : 'success';
  for (let tries = 0; tries < 4; tries += 1) {
    const end = await shopper.confirm(started, card);
    if (end === 'succeeded') return true;
    if (end !== 'unclear' && end !== 'api_error') return end === 'payment_intent_unexpected_state';
  }
  return false;
}

/** The browser reports its payment once, twice concurrently, or never. */
async function reportOrNot(shopper: Shopper, started: Started): Promise<void> {
  const times = shopper.random.pick([0, 1, 1, 2]);
  await Promise.all(Array.from({ length: times }, () => shopper.report(started)));
}

async function buy(shopper: Shopper): Promise<void> {
  const started = await begin(shopper);
  if (!started) return;
  if (await confirmClearly(shopper, started)) await reportOrNot(shopper, started);
}

async function buyAfterDecline(shopper: Shopper): Promise<void> {
  const started = await begin(shopper);
  if (!started) return;
  if (!(await holdOrNot(shopper, started))) return;
  await shopper.confirm(started, 'declined');
  await shopper.report(started);
  if (await confirmClearly(shopper, started)) await reportOrNot(shopper, started);
}

async function buyWithChallenge(shopper: Shopper): Promise<void> {
  const started = await begin(shopper);
  if (!started) return;
  if (!(await holdOrNot(shopper, started))) return;
  await shopper.confirm(started, 'challenge');
  const { random } = shopper;
  // The page is reloaded during 3-D Secure: it starts the payment again.
  const total = random.chance(0.4) ? ((await shopper.basket())?.total ?? null) : null;
  const again = total === null ? started : ((await shopper.start(total)) ?? started);
  if (random.chance(0.2)) return;
  const end = await shopper.challenge(again, random.chance(0.75) ? 'pass' : 'fail');
  if (end === 'succeeded') await reportOrNot(shopper, again);
}

/** Another tab changes the basket, and pays for it too, while the card is being charged. */
async function buyWhileBasketChanges(shopper: Shopper): Promise<void> {
  const started = await begin(shopper);
  if (!started) return;
  const { random } = shopper;
  async function otherTab(): Promise<void> {
    await pause(random.whole(0, 60));
    if (random.chance(0.5)) await shopper.remove(random.pick(IDS));
    if (random.chance(0.5)) await shopper.choose();
    const basket = await shopper.add(wareOf(shopper));
    const other = basket ? await shopper.start(basket.total) : null;
    if (other && random.chance(0.7) && (await confirmClearly(shopper, other))) {
      await reportOrNot(shopper, other);
    }
  }
  const [paid] = await Promise.all([confirmClearly(shopper, started), otherTab()]);
  if (paid) await reportOrNot(shopper, started);
}

/** Two tabs pay for the same basket at the same moment, each with a double click. */
async function buyInTwoTabs(shopper: Shopper): Promise<void> {
  const total = await fill(shopper);
  if (total === null) return;
  async function tab(): Promise<void> {
    const started = await shopper.start(total ?? 0);
    if (!started) return;
    await Promise.all([shopper.confirm(started, 'success'), shopper.confirm(started, 'success')]);
    await reportOrNot(shopper, started);
  }
  await Promise.all([tab(), tab()]);
}

/** Pays for what staff has put together, by its link: an account, since a browser has one guest alone. */
async function buyByLink(shopper: Shopper): Promise<void> {
  if (shopper.isGiver) return;
  if (!shopper.isSignedIn() && (await shopper.signIn()) === null) return;
  if (!(await shopper.openLink())) return;
  const basket = await shopper.basket();
  const started = basket && basket.items.length > 0 ? await shopper.start(basket.total) : null;
  if (started && (await confirmClearly(shopper, started))) await reportOrNot(shopper, started);
}

/** Signs in while the card is being charged; a signed-in shopper signs out and in again. */
async function buyWhileSigningIn(shopper: Shopper): Promise<void> {
  if (shopper.isSignedIn()) await shopper.signOut();
  const started = await begin(shopper);
  if (!started) return;
  async function signIn(): Promise<void> {
    await pause(shopper.random.whole(0, 80));
    await shopper.signIn();
    // The next request with both cookies joins.
    await Promise.all([shopper.basket(), shopper.basket()]);
  }
  const [paid] = await Promise.all([confirmClearly(shopper, started), signIn()]);
  if (paid) await reportOrNot(shopper, started);
}

/** Starts a payment, changes the basket and starts another; both pages charge the card. */
async function buyFromAnOldPage(shopper: Shopper): Promise<void> {
  const old = await begin(shopper);
  if (!old) return;
  const basket = await shopper.add(wareOf(shopper));
  const current = basket ? await shopper.start(basket.total) : null;
  await Promise.all([
    confirmClearly(shopper, old),
    current ? confirmClearly(shopper, current) : null,
  ]);
  await reportOrNot(shopper, old);
  if (current) await reportOrNot(shopper, current);
}

/** Asks to be told when something that is counted is back in stock. */
async function wishFor(shopper: Shopper): Promise<void> {
  if (!shopper.isSignedIn() && (await shopper.signIn()) === null) return;
  const index = VARIANTS.indexOf(shopper.random.pick(['tablet', 'stand-mixer', 'usb-c-cable']));
  const [variant, id] = [VARIANTS[index], IDS[index]];
  if (variant && id) await shopper.wishFor(id, variant);
}

/** Reviews something, or votes for a review; a guest does neither. */
async function review(shopper: Shopper): Promise<void> {
  const reviewer = shopper.reviewer();
  if (!reviewer) return;
  if (shopper.random.chance(0.6)) return sendReview(reviewer, IDS);
  return sendVotes(reviewer, shopper.random.pick(IDS));
}

/** One more purchase, of a random kind, and now and then a wish, a review or a vote. */
export async function purchase(shopper: Shopper): Promise<void> {
  if (shopper.random.chance(0.25)) await wishFor(shopper);
  if (shopper.random.chance(0.5)) await review(shopper);
  const way = shopper.random.pick([
    buy,
    buy,
    buyAfterDecline,
    buyWithChallenge,
    buyWhileBasketChanges,
    buyWhileBasketChanges,
    buyInTwoTabs,
    buyInTwoTabs,
    buyWhileSigningIn,
    buyFromAnOldPage,
    buyByLink,
  ]);
  return way(shopper);
}
