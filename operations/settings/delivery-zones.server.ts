/** Where orders go, by which methods, and what that costs. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { DeliveryMethod, DeliveryZone } from '#app/features/delivery/delivery-zone.ts';
import {
  deliveryMethodSchema,
  deliveryZoneSchema,
  readDeliveryZones,
  removeDeliveryZone,
  writeDeliveryZone,
} from '#app/features/delivery/delivery-zones.server.ts';
import {
  currencyWord,
  exampleAmount,
  isOnStep,
  MAX_AMOUNT_CENTS,
} from '#app/shared/money/money.ts';
import { hashText } from '#app/shared/text/hash-text.ts';
import { isLine, isVisibleLine } from '#app/shared/text/line-text.ts';
import { checkSeen } from '#operations/check-seen.ts';
import { cents, neededText, text } from '#operations/fields.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { countriesText, describeMethod, zoneCountryName } from './describe-delivery.ts';
import { messages } from './messages/messages.ts';
import { isZoneCountry, parseCountries, parseDays, parsePrices } from './read-delivery.ts';

export const MAX_NAME_LETTERS = 60;
const MAX_NOTE_LETTERS = 120;
const MAX_METHODS = 20;
const MAX_PRICES = 50;
const MAX_GRAMS = 10_000_000;
const MAX_DAYS = 60;

const isNoLine = () => messages.isNoLine;

export const line = (description: string, maxLetters: number) =>
  neededText(description, maxLetters)
    .refine(isLine, { error: isNoLine })
    .refine(isVisibleLine, { error: isNoLine })
    .meta({ positional: true, maxLetters });

export const zone = line('Zone', MAX_NAME_LETTERS).meta({
  hint: 'Such as Europe: for staff alone.',
});
const method = line('Method', MAX_NAME_LETTERS).meta({
  hint: 'As shoppers read it, such as Standard, Express or Collect in Oslo.',
});

const countries = z
  .array(z.string())
  .min(1, { error: () => messages.noCountries })
  .superRefine((codes, context) => {
    const unknown = codes.find((code) => !isZoneCountry(code));
    if (unknown !== undefined) context.addIssue(messages.noCountry(unknown));
  })
  .meta({
    description: 'Countries',
    hint: 'Names or codes with commas between them. EU is the European Union, everywhere-else is all that no zone names.',
    ...{ positional: true, text: 'long', read: parseCountries },
  });

const prices = z
  .array(
    z.object({
      upToGrams: z.int().min(1).max(MAX_GRAMS).nullable(),
      cents: z.int().min(0).max(MAX_AMOUNT_CENTS).refine(isOnStep),
    }),
    { error: () => messages.noPrices(exampleAmount(490)) },
  )
  .min(1, { error: () => messages.noPrices(exampleAmount(490)) })
  .max(MAX_PRICES)
  .refine((all) => new Set(all.map(({ upToGrams }) => upToGrams)).size === all.length, {
    error: () => messages.weightTwice,
  })
  .meta({
    get description() {
      return `Price, in ${currencyWord()}`;
    },
    get hint() {
      return `0 is free. By weight such as 2 kg: ${exampleAmount(490)}; 10 kg: ${exampleAmount(990)}: what weighs more is not delivered so.`;
    },
    ...{ textName: 'price', positional: true, read: parsePrices },
  });

const days = z
  .object(
    { least: z.int().min(0).max(MAX_DAYS), most: z.int().min(0).max(MAX_DAYS) },
    { error: () => messages.noDays },
  )
  .refine(({ least, most }) => least <= most, { error: () => messages.noDays })
  .nullable()
  .default(null)
  .meta({
    description: 'Working days until it arrives',
    hint: 'Such as 2-4, from the order on. Shoppers see the dates, without weekends and public holidays. Empty: none are promised.',
    read: (typed: string) => (typed.trim() === '' ? null : parseDays(typed)),
  });

/** The version of the zone that was shown: null for none, absent where nobody looked. */
export const seenVersion = text('The version of the zone when it was looked at', 100)
  .nullable()
  .optional();

export const shownZone = deliveryZoneSchema.extend({ version: z.string() });

/** A zone as staff sees it; its version is another after each change. */
export type ShownZone = z.infer<typeof shownZone>;

export const toShown = (one: DeliveryZone): ShownZone => ({
  ...{ name: one.name, countries: [...one.countries] },
  methods: one.methods.map((way) => ({ ...way, prices: [...way.prices] })),
  version: hashText(JSON.stringify([one.countries, one.methods])),
});

const methodLine = (way: DeliveryMethod) => `${way.name}: ${describeMethod(way)}`;

export const listDeliveryZones = defineRead({
  name: 'delivery.list',
  scope: 'settings:read',
  does: 'Lists where orders go, and what delivery costs',
  input: z.object({}),
  output: z.object({ isCharged: z.boolean(), zones: z.array(shownZone) }),
  toLines: ({ isCharged, zones }) => [
    ...zones.flatMap(({ name, countries: codes, methods }) => [
      `${name}: ${countriesText(codes)}`,
      ...methods.map((way) => `  ${methodLine(way)}`),
      ...(methods.length === 0 ? ['  No method: not delivered there.'] : []),
    ]),
    ...(zones.length === 0 ? ['There are no zones: delivery is free everywhere.'] : []),
    ...(isCharged
      ? []
      : ['Orders go to one example address: the shop asks for no other, and adds none of this.']),
  ],
  run: async ({ queries, shop }) => ({
    isCharged: shop.settings.current().mode.delivery === 'address',
    zones: (await readDeliveryZones(queries)).map(toShown),
  }),
});

type Key = { zone: string; seenVersion?: string | null | undefined };

