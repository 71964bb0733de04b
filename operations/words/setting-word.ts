import type { Setting } from '#app/features/settings/setting.ts';
import { SHOP_SETTINGS } from '#app/features/settings/shop-settings.ts';
import { inShopWords } from './in-shop-words.ts';

/** The value of a setting as its form says it, such as `Deutsch` for `de`; null where it is none of a few. */
export function settingWord(name: string, value: string): string | null {
  const settings: Readonly<Record<string, Pick<Setting<unknown>, 'choices'>>> = SHOP_SETTINGS;
  const choice = settings[name]?.choices?.find(([one]) => one === value);
  return choice ? inShopWords(choice[1]) : null;
}
