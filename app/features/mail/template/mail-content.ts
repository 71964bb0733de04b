/** What a mail says, apart from how it looks: HTML and plain text are both made of this. */

import { type AdminLink, adminAddress, type ShopLink } from '#app/shared/http/shop-link.ts';
import { lawPagePath } from '#app/shared/law-pages/law-pages.ts';
import type { ShopAbout } from '#app/shared/shop-about.ts';
import type { NamedLink } from '#app/shared/text/links-text.ts';

/** An item of an order: how often, and what all of them cost. `image` is its picture as the catalogue has it; empty: none. */
export type MailItem = { title: string; image: string; count: number; totalCents: number };

/** What an order came to; `parts`: what of the total is not for items; `taxes`: in it. */
type MailSum = {
  parts: readonly (readonly [name: string, cents: number])[];
  totalCents: number;
  taxes: readonly (readonly [name: string, cents: number])[];
};

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** What the mail is for: one page of the shop. */
  | { kind: 'button'; label: string; link: ShopLink }
  /** The same, of the admin. */
  | { kind: 'admin'; label: string; address: string }
  /** A page of somebody else, such as a carrier's. */
  | { kind: 'link'; label: string; address: string }
  /** Names with their values. */
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** `more`: how many items are left out; without a sum no amounts are shown. */
  | { kind: 'items'; items: readonly MailItem[]; more: number; sum: MailSum | null }
  | { kind: 'list'; lines: readonly string[] }
  /** To type as they stand. */
  | { kind: 'commands'; lines: readonly string[] };

export type MailContent = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** The last line: why it was sent. */
  reason: string;
  /** Where no more such mails are asked for, of what nobody needs to be sent: one click there, or of the mail program. */
  stop?: { label: string; link: ShopLink };
};

/** Of what every mail can speak. */
export type MailSetting = {
  shopName: string;
  /** Times are of this zone: the reader's is not known. */
  timeZone: string;
  /** The colour of buttons; without one ours. */
  accent?: string;
  /** For so many days after its delivery an order can be withdrawn from; absent, and null: the shop has no page for it. */
  withdrawalDays?: number | null;
  /** The page with the instruction on withdrawal and its model form, where the shop has one. */
  withdrawalTerms?: NamedLink;
  /** What the addresses of the shop's pages begin with; known once the shop listens. */
  shopUrl(): string;
  /** The same of the admin's; null, or absent, where there is none. */
  adminUrl?(): string | null;
};

type MailedShop = {
  about: ShopAbout;
  accent: string;
  timeZone: string;
  withdrawalDays?: number | null;
};

/** As the shop is set now. */
export function mailSetting(
  { about, accent, timeZone, withdrawalDays = null }: MailedShop,
  urls: Pick<MailSetting, 'shopUrl' | 'adminUrl'>,
): MailSetting {
  const withdrawalTerms = about.links?.find(([path]) => path === lawPagePath.withdrawalTerms);
  const law = withdrawalTerms && { withdrawalTerms };
  return { shopName: about.name, accent, timeZone, withdrawalDays, ...law, ...urls };
}

/** The page of an order, with what opens it. */
type OrderLink = Extract<ShopLink, { page: '/orders/:id' }>;

/** Of what a mail about an order can speak besides. */
export type OrderMailSetting = MailSetting & {
  /** The page of the order; it opens for whom the mail is to; null where nothing does. */
  orderLink: OrderLink | null;
};

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

/** Leads to a page of the admin, where its address is known. */
export function adminButton(
  { adminUrl }: MailSetting,
  label: string,
  link: AdminLink,
): MailBlock[] {
  const origin = adminUrl?.() ?? null;
  return origin === null ? [] : [{ kind: 'admin', label, address: adminAddress(origin, link) }];
}
