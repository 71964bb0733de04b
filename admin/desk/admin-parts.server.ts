/** What a running shop gives to its admin. The two are bundles of their own: no module is shared. */
import type { Logger } from 'pino';
import type { DeleteAccount } from '#app/features/account/data/delete-account.server.ts';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { OrderActions } from '#app/features/orders/actions/order-actions.server.ts';
import type { ShopAbout, ShopTexts } from '#app/shared/shop-about.ts';
import type { Queries } from '#db/database.ts';
import type { SettingGroup } from './shown-setting.ts';

export type AdminParts = {
  queries: Queries;
  /** Connections for searches (docs/decisions/013). */
  searches: Queries;
  live: Pick<LiveHub, 'subscribe' | 'onOrderChange' | 'isClosed'>;
  orderActions: OrderActions;
  deleteAccount: DeleteAccount;
  about: ShopAbout;
  texts: ShopTexts;
  /** What links in mails begin with. */
  shopUrl(): string;
  /** Whose days sales are counted by, and in which times are shown. */
  timeZone: string;
  mode: TermsMode;
  /** What the shop lacks, in sentences: staff read them first. */
  warnings: readonly string[];
  /** What the environment decides, as it is shown. */
  settings: readonly SettingGroup[];
  /** Where the admin is open: scheme, host and port. */
  origin: string;
  /** Whether `origin` was set: then a proxy may name another host. */
  isBehindProxy: boolean;
  /** The shop's client build, for its pictures and its icon; null where there is none. */
  shopFolder: string | null;
  /** Where pictures are, and what was uploaded. */
  dataDir: string;
  pictureHosts: readonly string[];
  /** The client's address of a request, from the connection's and its X-Forwarded-For. */
  clientAddress(remote: string, forwardedFor: string): string;
  /** Signs the challenges of passkeys. */
  authSecret: string;
  log: Logger;
};
