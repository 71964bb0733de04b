/** Some orders at once: what to fetch for them, and that they are packed or sent, each by the rule and the write of one. */
import * as z from 'zod';
import { ORDER_STATES } from '#app/features/orders/events/order-events.ts';
import { foldGoods } from '#app/features/orders/order-goods.ts';
import {
  findMany,
  idsToSend,
  MAX_AT_ONCE,
  readManyOrders,
  readShelves,
} from '#app/features/orders/picking/many-orders.server.ts';
import { linesToPick, toPickList } from '#app/features/orders/picking/pick-list.ts';
import type { OrderFilter } from '#app/features/orders/staff/order-filter.ts';
import type { Queries } from '#db/database.ts';
import { recordAct } from '#operations/change.server.ts';
import { neededText, text } from '#operations/fields.ts';
import {
  definePlanned,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';
import { orderActs } from './act-on-order.server.ts';
import { messages } from './messages/messages.ts';
import { countryField, leastTotalField } from './saved-views.server.ts';

const ordersField = z
  .array(neededText('An order', 100))
  .max(MAX_AT_ONCE, { error: () => messages.tooManyOrders(MAX_AT_ONCE) })
  .default([])
  .meta({ description: 'Their whole ids or numbers', positional: true });

type Named = { id: string; number: string };

/** Each order once, and what is none. Throws OperationRefused where nothing is named. */
async function findAll(queries: Queries, texts: readonly string[]) {
  if (texts.length === 0) throw new OperationRefused('bad_input', messages.chooseOrders);
  const found = await findMany(queries, texts);
  const orders = found.flatMap((one): Named[] => (one ? [one] : []));
  return {
    orders: [...new Map(orders.map((one) => [one.id, one])).values()],
    unknown: texts.filter((_, index) => !found[index]),
  };
}

/** Throws OperationRefused where one of them is no order: nobody is to go without what it is for. */
async function idsOf(queries: Queries, texts: readonly string[]): Promise<string[]> {
  const { orders, unknown } = await findAll(queries, texts);
  const [first] = unknown;
  if (first !== undefined) throw new OperationRefused('not_found', messages.noOrder(first));
  return orders.map(({ id }) => id);
}

const pickListSchema = z.object({
  orders: z.array(z.object({ id: z.string(), number: z.string(), state: z.enum(ORDER_STATES) })),
  lines: z.array(
    z.object({
      ...{ shelf: z.string(), variant: z.string(), title: z.string(), units: z.int() },
      orders: z.array(z.object({ number: z.string(), units: z.int() })),
    }),
  ),
  hasMore: z.boolean(),
});

export type PickListOutput = z.infer<typeof pickListSchema>;

export const pickList = defineRead({
  name: 'orders.pick-list',
  scope: 'orders:read',
  does: 'Lists what to fetch from the shelves for some orders, or for all that are to send',
  input: z.object({
    orders: ordersField,
    toShip: z
      .boolean()
      .default(false)
      .meta({
        description: `In place of orders: those to send, the ${MAX_AT_ONCE} that wait longest`,
      }),
    state: z
      .enum(['placed', 'packed', 'partly_shipped'])
      .optional()
      .meta({ description: 'Of those to send, the ones in this state' }),
    country: countryField,
    leastTotalCents: leastTotalField,
  }),
  output: pickListSchema,
  toLines: ({ lines }) =>
    lines.map(({ shelf, variant, title, units, orders }) =>
      [
        ...[shelf || '-', String(units), title, `(${variant})`],
        orders.map((one) => `${one.number}: ${one.units}`).join(', '),
      ].join('  '),
    ),
  async run({ queries }, { orders: texts, toShip, state, country, leastTotalCents }) {
    const filter: OrderFilter = {
      state: state ?? 'to-ship',
      country: country || null,
      leastCents: leastTotalCents,
    };
    const { ids, hasMore } = toShip
      ? await idsToSend(queries, filter)
      : { ids: await idsOf(queries, texts), hasMore: false };
    const orders = await readManyOrders(queries, ids);
    const waiting = orders.filter((one) => linesToPick(one).length > 0);
    const variants = waiting.flatMap(({ basket }) => basket.map(({ variant }) => variant));
    const lines = toPickList(waiting, await readShelves(queries, [...new Set(variants)]));
    const listed = waiting.map((order) => {
      const { id, number } = order;
      return { id, number, state: foldGoods(order).state };
    });
    return { orders: listed, lines, hasMore };
  },
});

const manySchema = z.object({
  done: z.int().meta({ description: 'Of how many orders it was done' }),
  orders: z
    .array(z.object({ id: z.string(), number: z.string(), problem: z.string().nullable() }))
    .meta({ description: 'Each with why it was not done, or null' }),
});

type Many = z.infer<typeof manySchema>;

/** What is done, and what is not and why: nothing else has happened. */
function manyMessage({ done, orders }: Many): string {
  const problems = orders.flatMap(({ problem }) => problem ?? []);
  return [messages.manyDone(done, orders.length), ...problems].join(' ');
}

/**
 * Each order is a change of its own, with its own lock, transaction and record: one that cannot be done keeps no other
 * from it, no lock is held for longer than by one, and a call that was cut off is done to the end by its repetition.
 */
async function actOnEach(
  { shop, actor, queries, record }: OperationContext,
  texts: readonly string[],
  kind: 'pack' | 'ship',
  inputOf: (order: Named) => object = () => ({}),
) {
  const operation = orderActs.find(({ name }) => name === `orders.${kind}`);
  if (!operation) throw new Error(`There is no operation to ${kind} an order`);
  record({ subject: String(texts.length) });
  const named = await findAll(queries, texts);
  const orders: Many['orders'] = named.unknown.map((unknown) => ({
    ...{ id: unknown, number: unknown, problem: messages.noOrder(unknown) },
  }));
  for (const order of named.orders) {
    const { id, number } = order;
    const input = { order: id, ...inputOf(order) };
    const problem = await perform(operation, { shop, actor, input }).then(
      () => null,
      (error: unknown) => {
        if (error instanceof OperationRefused) return error.message;
        throw error;
      },
    );
    orders.push({ id, number, problem });
  }
  const output = { orders, done: orders.filter(({ problem }) => problem === null).length };
  if (output.done === 0) throw new OperationRefused('conflict', manyMessage(output));
  record({ after: { done: output.done, left: orders.length - output.done } });
  return { output, write: (act: string) => recordAct(queries, act) };
}

const common = {
  scope: 'orders:ship',
  subjectWord: null,
  page: () => '/orders',
  output: manySchema,
  message: manyMessage,
} as const;

export const packMany = definePlanned({
  ...common,
  name: 'orders.pack-many',
  does: 'Marks some orders as packed, at most 200; says of each that cannot be, why',
  button: 'Packed',
  done: 'Marked orders as packed',
  input: z.object({ orders: ordersField }),
  plan: (context, { orders }) => actOnEach(context, orders, 'pack'),
});

const trackingSchema = z.object({
  order: neededText('Its whole id or number'),
  tracking: text('Tracking number').default(''),
});

/** `C7H9… 1Z999`, an order a line; a line without a tracking number is of one that has none. */
export function readTracking(typed: string): { order: string; tracking: string }[] {
  const lines = typed.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    // Each part ends where the next begins: no text has it look back.
    const [, order = '', tracking = ''] = /^([^\s,;]*)[\s,;]*(.*)$/s.exec(line.trim()) ?? [];
    return { order, tracking };
  });
}

