/** Links to the shop's own pages, also from outside of it, such as those of mails. */
import { generatePath, type Register } from 'react-router';

type Pages = Register extends { pages: infer Table } ? Table : never;

/** A page of the one table (app/routes.ts) with its parameters. */
export type ShopLink = {
  [Page in keyof Pages]: Pages[Page] extends { params: infer Params }
    ? { page: Page; params?: Params; query?: Readonly<Record<string, string>> }
    : never;
}[keyof Pages];

/** The path of a page of the shop, with its query. */
export function shopPath({ page, params = {}, query = {} }: ShopLink): string {
  const search = String(new URLSearchParams(query));
  return `${generatePath<string>(page, params)}${search && `?${search}`}`;
}

/** A page of the admin that mails lead to. */
export type AdminLink =
  | { page: '/' | '/orders' | '/withdrawals' }
  | { page: '/orders/:id'; params: { id: string } }
  | { page: '/products/:variant'; params: { variant: string } };

/**
 * The address of a page at `origin`, the shop's or the admin's, whatever its parameters hold. Path and query are set and
 * never resolved against the origin: a path that begins with `//` or `/.//` would be another site's.
 */
function pageAddress(
  origin: string,
  page: string,
  params: Record<string, string | undefined>,
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(origin);
  url.pathname = generatePath<string>(page, params);
  url.search = String(new URLSearchParams(query));
  return url.href;
}

export function shopAddress(origin: string, { page, params = {}, query }: ShopLink): string {
  return pageAddress(origin, page, params, query);
}

export function adminAddress(origin: string, link: AdminLink): string {
  return pageAddress(origin, link.page, 'params' in link ? link.params : {});
}
