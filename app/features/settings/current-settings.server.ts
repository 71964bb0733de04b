/** The settings as they hold now, in this process: the environment's, then those of the database, then as they come. */
import { shopLocale } from '#app/shared/locale.ts';
import type { Queries } from '#db/database.ts';
import { readSettingTexts } from './settings-store.server.ts';
import { type SettingTexts, type ShopSettings, toShopSettings } from './shop-settings.ts';

export type CurrentSettings = {
  current(): ShopSettings;
  /** What the environment of this process sets: it holds. */
  fixed: SettingTexts;
  /** Reads the database again; what was asked for meanwhile is in it. Rejects where it cannot be read. */
  reload(): Promise<void>;
};

/** `texts` is what the database has; the locale of the shop is set. `onChange` is told what else it has by now. */
export function createCurrentSettings(
  queries: Queries,
  { fixed, texts }: { fixed: SettingTexts; texts: SettingTexts },
  onChange: (texts: SettingTexts) => void,
): CurrentSettings {
  let known = texts;
  let settings = toShopSettings({ ...known, ...fixed }, shopLocale());
  let reading = Promise.resolve();

  async function readAgain(): Promise<void> {
    const read = await readSettingTexts(queries);
    if (JSON.stringify(read) === JSON.stringify(known)) return;
    known = read;
    settings = toShopSettings({ ...known, ...fixed }, shopLocale());
    onChange(known);
  }

  return {
    current: () => settings,
    fixed,
    reload() {
      // One after another: an older answer never replaces a newer one.
      const next = reading.catch(() => {}).then(readAgain);
      reading = next;
      return next;
    },
  };
}
