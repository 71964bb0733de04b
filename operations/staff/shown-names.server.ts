/** Names that are words: those of the roles that every shop has, and of whoever came in before anybody had a name. */
import { ROLES } from '#operations/scopes.ts';
import { inShopWords } from '#operations/words/in-shop-words.ts';

/** Whom an invitation without a name is for. */
export const OWNER_NAME = 'Owner';

/** What people call a role; one of the shop's own has the name that it was given. */
export function roleName(role: string): string {
  return Object.hasOwn(ROLES, role) ? inShopWords(role) : role;
}

/** What people call a member of the staff. */
export function personName(name: string): string {
  return name === OWNER_NAME ? inShopWords(name) : name;
}
