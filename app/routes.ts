/** The one table of pages (spec 2). */
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { shopPages } from './shared/shop-about.ts';

export default [
  index('routes/home.tsx'),
  route('login', 'routes/login.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('account', 'routes/account.tsx'),
  route('account/confirm', 'routes/account-confirm.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('orders', 'routes/orders.tsx'),
  route('orders/:id', 'routes/order.tsx'),
  route('Payment', 'routes/payment.tsx'),
  route('Payment/return', 'routes/payment-return.tsx'),
  route('product/:id', 'routes/product.tsx'),
  route('categories', 'routes/categories.tsx'),
  route('category/:name', 'routes/category.tsx'),
  ...shopPages.map((page) => route(page, 'routes/shop-page.tsx', { id: page })),
  route('search', 'routes/search.tsx'),
  // Forms post here; whoever opens them with GET is sent on.
  route('basket', 'routes/basket.tsx'),
  route('sign-out', 'routes/sign-out.tsx'),
  route('service-worker.js', 'routes/service-worker.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap/:part', 'routes/sitemap.ts', { id: 'sitemap-part' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
