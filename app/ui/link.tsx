import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<
    ComponentProps<typeof RouterLink>,
    'prefetch' | 'viewTransition' | 'replace' | 'preventScrollReset'
  > & {
    /** A path of the shop from its root. */
    to: string;
  };

/**
 * A link to a page of the shop. The server renders only the element that the router's link becomes: its hooks
 * serve the browser, and a page has up to a hundred links: they were a tenth of a search's page.
 */
export function Link(props: LinkProps) {
  // All routes are known from the start (react-router.config.ts): there is none to discover.
  if (!import.meta.env.SSR) return <RouterLink {...props} discover="none" />;
  const { to, prefetch, viewTransition, replace, preventScrollReset, ...attributes } = props;
  return <a {...attributes} href={to} />;
}
