/** The accounts of shoppers, for staff: found, signed out, handed out and forgotten. */
import { asc, eq, gt } from 'drizzle-orm';
import * as z from 'zod';
import { readAccountData } from '#app/features/account/data/account-data.server.ts';
import { createDeleteAccount } from '#app/features/account/data/delete-account.server.ts';
import { storeMailedSecret } from '#app/features/account/mailed-secret.server.ts';
import {
  endSessions,
  listSessions,
} from '#app/features/account/session/own-session-store.server.ts';
import { createCheckoutChoices } from '#app/features/delivery/checkout-choices.server.ts';
import { forgetContacts } from '#app/features/orders/forget-contacts.server.ts';
import { searchOrders } from '#app/features/orders/staff/order-pages.server.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { toZonedIso } from '#app/shared/time/zoned-time.ts';
import type { Queries } from '#db/database.ts';
import { user } from '#db/schema/auth-schema.ts';
import { wholeSeconds } from '#db/whole-seconds.ts';
import { neededText, text } from '#operations/fields.ts';
import { limitField } from '#operations/list-fields.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { listLine } from '#operations/orders/describe-order.ts';
import { listedOrderSchema } from '#operations/orders/read-orders.server.ts';
import { messages } from './messages/messages.ts';

/** Time is unix seconds. */
const customerSchema = z.object({
  uid: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  sinceSeconds: z.int(),
});

type Customer = z.output<typeof customerSchema>;

const columns = {
  uid: user.id,
  email: user.email,
  isConfirmed: user.emailVerified,
  sinceSeconds: wholeSeconds(user.createdAt),
};

function selectCustomers(queries: Queries, typed: string): Promise<Customer[]> {
  const isIt = typed.includes('@') ? eq(user.email, typed.toLowerCase()) : eq(user.id, typed);
  return queries.select(columns).from(user).where(isIt);
}

const input = z.object({
  customer: neededText('The whole e-mail of the account, in any case, or its id').meta({
    positional: true,
  }),
});

/** Throws OperationRefused, whose words do not name anybody: they are recorded. */
export async function findCustomer(queries: Queries, typed: string): Promise<Customer> {
  const [found] = await selectCustomers(queries, typed);
  if (found) return found;
  throw new OperationRefused('not_found', messages.noAccount);
}

/** `ann@example.com  6Fq…  since 2026-11-22 09:14, confirmed` */
function customerLine({ uid, email, isConfirmed, sinceSeconds }: Customer, timeZone: string) {
  const since = toZonedIso(sinceSeconds, timeZone);
  return `${email}  ${uid}  since ${since}, ${isConfirmed ? 'confirmed' : 'not confirmed'}`;
}

export const findCustomers = defineRead({
  name: 'customers.find',
  scope: 'customers:read',
  does: 'Finds the account of an e-mail',
  input: z.object({
    email: text('The whole e-mail, in any case').meta({ positional: true }),
  }),
  output: z.object({ customers: z.array(customerSchema) }),
  toLines: ({ customers }, timeZone) =>
    customers.length > 0
      ? customers.map((customer) => customerLine(customer, timeZone))
      : ['No account has this e-mail.'],
  run: async ({ queries }, { email }) => ({ customers: await selectCustomers(queries, email) }),
});

export const listCustomers = defineRead({
  name: 'customers.list',
  scope: 'customers:read',
  does: 'Lists accounts by their id',
  input: z.object({
    after: neededText('Those after the account of this id').nullable().default(null),
    limit: limitField(50),
  }),
  output: z.object({ customers: z.array(customerSchema), next: z.string().nullable() }),
  toLines: ({ customers }, timeZone) =>
    customers.map((customer) => customerLine(customer, timeZone)),
  async run({ queries }, { after, limit }) {
    const rows = await queries
      .select(columns)
      .from(user)
      .where(after === null ? undefined : gt(user.id, after))
      .orderBy(asc(user.id))
      .limit(limit + 1);
    const customers = rows.slice(0, limit);
    return { customers, next: rows.length > limit ? (customers.at(-1)?.uid ?? null) : null };
  },
});

const MAX_ORDERS = 50;

/** No session is the one that asks. */
const NONE_OF_THESE = '';

