/** The settings of the shop: what holds, where that comes from, and how staff changes it. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { hasSold } from '#app/features/payment/shop-currency.server.ts';
import type { Setting } from '#app/features/settings/setting.ts';
import {
  lockSettings,
  readSettingTexts,
  writeSetting,
} from '#app/features/settings/settings-store.server.ts';
import {
  contextOf,
  SETTING_NAMES,
  type SettingName,
  type SettingTexts,
  SHOP_SETTINGS,
} from '#app/features/settings/shop-settings.ts';
import { defaultLocale, shopLocale } from '#app/shared/locale.ts';
import { toZonedMinute } from '#app/shared/time/zoned-time.ts';
import type { Queries } from '#db/database.ts';
import { setting } from '#db/schema/shop-schema.ts';
import { actorName } from '#operations/actor-name.server.ts';
import { checkScopes } from '#operations/caller-scopes.server.ts';
import { checkSeen } from '#operations/check-seen.ts';
import { text } from '#operations/fields.ts';
import { defineChange, defineRead, OperationRefused } from '#operations/operation.ts';
import type { Scope } from '#operations/scopes.ts';
import { messages } from './messages/messages.ts';

const listedSchema = z.object({
  name: z.string(),
  group: z.string(),
  label: z.string(),
  /** As a variable of the environment would have it; empty: none. */
  value: z.string(),
  source: z.enum(['environment', 'staff', 'default']),
  /** The variable of the environment that holds where it is set; empty: none. */
  variable: z.string(),
  /** Whether it holds from the next start of the shop on, and something else until then. */
  isPending: z.boolean(),
  changedSeconds: z.int().nullable(),
  changedBy: z.string().nullable(),
});

export type ListedSetting = z.output<typeof listedSchema>;

/** What holds, or will from the next start on, of each. */
/** What holds, as texts. */
export function effectiveTexts(
  texts: SettingTexts,
  fixed: SettingTexts,
): Record<SettingName, string> {
  const known = { ...texts, ...fixed };
  const context = contextOf(known, shopLocale());
  const all = SETTING_NAMES.map((name) => {
    const { schema, otherwise } = SHOP_SETTINGS[name];
    const own = known[name];
    const isValue = own !== undefined && schema.safeParse(own).success;
    return [name, isValue ? own : otherwise(context)] as const;
  });
  // It has every name.
  return Object.fromEntries(all) as Record<SettingName, string>;
}

/** Until it starts again, the process has another one. */
function isPending(name: SettingName, value: string): boolean {
  const { language, currency } = shopLocale();
  return (name === 'language' && value !== language) || (name === 'currency' && value !== currency);
}

async function readListed(queries: Queries, fixed: SettingTexts): Promise<ListedSetting[]> {
  const rows = await queries
    .select({ name: setting.name, at: setting.changedAt, by: actorName(setting.changedBy) })
    .from(setting);
  const texts = await readSettingTexts(queries);
  const values = effectiveTexts(texts, fixed);
  return SETTING_NAMES.map((name) => {
    const { group, label, variable = '' } = SHOP_SETTINGS[name];
    const isFixed = fixed[name] !== undefined;
    const row = isFixed ? undefined : rows.find((one) => one.name === name);
    return {
      ...{ name, group, label, variable, value: values[name] },
      source: isFixed ? 'environment' : row ? 'staff' : 'default',
      isPending: isPending(name, values[name]),
      changedSeconds: row ? Math.floor(row.at.getTime() / 1_000) : null,
      changedBy: row?.by ?? null,
    };
  });
}

/** Another after every change of one of them. */
export function versionOfSettings(
  listed: readonly Pick<ListedSetting, 'name' | 'value'>[],
  names: readonly string[],
): string {
  const values = listed.flatMap(({ name, value }) => (names.includes(name) ? [[name, value]] : []));
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}

function listedLine({ name, value, source, changedBy, ...one }: ListedSetting, zone: string) {
  const [first = '', ...more] = value.split('\n');
  const shown = first === '' ? 'none' : `${first}${more.length > 0 ? ' …' : ''}`;
  const from = {
    environment: `by ${one.variable}`,
    staff: `by ${changedBy}, ${one.changedSeconds ? toZonedMinute(one.changedSeconds, zone) : ''}`,
    default: 'as it comes',
  };
  return `${name}: ${shown}  (${from[source]}${one.isPending ? ', from the next start on' : ''})`;
}

export const listSettings = defineRead({
  name: 'settings.list',
  scope: 'settings:read',
  does: 'Lists the settings of the shop: what holds, and who has set it',
  input: z.object({}),
  output: z.object({ settings: z.array(listedSchema) }),
  toLines: ({ settings }, zone) => settings.map((one) => listedLine(one, zone)),
  run: async ({ queries, shop }) => ({ settings: await readListed(queries, shop.settings.fixed) }),
});

