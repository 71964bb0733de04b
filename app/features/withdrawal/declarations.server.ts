/**
 * Declarations of withdrawal by order number and e-mail, for who has neither an account nor a mail's link at hand. Each is
 * taken and acknowledged at once, in the same words whether there is such an order. It takes effect by the link of the
 * acknowledgement, or by staff (docs/decisions/109).
 */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { isSignature, signOrder } from '#app/features/orders/link/guest-order-link.server.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { findById } from '#app/features/orders/staff/find-orders.server.ts';
import { readAccountEmails } from '#app/features/shopper/account-emails.server.ts';
import {
  hitRateLimit,
  MAIL_LIMIT,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { withdrawalDeclaration } from '#db/schema/withdrawal-schema.ts';
import { DECLARED_EXTENTS, type Declaration } from './declaration-fields.ts';

/** A declaration as it was received; times are unix seconds. */
export type ReceivedDeclaration = Declaration & {
  id: string;
  /** The order that it names; null where its number and e-mail are of none. */
  order: string | null;
  declaredSeconds: number;
  isSettled: boolean;
};

export type DeclareOutcome =
  | { kind: 'received'; declaredSeconds: number }
  | { kind: 'limited'; waitSeconds: number };

export type Declarations = {
  /** Takes it, and mails the acknowledgement to the address that it names; the same one twice is one. */
  declare(declaration: Declaration, clientAddress: string): Promise<DeclareOutcome>;
  /** The declaration that the link of an acknowledgement names, with its order; null for any other link. */
  linked(
    id: string,
    key: string,
  ): Promise<{ declaration: ReceivedDeclaration; order: OrderDetails | null } | null>;
  /** It has taken effect. */
  settle(id: string): Promise<void>;
};

/** Since when what is chosen by its link counts: one that was seen to says nothing of what is chosen after that. */
export function countsSince(
  { declaredSeconds, isSettled }: ReceivedDeclaration,
  nowSeconds: number,
): number {
  return isSettled ? nowSeconds : declaredSeconds;
}

type Parts = {
  queries: Queries;
  /** How many may be sent from one address. */
  limit: RateLimit;
  /** What the mails that anybody can make the shop send to an e-mail are counted by. */
  emailHash(email: string): string;
  log: { warn(fields: object, message: string): void };
};

const numberedSchema = z.object({
  id: z.string(),
  shopper: z.string(),
  email: z.string().nullable(),
});

const rowSchema: z.ZodType<ReceivedDeclaration> = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  extent: z.enum(DECLARED_EXTENTS),
  order: z.string().nullable(),
  declaredSeconds: z.int(),
  isSettled: z.boolean(),
});

const columns = sql`id, name, email, order_number as "orderNumber", extent, payment_intent as "order",
  floor(extract(epoch from declared_at))::int as "declaredSeconds", settled_at is not null as "isSettled"`;

/** The link of an acknowledgement. */
export async function declarationLink(
  queries: Queries,
  id: string,
): Promise<{ page: '/withdraw/:id'; params: { id: string }; query: { key: string } }> {
  const key = (await signOrder(queries, 'declaration', id)).toString('base64url');
  return { page: '/withdraw/:id', params: { id }, query: { key } };
}

/** Null once it is forgotten. */
export async function findDeclaration(
  queries: Queries,
  id: string,
): Promise<ReceivedDeclaration | null> {
  const [found = null] = await readRows(
    queries,
    rowSchema,
    sql`select ${columns} from withdrawal_declaration where id = ${id}`,
  );
  return found;
}

