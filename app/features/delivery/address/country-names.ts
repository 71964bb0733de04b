/** The names of countries in the shop's language, as this program knows them: a page gets them from the server. */
import { perLocale } from '#app/shared/locale.ts';
import { COUNTRIES } from './countries.ts';

const names = perLocale((tag) => new Intl.DisplayNames([tag], { type: 'region' }));

export function countryName(code: string): string {
  return names().of(code) ?? code;
}

export type CountryChoice = readonly [code: string, name: string];

/** All of them by name. */
export const countryChoices: () => readonly CountryChoice[] = perLocale((tag) =>
  COUNTRIES.map((code) => [code, countryName(code)] as const).toSorted(([, one], [, other]) =>
    one.localeCompare(other, tag),
  ),
);
