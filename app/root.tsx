import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useSearchParams,
} from 'react-router';
import { useLiveBasket } from '#app/features/basket/browser/use-live-basket.ts';
import { useMergedLines } from '#app/features/basket/browser/use-merged-lines.ts';
import {
  type RootData,
  useBasketSettled,
  useShopData,
  useShopState,
  useVisitorTexts,
} from '#app/features/basket/browser/use-shop-state.ts';
import { useShopSync } from '#app/features/basket/browser/use-shop-sync.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { stillInBasket } from '#app/features/basket/core/merged-lines.ts';
import { LeftOutNotice, MergedNotice } from '#app/features/basket/view/merged-notice.tsx';
import { ShopToasts } from '#app/features/basket/view/shop-toasts.tsx';
import { categoryPath } from '#app/features/catalogue/product/product-path.ts';
import { SearchBox } from '#app/features/catalogue/search/search-box.tsx';
import { PaymentWaitingNotice } from '#app/features/payment/start/payment-waiting-notice.tsx';
import { loadVisitor } from '#app/load-visitor.server.ts';
import {
  requestSessionContext,
  servedVisitorContext,
  shopContext,
} from '#app/page-context.server.ts';
import { isDataRequest } from '#app/shared/http/document-request.ts';
import { localeAttributes } from '#app/shared/locale.ts';
import { defaultAbout } from '#app/shared/shop-about.ts';
import { TIME_ZONE_UNKNOWN_CLASS } from '#app/shared/time/time-zone-script.ts';
import { isConnectionError } from '#app/ui/feedback/connection.ts';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { errorPageText } from '#app/ui/feedback/error-page-text.ts';
import { OfflinePage } from '#app/ui/feedback/offline-page.tsx';
import { keepUnreached } from '#app/ui/navigation/keep-unreached.ts';
import { PAGE_END_ID } from '#app/ui/navigation/route-announcer.tsx';
import { usePreloadedPages } from '#app/ui/navigation/use-preloaded-pages.ts';
import { useFreshPage } from '#app/ui/navigation/use-revalidate-on-return.ts';
import { PageShell } from '#app/ui/page/page-shell.tsx';
import { wearLook } from '#app/ui/page/shop-look.ts';
import type { Route } from './+types/root';
import '#app/ui/typeface/figtree.css';
import '#app/ui/tokens.css';
import '#app/ui/base.css';
import '#app/ui/shared.css';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnreached];

export async function loader({ request, context, url }: Route.LoaderArgs): Promise<RootData> {
  const shop = context.get(shopContext);
  const visitor = await loadVisitor(shop, request, context.get(requestSessionContext), url);
  const { about, style } = shop.settings.current();
  // Who pays is led nowhere else.
  const categories = url.pathname === '/Payment' ? [] : (await shop.storefrontSections()).inMenu;
  const offerNotes = await shop.offerNotes();
  const page = {
    ...{ about, origin: url.origin, categories },
    ...(offerNotes.length > 0 && { offerNotes }),
  };
  if (isDataRequest(request)) return { ...page, look: style, visitor };
  context.set(servedVisitorContext, visitor);
  return { ...page, visitor: null };
}

/** What of the head no browser has to know of is written by the server alone (page-head.server.ts). */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html {...localeAttributes()} suppressHydrationWarning>
      <head>
        <Meta />
        <Links />
        {/* Painted whole: what stands in half a page moves when the rest comes. */}
        <link rel="expect" href={`#${PAGE_END_ID}`} blocking="render" />
      </head>
      <body>
        <Shell>{children}</Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The shop's frame, around errors too: what was loaded before an error is still known. */
function Shell({ children }: { children: ReactNode }) {
  const data = useShopData();
  const state = useShopState();
  const [searchParams] = useSearchParams();
  const refresh = useFreshPage();
  usePreloadedPages();

  useShopSync(data);
  const { joined, receive, dismiss } = useMergedLines(data?.mergedLines);
  useLiveBasket(state.user?.uid, receive);
  const look = data?.look;
  useEffect(() => {
    if (look !== undefined) wearLook(look);
  }, [look]);
  useEffect(() => document.documentElement.classList.remove(TIME_ZONE_UNKNOWN_CLASS), []);
  const isPaymentDue = Boolean(data?.isPaymentWaiting) && basketTotalCents(state.basket) > 0;

  return (
    <PageShell
      about={data?.about ?? defaultAbout}
      visitor={useVisitorTexts()}
      categories={(data?.categories ?? []).map((name) => [categoryPath(name), name])}
      search={<SearchBox query={searchParams.get('q') ?? ''} />}
      saving={!useBasketSettled()}
    >
      <LeftOutNotice joined={joined} onDone={dismiss} />
      {isPaymentDue ? (
        <PaymentWaitingNotice mergedCount={stillInBasket(joined, state.basket).lines.length} />
      ) : (
        <MergedNotice joined={joined} basket={state.basket} onDone={dismiss} />
      )}
      {children}
      <ShopToasts served={data?.posted ?? null} visitor={state.user?.uid} onFound={refresh} />
    </PageShell>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const name = useShopData()?.about.name ?? defaultAbout.name;
  if (isConnectionError(error)) return <OfflinePage shop={name} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = errorPageText(status);
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <ErrorPage status={status} title={title}>
        <p>{text}</p>
      </ErrorPage>
    </>
  );
}
