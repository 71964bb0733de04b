/** What staff has set, in the database. */
import { eq, sql } from 'drizzle-orm';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { setting } from '#db/schema/shop-schema.ts';
import { SETTING_NAMES, type SettingName, type SettingTexts } from './shop-settings.ts';

/** Each that has a row. A name that this build does not know is left out. */
export async function readSettingTexts(queries: Queries): Promise<SettingTexts> {
  const rows = await queries.select({ name: setting.name, value: setting.value }).from(setting);
  const known = SETTING_NAMES.flatMap((name) => {
    const row = rows.find((one) => one.name === name);
    return row ? [[name, row.value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Until the transaction ends, nobody else writes a setting. */
export async function lockSettings(tx: Queries): Promise<void> {
  await tx.execute(sql`lock table setting in share row exclusive mode`);
}

/** Null: as it comes. Every process learns of it when the transaction commits. */
export async function writeSetting(
  tx: Queries,
  name: SettingName,
  value: string | null,
  changedBy: string,
): Promise<void> {
  await tx.delete(setting).where(eq(setting.name, name));
  if (value !== null) await tx.insert(setting).values({ name, value, changedBy });
  await publishWith(tx, { kind: 'settings' });
}
