/** The link of a mail, as its reader finds it. */
import type { MailKind } from '#app/features/mail/mail-kinds.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import { type ShopLink, shopAddress } from '#app/shared/shop-link.ts';
import type { Queries } from '#db/database.ts';

const ORIGIN = 'http://localhost';

/** The addresses of every link in the HTML of a mail. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}

/** What the button of this mail leads to. */
export async function mailedLink(
  queries: Queries,
  { shopper, kind, body }: { shopper: string; kind: string; body: unknown },
): Promise<URL> {
  const facts = { shopper, kind: kind as MailKind, body, queuedSeconds: 0 };
  const setting = { shopName: 'Basket', timeZone: 'UTC', shopUrl: () => ORIGIN };
  const { html } = await renderMail(queries, facts, setting);
  const [link] = linksIn(html).filter((url) => !/\/(help|privacy)?$/.test(url));
  if (link === undefined) throw new Error(`The mail ${kind} has no button`);
  return new URL(link);
}

/** The path of a link, as a visitor requests it. */
export function pathOf(link: ShopLink | URL): string {
  const { pathname, search } = link instanceof URL ? link : new URL(shopAddress(ORIGIN, link));
  return `${pathname}${search}`;
}
