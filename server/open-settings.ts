/** Opens the settings of a shop over its database, and keeps them as they are set. */
import type { Logger } from 'pino';
import { setSearchLanguage } from '#app/features/catalogue/search/search-language.server.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import { readShopCurrency } from '#app/features/payment/shop-currency.server.ts';
import {
  type CurrentSettings,
  createCurrentSettings,
} from '#app/features/settings/current-settings.server.ts';
import { readSettingTexts } from '#app/features/settings/settings-store.server.ts';
import { type SettingTexts, toShopLocale } from '#app/features/settings/shop-settings.ts';
import { setShopLocale } from '#app/shared/locale.ts';
import type { Queries } from '#db/database.ts';
import { openCurrency } from './open-currency.ts';
import type { Settings } from './settings/settings.ts';
import { keepLanguage } from './settings/start-language.ts';

type Parts = {
  queries: Queries;
  live: LiveHub;
  log: Logger;
  /** Whether it serves shoppers: only then the amounts and the words of the database become those of its settings. */
  isServed: boolean;
};

/** Sets the locale of the process too: the language that it was started in, the currency that the database has from now on. */
export async function openSettings(
  { fixed, language, dataDir }: Pick<Settings, 'fixed' | 'language' | 'dataDir'>,
  { queries, live, log, isServed }: Parts,
): Promise<CurrentSettings> {
  const texts = await readSettingTexts(queries);
  const chosen = toShopLocale({ ...texts, ...fixed });
  const isFixed = fixed.currency !== undefined;
  const currency = isServed
    ? await openCurrency(queries, { currency: chosen.currency, isFixed }, log)
    : await readShopCurrency(queries);
  setShopLocale({ language, currency });
  // What all processes have chosen: this one may speak another language until its next start.
  if (isServed) await setSearchLanguage(queries, chosen.language);

  let keeping = Promise.resolve();
  function keepForNextStart(known: SettingTexts): void {
    // The environment's own is no choice of staff.
    const next = toShopLocale(known).language;
    keeping = keeping
      .then(() => keepLanguage(dataDir, next))
      .catch((error) => log.warn({ err: error }, `The next start will not speak ${next}`));
  }

  if (chosen.language !== language) {
    log.warn(`The shop speaks ${language} until its next start, and ${chosen.language} then`);
  }
  keepForNextStart(texts);
  const settings = createCurrentSettings(queries, { fixed, texts }, (known) => {
    keepForNextStart(known);
    live.refreshPages();
  });
  live.onSettingsChange(() => {
    settings
      .reload()
      .catch((error) => log.error({ err: error }, 'Unable to read the settings again'));
  });
  return settings;
}
