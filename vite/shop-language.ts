/** Builds the browser's half for one language (docs/decisions/102-messages-are-typescript.md). */
import type { Plugin } from 'vite';
import { defaultLocale, type Language, languages } from '../app/shared/locale.ts';

const MESSAGES = /[\\/]messages[\\/]messages\.ts$/;

/** `SHOP_LANGUAGE` of the environment; what is no language of a shop is said by the settings. */
function chosenLanguage(): Language {
  const chosen = process.env.SHOP_LANGUAGE;
  return languages.find((language) => language === chosen) ?? defaultLocale.language;
}

/** A catalogue is a module of constants, so that what a page does not use of it is not in its scripts. */
export function shopLanguage(): Plugin {
  const language = chosenLanguage();
  return {
    name: 'shop-language',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (MESSAGES.test(id) ? `export * as messages from './${language}.ts';` : null),
  };
}
