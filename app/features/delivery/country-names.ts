/** The English names of countries, as this program knows them: a page gets them from the server. */
import { COUNTRIES } from './countries.ts';

let names: Intl.DisplayNames | null = null;

export function countryName(code: string): string {
  names ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return names.of(code) ?? code;
}

export type CountryChoice = readonly [code: string, name: string];

let choices: readonly CountryChoice[] | null = null;

/** All of them by name. */
export function countryChoices(): readonly CountryChoice[] {
  choices ??= COUNTRIES.map((code) => [code, countryName(code)] as const).toSorted(
    ([, one], [, other]) => one.localeCompare(other, 'en'),
  );
  return choices;
}