export function createDeclarations({ queries, limit, emailHash, log }: Parts): Declarations {
  /** The order that has this number and was bought with this e-mail; one where several have. */
  async function findOrder(declared: Declaration): Promise<string | null> {
    const numbered = await readRows(
      queries,
      numberedSchema,
      sql`select "order".payment_intent as id, "order".shopper, order_contact.email from "order"
        left join order_contact on order_contact.shopper = "order".shopper
          and order_contact.payment_intent = "order".payment_intent
        where "order".number = ${declared.orderNumber}
        order by "order".created_seconds desc`,
    );
    const accounts = await readAccountEmails(
      queries,
      numbered.map(({ shopper }) => shopper),
    );
    const found = numbered.find(({ shopper, email }) =>
      [email, accounts.get(shopper)].some((one) => one?.toLowerCase() === declared.email),
    );
    return found?.id ?? null;
  }

  /** The id, and the time, under which it is kept: those of the first time. */
  async function keep(tx: Queries, declared: Declaration, paymentIntent: string | null) {
    const { id, declaredAt: at, email, orderNumber, extent, settledAt } = withdrawalDeclaration;
    const [made] = await tx
      .insert(withdrawalDeclaration)
      .values({ id: randomUUID(), ...declared, paymentIntent })
      .onConflictDoNothing()
      .returning({ id, at });
    if (made) {
      await tx.execute(sql`select announce('withdrawal.declared', ${made.id}, '{}')`);
      return made;
    }
    const isSame = [
      eq(orderNumber, declared.orderNumber),
      eq(email, declared.email),
      eq(extent, declared.extent),
    ];
    const [kept] = await tx
      .select({ id, at })
      .from(withdrawalDeclaration)
      .where(and(...isSame, isNull(settledAt)));
    return kept;
  }

  async function write(declared: Declaration, isMailed: boolean): Promise<void> {
    const paymentIntent = await findOrder(declared);
    await queries.transaction(async (tx) => {
      const row = await keep(tx, declared, paymentIntent);
      if (!row || !isMailed) return;
      await queueMail(tx, {
        ...{ shopperId: `withdrawal_${row.id}`, dedupe: 'received', kind: 'withdrawal_received' },
        recipient: declared.email,
        body: {
          ...declared,
          declaration: row.id,
          declaredSeconds: Math.floor(row.at.getTime() / 1_000),
        },
      });
    });
  }

  return {
    async declare(declared, clientAddress) {
      const waitSeconds = await hitRateLimit(
        queries,
        rateLimitKey('withdrawal', clientAddress),
        limit,
      );
      if (waitSeconds > 0) return { kind: 'limited', waitSeconds };
      const hash = emailHash(declared.email);
      const isFlooded = (await hitRateLimit(queries, `mail ${hash}`, MAIL_LIMIT)) > 0;
      // Who floods somebody's mailbox cannot keep them from withdrawing: staff sees it without the mail.
      if (isFlooded) log.warn({ emailHash: hash }, 'A withdrawal was not acknowledged by mail');
      await write(declared, !isFlooded);
      return { kind: 'received', declaredSeconds: Math.floor(Date.now() / 1_000) };
    },
    async linked(id, key) {
      if (!isStorable(id) || !isSignature(key, await signOrder(queries, 'declaration', id))) {
        return null;
      }
      const declaration = await findDeclaration(queries, id);
      if (!declaration) return null;
      const found = declaration.order === null ? null : await findById(queries, declaration.order);
      const order = found && (await readOrderDetails(queries, found.shopper, found.id));
      return { declaration, order };
    },
    settle: (id) => settleDeclarations(queries, eq(withdrawalDeclaration.id, id)),
  };
}

async function settleDeclarations(queries: Queries, which: ReturnType<typeof eq>): Promise<void> {
  await queries
    .update(withdrawalDeclaration)
    .set({ settledAt: sql`now()` })
    .where(and(which, isNull(withdrawalDeclaration.settledAt)));
}

/** Those of an order that staff has seen to. */
export function settleOfOrder(queries: Queries, intent: string): Promise<void> {
  return settleDeclarations(queries, eq(withdrawalDeclaration.paymentIntent, intent));
}

/** One that staff has seen to; false where there is none that waits. */
export async function settleDeclaration(queries: Queries, id: string): Promise<boolean> {
  const settled = await queries
    .update(withdrawalDeclaration)
    .set({ settledAt: sql`now()` })
    .where(and(eq(withdrawalDeclaration.id, id), isNull(withdrawalDeclaration.settledAt)))
    .returning({ id: withdrawalDeclaration.id });
  return settled.length > 0;
}

/** Those that have not taken effect, the oldest first; `intent`: of one order alone. */
export function readOpenDeclarations(
  queries: Queries,
  limit: number,
  intent: string | null = null,
): Promise<ReceivedDeclaration[]> {
  const ofOrder = intent === null ? sql`true` : sql`payment_intent = ${intent}`;
  return readRows(
    queries,
    rowSchema,
    sql`select ${columns} from withdrawal_declaration where settled_at is null and ${ofOrder}
      order by ${asc(withdrawalDeclaration.declaredAt)} limit ${limit}`,
  );
}

/** So long a declaration is kept once it was seen to; and one that nobody has seen to. */
const SETTLED_DAYS = 30;
const OPEN_DAYS = 365;

/** Forgets the names and e-mails of declarations that nobody needs any more. */
export async function forgetOldDeclarations(queries: Queries): Promise<void> {
  await queries.delete(withdrawalDeclaration).where(
    sql`settled_at < now() - make_interval(days => ${SETTLED_DAYS})
      or declared_at < now() - make_interval(days => ${OPEN_DAYS})`,
  );
}
