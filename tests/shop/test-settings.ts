/** The settings and limits of a shop in tests: those of an empty environment, but for what a test needs. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import type { SettingTexts } from '#app/features/settings/shop-settings.ts';
import { type Environment, readSettings, type Settings } from '#server/settings/settings.ts';
import { SHOP_LIMITS, type ShopLimits } from '#server/shop-limits.ts';

export const TEST_SECRET = 'a secret for the tests, long enough';

/** Those of a shop in this environment. */
export function settingsOf(env: Environment): Settings {
  const read = readSettings(env);
  if (!read.ok) throw new Error(read.message);
  return read.settings;
}

/** By default of a folder that is not there, and so without pictures: nobody else writes a language into it. */
export function testSettings(changed: Partial<Settings> = {}): Settings {
  const dataDir = join(tmpdir(), `basket-without-data-${randomUUID()}`);
  return { ...settingsOf({ DATA_DIR: dataDir }), ...changed };
}

/** As the environment would set it. */
export function fixedMode({
  delivery,
  codes,
  credits,
  phone,
  email,
  notes,
  gifts,
}: TermsMode): SettingTexts {
  return {
    ...{ delivery, codes: codes ? 'on' : 'off' },
    ...(credits && { credits: 'on' }),
    ...(phone && { phone }),
    ...(email && { guestEmail: email }),
    ...(notes && { orderNotes: 'on' }),
    ...(gifts && { gifts: 'on' }),
  };
}

const GENEROUS = { windowSeconds: 60, max: 10_000 };

/** All tests come from one address. */
export function testLimits(changed: Partial<ShopLimits> = {}): ShopLimits {
  return {
    ...SHOP_LIMITS,
    auth: GENEROUS,
    payments: GENEROUS,
    guests: GENEROUS,
    reviews: GENEROUS,
    ...changed,
  };
}