/** The tracking number of each order that has one. Throws OperationRefused for one that is not among them, or is there twice. */
async function trackingOf(
  { queries }: OperationContext,
  orders: readonly string[],
  given: z.output<typeof trackingSchema>[],
): Promise<Map<string, string>> {
  const ids = new Set((await findMany(queries, orders)).map((one) => one?.id));
  const found = await findMany(
    queries,
    given.map(({ order }) => order),
  );
  const stray = given.find((_, index) => !ids.has(found[index]?.id ?? ''));
  if (stray) {
    const problem = messages.notAmongOrders(stray.order);
    throw new OperationRefused('bad_input', problem, { tracking: problem });
  }
  const known = found.map((one) => one?.id);
  const twice = given.find((_, index) => known.indexOf(known[index]) !== index);
  if (twice) {
    const problem = messages.isThereTwice(twice.order);
    throw new OperationRefused('bad_input', problem, { tracking: problem });
  }
  return new Map(given.map(({ tracking }, index) => [found[index]?.id ?? '', tracking]));
}

export const shipMany = definePlanned({
  ...common,
  name: 'orders.ship-many',
  does: 'Marks all that is left of some orders as shipped, at most 200; says of each that cannot be, why',
  button: 'Shipped',
  done: 'Marked orders as shipped',
  input: z.object({
    orders: ordersField,
    carrier: text('Carrier', 100).default(''),
    tracking: z.array(trackingSchema).max(MAX_AT_ONCE).default([]).meta({
      description: 'Tracking numbers',
      hint: 'One a line: the number of the order, then that of its parcel.',
      text: 'lines',
      read: readTracking,
    }),
  }),
  async plan(context, { orders, carrier, tracking: given }) {
    const tracking = await trackingOf(context, orders, given);
    return actOnEach(context, orders, 'ship', ({ id }) => ({
      ...{ carrier, tracking: tracking.get(id) ?? '' },
    }));
  },
});
