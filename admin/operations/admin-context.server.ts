/** What the host passes to the admin's loaders and actions. */
import { createContext, data, type RouterContextProvider } from 'react-router';
import type { StaffMember } from '#admin/sign-in/staff-sessions.server.ts';
import { messages } from '#admin/ui/messages/messages.ts';
import type { ShopSettings } from '#app/features/settings/shop-settings.ts';
import type { Shop } from '#app/shop.server.ts';
import type { Database } from '#db/database.ts';
import { SCOPES, type Scope } from '#operations/scopes.ts';
import { inShopWords } from '#operations/words/in-shop-words.ts';
import type { AdminParts } from './admin-parts.server.ts';

/** What comes of a code. `limited`: it was not looked at, and can be sent again after the wait. */
export type Entry = { kind: 'entered' | 'refused' } | { kind: 'limited'; waitSeconds: number };

/** What is known before anybody has signed in. */
export type AdminSignIn = Pick<ShopSettings, 'about' | 'timeZone'> & {
  /** Whoever is signed in; null for everybody else. */
  member: StaffMember | null;
  /** Whether nobody has been let in yet. */
  isUnused(): Promise<boolean>;
  /** Lets in by a code. */
  enter(code: string): Promise<Entry>;
  signOut(): Promise<void>;
};

export const signInContext = createContext<AdminSignIn>();

/** All that the pages read and write. It is there for staff alone: for anybody else reading it throws. */
export type AdminSession = Shop &
  Pick<Database, 'queries' | 'searches'> &
  Pick<ShopSettings, 'about' | 'timeZone'> &
  Pick<AdminParts, 'origin' | 'shopUrl' | 'warnings' | 'environment'> & { member: StaffMember };

export const sessionContext = createContext<AdminSession>();

export const nonceContext = createContext<string>('');

/** The errors that the loaders and actions of one request threw. */
export const pageErrorsContext = createContext<unknown[]>();

/** The scope that whoever asks lacks for the page that they ask for; null where they may see it. */
export const missingScopeContext = createContext<Scope | null>(null);

/** The session of a loader or action. Throws a response of 403, which says what is missing, where the page is not theirs to see. */
export function sessionOf(context: Readonly<RouterContextProvider>): AdminSession {
  const missing = context.get(missingScopeContext);
  if (missing)
    throw data(messages.needsScope(missing, inShopWords(SCOPES[missing])), { status: 403 });
  return context.get(sessionContext);
}
