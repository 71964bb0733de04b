/** https://european-union.europa.eu/principles-countries-history/eu-countries_en */
export const UNION_MEMBERS: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const members = new Set(UNION_MEMBERS);

/** By the code of ISO 3166-1: Greece is GR. */
export function isUnionMember(country: string): boolean {
  return members.has(country);
}