/** All zones, and the one that is changed, which nobody else has changed since it was seen. */
async function lockZone({ queries }: OperationContext, { zone: name, seenVersion: seen }: Key) {
  // One writer at a time: a zone that is not there has no row to lock, and no two have a country.
  await queries.execute(sql`lock table delivery_zone in share row exclusive mode`);
  const zones = await readDeliveryZones(queries);
  const known = zones.find((one) => one.name === name) ?? null;
  checkSeen(seen, known && toShown(known).version, messages.zoneThere(name));
  return { zones, known };
}

export async function findZone(context: OperationContext, key: Key): Promise<DeliveryZone> {
  const { known } = await lockZone(context, key);
  if (known) return known;
  throw new OperationRefused('not_found', messages.noSuchZone(key.zone));
}

export const page = (subject: string) => `/settings/zone/${encodeURIComponent(subject)}`;

export const setDeliveryZone = defineChange({
  name: 'delivery.set-zone',
  scope: 'settings:write',
  does: 'Makes a zone, or gives one other countries',
  button: 'Save',
  done: 'Changed the zone of delivery',
  page,
  input: z.object({ zone, countries, seenVersion }),
  output: shownZone,
  message: ({ name, countries: codes }) =>
    messages.holdsForNext(`${name}: ${countriesText(codes)}`),
  async run(context, { countries: codes, ...key }) {
    const { zones, known } = await lockZone(context, key);
    const { queries, record } = context;
    record({ subject: key.zone, before: known && { countries: countriesText(known.countries) } });
    for (const other of zones) {
      const taken = other.name !== key.zone && codes.find((code) => other.countries.includes(code));
      if (!taken) continue;
      const problem = messages.countryTaken(zoneCountryName(taken), other.name);
      throw new OperationRefused('conflict', messages.nothingSaved(problem));
    }
    record({ after: { countries: countriesText(codes) } });
    const written = { name: key.zone, countries: codes, methods: known?.methods ?? [] };
    await writeDeliveryZone(queries, written);
    return toShown(written);
  },
});

export const removeZone = defineChange({
  name: 'delivery.remove-zone',
  scope: 'settings:write',
  does: 'Removes a zone with its methods; its countries are everywhere else then',
  button: 'Remove the zone',
  done: 'Removed the zone of delivery',
  input: z.object({ zone, seenVersion }),
  output: z.object({}),
  message: () => messages.removedForNext,
  async run(context, key) {
    const known = await findZone(context, key);
    const before = { countries: countriesText(known.countries) };
    context.record({ subject: key.zone, before });
    await removeDeliveryZone(context.queries, key.zone);
    return {};
  },
});

/** Writes the zone with its methods as `change` makes them. */
async function writeMethods(
  context: OperationContext,
  { method: name, ...key }: Key & { method: string },
  change: (methods: readonly DeliveryMethod[], at: number) => DeliveryMethod[],
): Promise<DeliveryZone> {
  const known = await findZone(context, key);
  const at = known.methods.findIndex((way) => way.name === name);
  const before = known.methods[at];
  const subject = `${key.zone}: ${name}`;
  context.record({ subject, before: before ? { method: describeMethod(before) } : null });
  const written = { ...known, methods: change(known.methods, at) };
  const after = written.methods.find((way) => way.name === name);
  context.record({ after: after ? { method: describeMethod(after) } : null });
  await writeDeliveryZone(context.queries, written);
  return written;
}

export const setDeliveryMethod = defineChange({
  name: 'delivery.set-method',
  scope: 'settings:write',
  does: 'Adds a method of delivery to a zone, or gives one another price',
  button: 'Save',
  done: 'Changed how orders are delivered to',
  input: z.object({
    ...{ zone, method, prices },
    freeFromCents: cents(
      () => `Free from an order of, in ${currencyWord()}`,
      () => 'Empty: never.',
    )
      .nullable()
      .default(null),
    fromCents: cents(
      () => `Only for orders from, in ${currencyWord()}`,
      () => 'Empty: for every order.',
    ).default(0),
    days,
    note: text('What else shoppers should know', MAX_NOTE_LETTERS)
      .refine(isLine, { error: isNoLine })
      .default('')
      .meta({ hint: 'One line, such as where and when it can be collected.' }),
    isCollected: z
      .boolean()
      .default(false)
      .meta({ textName: 'collected', description: 'The shopper comes for it' }),
    seenVersion,
  }),
  output: deliveryMethodSchema,
  message: (way) => messages.holdsForNext(methodLine(way)),
  async run(context, { zone: of, seenVersion: seen, method: name, ...given }) {
    const way = { name, ...given };
    await writeMethods(context, { zone: of, seenVersion: seen, method: name }, (methods, at) => {
      if (at >= 0) return methods.with(at, way);
      if (methods.length < MAX_METHODS) return [...methods, way];
      throw new OperationRefused(
        'conflict',
        messages.nothingSaved(messages.manyMethods(MAX_METHODS)),
      );
    });
    return { ...way, prices: [...way.prices] };
  },
});

export const removeDeliveryMethod = defineChange({
  name: 'delivery.remove-method',
  scope: 'settings:write',
  does: 'Takes a method of delivery from a zone',
  button: 'Remove',
  done: 'Removed a way of delivery to',
  input: z.object({ zone, method, seenVersion }),
  output: z.object({}),
  message: () => messages.removedForNext,
  async run(context, key) {
    await writeMethods(context, key, (methods, at) => {
      if (at < 0) throw new OperationRefused('not_found', messages.noSuchMethod(key.method));
      return methods.toSpliced(at, 1);
    });
    return {};
  },
});
