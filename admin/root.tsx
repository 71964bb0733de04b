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
import { useShortcuts } from '#admin/keys/use-shortcuts.ts';
import {
  missingScopeContext,
  sessionContext,
  signInContext,
} from '#admin/operations/admin-context.server.ts';
import { operationsOf } from '#admin/operations/operation-action.server.ts';
import { formsOfPage } from '#admin/operations/operation-forms.server.ts';
import { missingScope, pagePattern } from '#admin/operations/page-scopes.ts';
import { countNewOrders } from '#admin/orders/new-orders/new-orders.server.ts';
import { countText } from '#admin/orders/new-orders/new-orders-title.ts';
import { useNewOrders } from '#admin/orders/new-orders/use-new-orders.ts';
import { AdminShell } from '#admin/ui/admin-shell.tsx';
import { messages } from '#admin/ui/messages/messages.ts';
import { useLivePages } from '#admin/ui/use-live-pages.ts';
import { localeAttributes } from '#app/shared/locale.ts';
import { defaultAbout } from '#app/shared/shop-about.ts';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import '#app/ui/typeface/figtree.css';
import '#app/ui/tokens.css';
import '#app/ui/base.css';
import '#app/ui/shared.css';
import { personName } from '#operations/staff/shown-names.server.ts';

/** The one page for whoever is not signed in. */
const SIGN_IN = '/enter';

/** Every other page is for staff, as far as their scopes go: whoever is not signed in is led to the sign-in page. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, url, pattern }, next) => {
    const { member } = context.get(signInContext);
    if (url.pathname !== SIGN_IN && !member) throw redirect(SIGN_IN);
    if (member) context.set(missingScopeContext, missingScope(member.scopes, pattern));
    return next();
  },
];

export const links = () => [{ rel: 'icon', href: '/brand/favicon.svg', type: 'image/svg+xml' }];

export async function loader({ context, pattern }: LoaderFunctionArgs) {
  const { about, timeZone, member } = context.get(signInContext);
  const session = member && context.get(sessionContext);
  const shown = session && { name: personName(session.member.name), scopes: session.member.scopes };
  const newOrders = session?.member.scopes.includes('orders:read')
    ? (await countNewOrders(session.queries, 0)).count
    : 0;
  return {
    ...{
      shop: about.name,
      timeZone,
      member: shown,
      newOrders: newOrders > 0 ? countText(newOrders) : null,
    },
    may: session ? operationsOf(session) : [],
    forms: session ? formsOfPage(session.member, pagePattern(pattern)) : [],
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const isStaff = Boolean(data?.member);
  const seesOrders = data?.member?.scopes.includes('orders:read') ?? false;
  useLivePages(isStaff, useNewOrders(seesOrders));
  useShortcuts(data?.member?.scopes ?? null);
  return (
    <html {...localeAttributes()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <Meta />
        <Links />
      </head>
      <body>
        <AdminShell
          shop={data?.shop ?? defaultAbout.name}
          member={data?.member ?? null}
          newOrders={data?.newOrders ?? null}
        >
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

/** What the page says instead: what happened, and what to do. */
function describeProblem(error: unknown): readonly [title: string, text: string] {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return [messages.noSuchPage, messages.movedOrNever];
  }
  if (isRouteErrorResponse(error) && error.status === 403 && typeof error.data === 'string') {
    return [messages.mayNotSee, error.data];
  }
  return [messages.didNotWork, messages.loadAgain];
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const [title, text] = describeProblem(error);
  return (
    <>
      <title>{title}</title>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : null} title={title}>
        <p>{text}</p>
      </ErrorPage>
    </>
  );
}
