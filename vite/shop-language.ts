/** Builds the browser's half for one language (docs/decisions/102-messages-are-typescript.md). */
import type { Plugin } from 'vite';
import { defaultLocale, type Language, languages } from '../app/shared/locale.ts';

const MESSAGES = /[\\/]messages[\\/]messages\.ts$/;

/** `SHOP_LANGUAGE` of the environment; what is no language of a shop is said by the settings. */
function chosenLanguage(): Language {
  const chosen = process.env.SHOP_LANGUAGE;
  return languages.find((language) => language === chosen) ?? defaultLocale.language;
}

const IMPORT = /import \{ messages(?: as (\w+))? \} from '([^']+\/messages\/)messages\.ts';/g;

/**
 * Each message that a module names becomes an import of its own: a catalogue as a whole would be loaded with the first
 * page that uses a message of it.
 */
export function shopLanguage(): Plugin {
  const language = chosenLanguage();
  return {
    name: 'shop-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (MESSAGES.test(id) ? `export * as messages from './${language}.ts';` : null),
    transform(code) {
      let rest = code;
      for (const [line, local = 'messages', folder] of code.matchAll(IMPORT)) {
        const uses = new RegExp(`(?<![\\w./-])${local}\\.(\\w+)`, 'g');
        const names = new Set([...rest.replace(line, '').matchAll(uses)].map(([, name]) => name));
        const imports = [...names].map(
          (name) =>
            `import { ${name} as ${local}_${name} } from '${folder}${language}.ts?only=${name}';`,
        );
        rest = rest.replace(line, '').replace(uses, `${local}_$1`);
        rest = imports.join('') + rest;
      }
      return rest === code ? null : { code: rest, map: null };
    },
  };
}