function fieldOf(name: SettingName) {
  const one: Setting<unknown> = SHOP_SETTINGS[name];
  const { label, hint, problem, schema, maySave, choices, text: typed, maxLetters } = one;
  return text(label, maxLetters)
    .superRefine((written, context) => {
      const isRight = schema.safeParse(written).success && (maySave?.(written) ?? true);
      if (!isRight) context.addIssue(problem());
    })
    .meta({
      ...{ description: label, hint, maxLetters },
      ...(choices && { choices }),
      ...(typed && { text: typed }),
    })
    .nullable()
    .optional();
}

const fields = Object.fromEntries(SETTING_NAMES.map((name) => [name, fieldOf(name)]));

type Typed = Readonly<Record<string, string | null | undefined>>;

/** What of an input is to be written: null for as it comes. */
function changesOf(
  input: Typed,
  known: SettingTexts,
  fixed: SettingTexts,
): [SettingName, string | null][] {
  const now = effectiveTexts(known, fixed);
  const context = contextOf({ ...known, ...fixed }, shopLocale());
  return SETTING_NAMES.flatMap((name) => {
    const { [name]: typed } = input;
    if (typed === undefined || typed === now[name]) return [];
    const value = typed === null || typed === SHOP_SETTINGS[name].otherwise(context) ? null : typed;
    return value === (known[name] ?? null) && fixed[name] === undefined ? [] : [[name, value]];
  });
}

/** What is an owner's to decide: what all amounts are in, in which words, and who hears of trouble. */
const OF_THE_OWNER: readonly SettingName[] = ['currency', 'language', 'staffMail'];

function scopeOf(changes: readonly [SettingName, string | null][]): Scope | null {
  return changes.some(([name]) => OF_THE_OWNER.includes(name)) ? 'settings:shop' : null;
}

export const setSettings = defineChange({
  name: 'settings.set',
  scope: 'settings:write',
  mayNeed: ['settings:shop'],
  async needsToo({ queries, shop }, { seenVersion: _, ...typed }) {
    const input: Typed = typed;
    return scopeOf(changesOf(input, await readSettingTexts(queries), shop.settings.fixed));
  },
  does: 'Changes settings of the shop; an empty one is as it comes',
  button: 'Save',
  done: 'Changed the settings',
  subjectWord: null,
  input: z.object({
    ...fields,
    seenVersion: text('The version of these settings when they were looked at', 100).optional(),
  }),
  output: z.object({
    changed: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
    /** Whether something of it holds from the next start of the shop on. */
    isPending: z.boolean(),
  }),
  message({ changed, isPending }) {
    if (changed.length === 0) return messages.nothingChanged;
    return isPending ? messages.savedForStart : messages.saved;
  },
  async run({ queries, shop, actor, record, afterCommit }, { seenVersion, ...typed }) {
    const input: Typed = typed;
    record({ subject: 'settings' });
    await lockSettings(queries);
    const { fixed } = shop.settings;
    const known = await readSettingTexts(queries);
    const named = SETTING_NAMES.filter((name) => input[name] !== undefined);
    if (named.length === 0) {
      throw new OperationRefused('bad_input', messages.nameASetting);
    }
    const listed = await readListed(queries, fixed);
    checkSeen(seenVersion, versionOfSettings(listed, named), '');
    const changes = changesOf(input, known, fixed);
    // What was as it is when it was asked for may be a change by now.
    const scope = scopeOf(changes);
    if (scope) checkScopes([scope], actor);
    record({
      before: Object.fromEntries(changes.map(([name]) => [name, known[name] ?? null])),
      after: Object.fromEntries(changes),
    });
    for (const [name, value] of changes) {
      const { variable } = SHOP_SETTINGS[name];
      if (fixed[name] !== undefined) {
        const problems = { [name]: messages.isSetBy(variable ?? '') };
        throw new OperationRefused('conflict', messages.isFixed(variable ?? ''), problems);
      }
      const { currency } = shopLocale();
      const wanted = value ?? defaultLocale.currency;
      if (name === 'currency' && wanted !== currency && (await hasSold(queries))) {
        const problems = { currency: messages.currencyStays };
        throw new OperationRefused('conflict', messages.hasSoldIn(currency), problems);
      }
      await writeSetting(queries, name, value, actor.id);
    }
    afterCommit(() => shop.settings.reload());
    return {
      changed: changes.map(([name, value]) => ({ name, value })),
      isPending: changes.some(([name]) => SHOP_SETTINGS[name].holds === 'start'),
    };
  },
});