export const showCustomer = defineRead({
  name: 'customers.show',
  scope: 'customers:read',
  does: 'Shows an account with its orders and its open sessions',
  input,
  output: z.object({
    customer: customerSchema,
    sessions: z.array(z.object({ id: z.string(), device: z.string(), startedAt: z.string() })),
    orders: z.array(listedOrderSchema),
  }),
  toLines: ({ customer, sessions, orders }, timeZone) => [
    customerLine(customer, timeZone),
    ...sessions.map(
      ({ device, startedAt }) =>
        `signed in  ${device}, since ${toZonedIso(Date.parse(startedAt) / 1_000, timeZone)}`,
    ),
    ...orders.map((order) => listLine(order, timeZone)),
  ],
  async run({ queries }, { customer: typed }) {
    const customer = await findCustomer(queries, typed);
    return {
      customer,
      sessions: await listSessions(queries, { id: NONE_OF_THESE, uid: customer.uid }),
      orders: await searchOrders(queries, customer.email, MAX_ORDERS),
    };
  },
});

/** What is recorded of an act is the id alone. */
async function findRecorded(
  { queries, record }: OperationContext,
  typed: string,
): Promise<Customer> {
  const customer = await findCustomer(queries, typed);
  record({ subject: customer.uid });
  return customer;
}

const subjectWord = 'the customer';
const page = (uid: string) => `/customers/${encodeURIComponent(uid)}`;

export const signOutCustomer = defineChange({
  name: 'customers.sign-out',
  scope: 'customers:write',
  does: 'Ends all sessions of an account',
  button: 'Sign out everywhere',
  done: 'Signed out',
  ...{ subjectWord, page, input },
  output: z.object({ uid: z.string() }),
  message: () => messages.signedOut,
  async run(context, { customer }) {
    const { uid } = await findRecorded(context, customer);
    // Its open pages say so.
    await endSessions(context.queries, { uid });
    return { uid };
  },
});

/** The whole document, in memory. */
async function readWhole(queries: Queries, uid: string): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of readAccountData(queries, uid)) pieces.push(piece);
  return pieces.join('');
}

export const downloadCustomer = defineChange({
  name: 'customers.download',
  scope: 'customers:read',
  does: 'Gives all that is stored of an account, as JSON; that somebody had it is recorded',
  done: 'Downloaded what is stored of',
  ...{ subjectWord, page, input },
  /** `document` is null in the answer to a call that is repeated: no copy of it is kept. */
  output: z.object({ uid: z.string(), document: z.string().nullable() }),
  message: ({ document }) => document ?? messages.downloadedBefore,
  async run(context, { customer }) {
    const { uid } = await findRecorded(context, customer);
    return { uid, document: null };
  },
  readAgain: async ({ queries }, { uid }) => ({ uid, document: await readWhole(queries, uid) }),
});

export const deleteCustomer = defineChange({
  name: 'customers.delete',
  scope: 'customers:write',
  does: 'Deletes an account as its owner could; the books keep what was charged',
  button: 'Delete the account',
  done: 'Deleted a customer',
  subjectWord: null,
  input,
  output: z.object({ uid: z.string() }),
  message: () => messages.deleted,
  async ask({ queries }, { customer }) {
    const { email, uid } = await findCustomer(queries, customer);
    const { ownCredit } = await createCheckoutChoices(queries).readChoices(uid);
    const lostCents = ownCredit?.balanceCents ?? 0;
    const lost = lostCents > 0 ? messages.creditLost(formatCents(lostCents)) : '';
    return { question: `${messages.deleteIt(email)}${lost}`, yes: messages.yesDelete };
  },
  async prepare({ queries, shop }, input) {
    const { uid } = await findCustomer(queries, input.customer);
    await shop.payments.endUnpaid(uid);
    return input;
  },
  async run(context, { customer }) {
    const { queries, shop } = context;
    const { uid } = await findRecorded(context, customer);
    const deleteAccount = createDeleteAccount({
      queries,
      // The card provider was asked before the transaction.
      endUnpaid: async () => {},
      forgetContacts: async () =>
        context.afterCommit(() =>
          forgetContacts(shop.database.queries, shop.settings.current().contactDays),
        ),
    });
    // A secret of their own: the owner who asks for the link meanwhile is sent one.
    const secret = await storeMailedSecret(queries, 'delete-account', { uid, place: 'staff' });
    const deletion = await deleteAccount(uid, secret);
    if (deletion !== 'deleted') throw new OperationRefused('conflict', messages.notNow[deletion]);
    return { uid };
  },
});
