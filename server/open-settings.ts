/** Opens the settings of a shop over its database, and keeps them as they are set. */
import type { Logger } from 'pino';
import { setSearchLanguage } from '#app/features/catalogue/search/search-language.server.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import { readShopCurrency, takeCurrency } from '#app/features/payment/shop-currency.server.ts';
import {
  type CurrentSettings,
  createCurrentSettings,
} from '#app/features/settings/current-settings.server.ts';
import { readSettingTexts, writeSetting } from '#app/features/settings/settings-store.server.ts';
import { type SettingTexts, toShopLocale } from '#app/features/settings/shop-settings.ts';
import { setShopLocale } from '#app/shared/locale.ts';
import type { Queries } from '#db/database.ts';
import type { Settings } from '#server/settings/settings.ts';
import { keepLanguage } from '#server/settings/start-language.ts';
import { CommandError } from './command-error.ts';

/**
 * Gives the amounts of the database this currency, and tells which they have. Where something was sold in another, it
 * stays: the setting then follows it, and of one that is fixed by the environment this throws.
 */
async function openCurrency(
  queries: Queries,
  { currency, isFixed }: { currency: string; isFixed: boolean },
  log: Logger,
): Promise<string> {
  const taken = await takeCurrency(queries, currency);
  if (taken.ok) return currency;
  const { refusal: sold } = taken;
  if (isFixed) {
    throw new CommandError(
      `SHOP_CURRENCY is ${currency}, but this shop has sold in ${sold}, and what it owes and has booked stays in that: set SHOP_CURRENCY=${sold}, or begin a new shop with another DATA_DIR or DATABASE_URL.`,
    );
  }
  log.warn(`The shop stays in ${sold}, in which it has sold, and does not change to ${currency}`);
  await queries.transaction((tx) => writeSetting(tx, 'currency', sold, 'shop'));
  return sold;
}

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
  live.onSignal('settings', () => {
    settings
      .reload()
      .catch((error) => log.error({ err: error }, 'Unable to read the settings again'));
  });
  return settings;
}
