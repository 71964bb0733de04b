/**
 * What a shopper reads, in the shop's language. Each feature has a folder `messages/` with a catalogue a language and
 * `messages.ts`, which brings them together; a build of the browser's half has one of them alone
 * (`vite/shop-language.ts`, docs/decisions/102-messages-are-typescript.md).
 */
import { type Language, languages, shopLocale } from './locale.ts';

/** The shape of a catalogue: the names and the parameters of the English one. */
type Translated<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : Translated<English[Name]>;
};

type Catalogues<English> = { en: English } & Record<
  Exclude<Language, 'en'>,
  Translated<NoInfer<English>>
>;

declare global {
  /** Tests look at pages through other words than those of a language: tests/documents/pseudo-words.ts. */
  var basketMessageRead: ((message: unknown) => unknown) | undefined;
}

/** Reads each message when it is used, so that it is in the language that the shop has then. */
export function inShopLanguage<English extends object>(
  catalogues: Catalogues<English>,
): Translated<English> {
  const read = (name: string) => {
    // Looked up once: a page reads hundreds, and a lookup by a name that varies is slow.
    const texts = Object.fromEntries(
      languages.map((language): [string, unknown] => [
        language,
        Reflect.get(catalogues[language], name),
      ]),
    );
    return {
      enumerable: true,
      get(): unknown {
        const message = texts[shopLocale().language];
        return globalThis.basketMessageRead?.(message) ?? message;
      },
    };
  };
  return Object.create(
    null,
    Object.fromEntries(Object.keys(catalogues.en).map((name) => [name, read(name)])),
  );
}
