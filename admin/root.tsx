import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { deskContext, doorContext } from '#admin/desk/admin-context.server.ts';
import { useShortcuts } from '#admin/keys/use-shortcuts.ts';
import { useNewOrders } from '#admin/orders/use-new-orders.ts';
import { AdminShell } from '#admin/ui/admin-shell.tsx';
import { useLivePages } from '#admin/ui/use-live-pages.ts';
import { defaultAbout } from '#app/shared/shop-about.ts';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import '#app/ui/typeface/figtree.css';
import '#app/ui/tokens.css';
import '#app/ui/base.css';

/** The one page for whoever is not signed in. */
const DOOR = '/enter';

/** Every other page is for staff: whoever is not signed in is led to the door. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, url }, next) => {
    if (url.pathname !== DOOR && !context.get(doorContext).member) throw redirect(DOOR);
    return next();
  },
];

export const links = () => [{ rel: 'icon', href: '/brand/favicon.svg', type: 'image/svg+xml' }];

export function loader({ context }: LoaderFunctionArgs) {
  const { about, timeZone, member } = context.get(doorContext);
  const name = member && context.get(deskContext).member.name;
  return { shop: about.name, timeZone, member: name === null ? null : { name } };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const isStaff = Boolean(data?.member);
  useLivePages(isStaff, useNewOrders(isStaff));
  useShortcuts(isStaff);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <Meta />
        <Links />
      </head>
      <body>
        <AdminShell shop={data?.shop ?? defaultAbout.name} member={data?.member ?? null}>
          {children}
        </AdminShell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? 'There is no such page' : 'That did not work';
  return (
    <>
      <title>{title}</title>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : null} title={title}>
        <p>
          {isMissing
            ? 'It may have been moved, or never been there.'
            : 'Load the page again. If that does not help, the log of the shop says why.'}
        </p>
      </ErrorPage>
    </>
  );
}
