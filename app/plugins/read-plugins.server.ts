/** Reads what a configuration of plugins holds, which nobody has checked. */
import * as z from 'zod';
import {
  OWN_FIELD_TYPES,
  readFieldName,
} from '#app/features/catalogue/product/details/own-field.ts';
import type { DeliveryPrice } from '#app/features/delivery/delivery-option.ts';
import { EVENT_KIND_NAMES } from '#app/features/events/event-kinds.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { SLOT_PLACES } from '#app/ui/page/slot.ts';
import type { Plugin } from './plugin.ts';

const name = z
  .string()
  .regex(/^[a-z\d-]{1,40}$/, 'is no name: use small letters, digits and hyphens, at most 40');

const field = z.strictObject({
  name: z.string().refine((text) => readFieldName(text).ok, 'is no name of a field'),
  type: z.enum(OWN_FIELD_TYPES),
  isShown: z.boolean(),
});

function callable<Call>(): z.ZodType<Call> {
  return z.custom<Call>((value) => typeof value === 'function', 'is no function');
}

const deliveryPrice = z.strictObject({
  options: callable<DeliveryPrice['options']>(),
  onFailure: z.enum(['own-prices', 'refuse']),
});

const file = z.custom<URL>(
  (value) => value instanceof URL && value.protocol === 'file:',
  "is no file: write new URL('./view.tsx', import.meta.url)",
);

const onEvent = z.strictObject({
  kinds: z.array(z.enum(EVENT_KIND_NAMES)),
  run: callable<NonNullable<Plugin['onEvent']>['run']>(),
});

const plugin: z.ZodType<Plugin> = z.strictObject({
  name,
  productFields: z.array(field).exactOptional(),
  deliveryPrice: deliveryPrice.exactOptional(),
  onEvent: onEvent.exactOptional(),
  slots: z.partialRecord(z.enum(SLOT_PLACES), file).exactOptional(),
});

const config = z.strictObject({ plugins: z.array(z.unknown()) });

/** What people call a plugin that may not even have a name. */
function wordOf(value: unknown, place: number): string {
  const named = z.object({ name: z.string() }).safeParse(value);
  return named.success ? named.data.name : `number ${place + 1}`;
}

/** The plugins of the default export of `basket.config.ts`, or what is wrong, a sentence without its full stop. */
export function readPlugins(exported: unknown): Result<readonly Plugin[], string> {
  const read = config.safeParse(exported);
  if (!read.success) {
    return refused('basket.config.ts must export default defineShop({ plugins: [...] })');
  }
  const plugins: Plugin[] = [];
  for (const [place, value] of read.data.plugins.entries()) {
    const word = `The plugin ${wordOf(value, place)} of basket.config.ts`;
    let one: ReturnType<typeof plugin.safeParse>;
    try {
      one = plugin.safeParse(value);
    } catch (error) {
      return refused(`${word} cannot be read: ${String(error)}`);
    }
    if (!one.success) {
      const [issue] = one.error.issues;
      return refused(`${word} is not as it has to be: ${issue?.path.join('.')} ${issue?.message}`);
    }
    if (plugins.some((other) => other.name === one.data.name)) {
      return refused(`${word} is there twice: give each a name of its own`);
    }
    plugins.push(one.data);
  }
  const [first, second] = plugins.filter((one) => one.deliveryPrice);
  if (first && second) {
    const both = `The plugins ${first.name} and ${second.name} of basket.config.ts`;
    return refused(`${both} both say what delivery costs: keep one of them`);
  }
  return done(plugins);
}
