/** What a running shop gives to its admin. The two are bundles of their own: no module is shared. */
import type { AuthSecrets } from '#app/features/account/session/auth-secrets.ts';
import type { Shop } from '#app/shop.server.ts';
import type { ShownGroup } from './shown-setting.ts';

export type AdminParts = {
  shop: Shop;
  /** What links in mails begin with. */
  shopUrl(): string;
  /** What the shop lacks, in sentences: staff read them first. */
  warnings(): readonly string[];
  /** What the environment decides, as it is shown. */
  environment: readonly ShownGroup[];
  /** Where the admin is open: scheme, host and port. */
  origin: string;
  /** Whether `origin` was set: then a proxy may name another host. */
  isBehindProxy: boolean;
  /** The shop's client build, for its pictures and its icon; null where there is none. */
  shopFolder: string | null;
  /** The client's address of a request, from the connection's and its X-Forwarded-For. */
  clientAddress(remote: string, forwardedFor: string): string;
  /** Sign the challenges of passkeys. */
  authSecrets: AuthSecrets;
};
