/**
 * Signing in, registering and asking for a reset while 400 wrong passwords are on their way, beside the same requests
 * without them. Each guess has an address of its own, so that no limit answers in the place of the work: guesses from
 * one address are refused after ten a minute.
 */
import pg from 'pg';
import { formatMs } from './live/quantiles.ts';
import { measureRounds, ratios } from './measure/rounds.ts';
import { startShopUnderLoad } from './measure/shop-process.ts';
import { print, printTable } from './measure/table.ts';

const WRONG_PASSWORDS = 400;
const PASSWORD = 'correct horse battery';
/** From wrong passwords of one account its owner is not slowed down, but they are: each has its own. */
const ACCOUNTS = 4_000;

const shop = await startShopUnderLoad({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' });
const client = new pg.Client({ connectionString: shop.databaseUrl });
await client.connect();

let clients = 0;

/** An address that nobody has used. */
function newAddress(): string {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
}

/** Posts from this address: the status, and the milliseconds to the whole answer. */
async function send(
  path: string,
  body: object,
  address: string,
): Promise<{ status: number; tookMs: number }> {
  const origin = `http://127.0.0.1:${shop.port}`;
  const sentMs = performance.now();
  const answer = await fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  await answer.text();
  return { status: answer.status, tookMs: performance.now() - sentMs };
}

let askedAgain = 0;

/** The milliseconds to an answer that has to have this status, with all tries that were put off. */
async function post(
  path: string,
  body: object | (() => object),
  wanted: number,
  address = newAddress(),
): Promise<number> {
  let allMs = 0;
  for (;;) {
    const { status, tookMs } = await send(
      path,
      typeof body === 'function' ? body() : body,
      address,
    );
    allMs += tookMs;
    if (status === wanted) return allMs;
    if (status !== 503) throw new Error(`${path} answered ${status}`);
    askedAgain += 1;
  }
}

const emailOf = (number: number) => `owner-${number}@example.com`;
await post('sign-up/email', { email: emailOf(0), password: PASSWORD }, 200);
await client.query(
  `insert into "user" (id, name, email)
   select 'owner-' || number, '', 'owner-' || number || '@example.com' from generate_series(1, $1::int) as number`,
  [ACCOUNTS],
);
await client.query(
  `insert into account (id, account_id, provider_id, user_id, password)
   select id, id, 'credential', id, (select password from account limit 1) from "user" where id like 'owner-%'`,
);

let owners = 0;
let registered = 0;

function nextOwner(): string {
  owners += 1;
  return emailOf(1 + (owners % ACCOUNTS));
}

const signIn = (email: string, address: string) =>
  post('sign-in/email', { email, password: PASSWORD }, 200, address);

/** Owners who have signed in from their address before, one for each round. */
const home = Array.from({ length: 64 }, () => ({ email: nextOwner(), address: newAddress() }));
for (const { email, address } of home) await signIn(email, address);

function atHome(): { email: string; address: string } {
  const owner = home.pop();
  if (!owner) throw new Error('Unable to go on: every owner has been measured');
  return owner;
}

const KINDS = {
  'signing in, where the owner has before': () => {
    const { email, address } = atHome();
    return signIn(email, address);
  },
  'signing in, from anywhere else': () => signIn(nextOwner(), newAddress()),
  registering: () => {
    const newcomer = () => {
      registered += 1;
      return { email: `new-${registered}@example.com`, password: PASSWORD };
    };
    return post('sign-up/email', newcomer, 200);
  },
  'asking for a reset': () => post('request-password-reset', { email: nextOwner() }, 200),
  'the home page': async () => {
    const sentMs = performance.now();
    await (await fetch(`http://127.0.0.1:${shop.port}/`)).text();
    return performance.now() - sentMs;
  },
};

type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

let guesses = 0;
let putOff = 0;

/** So many are answered before anything is measured: then all others wait. */
const WARM_UP = 50;

/** As many at a time until they are stopped. */
function flood(): { isUnderWay: Promise<void>; stop(): Promise<void> } {
  let isOver = false;
  const before = guesses;
  const underWay = Promise.withResolvers<void>();
  const guess = async () => {
    while (!isOver) {
      const wrong = { email: nextOwner(), password: 'a wrong password' };
      const { status } = await send('sign-in/email', wrong, newAddress());
      guesses += 1;
      if (guesses === before + WARM_UP) underWay.resolve();
      if (status !== 401) putOff += 1;
    }
  };
  const guessers = Array.from({ length: WRONG_PASSWORDS }, guess);
  return {
    isUnderWay: underWay.promise,
    async stop() {
      isOver = true;
      await Promise.all(guessers);
    },
  };
}

type Took = Record<Kind, number>;

/** One of each kind, all at once. */
async function measure(): Promise<Took> {
  const took = await Promise.all(kinds.map(async (kind) => [kind, await KINDS[kind]()] as const));
  return Object.fromEntries(took) as Took;
}

async function measureFlooded(): Promise<Took> {
  const wrong = flood();
  await wrong.isUnderWay;
  const took = await measure();
  await wrong.stop();
  return took;
}

const rounds = await measureRounds(
  'sign-in flood',
  { quiet: measure, flooded: measureFlooded },
  (took) => took['signing in, where the owner has before'],
);
const wrong = await post('sign-in/email', { email: nextOwner(), password: 'wrong again' }, 401);
await client.end();
await shop.stop();

printTable(
  'Signing in under 400 wrong passwords at once',
  `${WRONG_PASSWORDS} wrong passwords of ${ACCOUNTS.toLocaleString('en-US')} accounts, each from another address, are on their way all the time; the same requests without them in the same run. Two passwords are hashed at a time: an owner who has signed in there before and somebody who registers wait for one guess each, others as the guesses do. A wrong password alone takes ${formatMs(wrong)}.`,
  kinds.map((kind) => {
    const quiet = rounds.quiet.map((took) => took[kind]);
    const flooded = rounds.flooded.map((took) => took[kind]);
    return {
      what: kind,
      limit: { name: 'without them', figures: quiet },
      shop: flooded,
      held: ratios(flooded, quiet),
      unit: 'ms',
      isShare: true,
    };
  }),
);
print([
  `Of ${guesses.toLocaleString('en-US')} wrong passwords ${putOff} were put off with 503, and ${askedAgain} of the other requests, which asked again.`,
  '',
]);
process.exit();
