/** The one table of pages (spec 2). */
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { lawPagePath } from './shared/law-pages/law-pages.ts';
import { shopPages } from './shared/shop-about.ts';

export default [
  index('features/catalogue/routes/home.tsx', { id: 'home' }),
  route('login', 'features/account/routes/login.tsx', { id: 'login' }),
  route('forgot-password', 'features/account/routes/forgot-password.tsx', {
    id: 'forgot-password',
  }),
  route('reset-password', 'features/account/routes/reset-password.tsx', { id: 'reset-password' }),
  route('account', 'features/account/routes/account.tsx', { id: 'account' }),
  route('account/addresses', 'features/account/routes/addresses.tsx', { id: 'addresses' }),
  route('account/confirm', 'features/account/routes/account-confirm.tsx', {
    id: 'account-confirm',
  }),
  route('checkout', 'features/basket/routes/checkout.tsx', { id: 'checkout' }),
  route('orders', 'features/orders/routes/orders.tsx', { id: 'orders' }),
  route('orders/:id', 'features/orders/routes/order.tsx', { id: 'order' }),
  route('orders/:id/address', 'features/orders/routes/order-address.tsx', { id: 'order-address' }),
  route('orders/:id/return', 'features/orders/routes/order-return.tsx', { id: 'order-return' }),
  route('orders/:id/withdraw', 'features/withdrawal/routes/order-withdraw.tsx', {
    id: 'order-withdraw',
  }),
  route('withdraw', 'features/withdrawal/routes/withdraw.tsx', { id: 'withdraw' }),
  route('withdraw/:id', 'features/withdrawal/routes/declaration.tsx', { id: 'declaration' }),
  route('orders/:id/review', 'features/reviews/routes/order-review.tsx', { id: 'order-review' }),
  route('reviews/stop', 'features/reviews/routes/stop-reviews.tsx', { id: 'stop-reviews' }),
  route('stock-mails/confirm', 'features/stock/routes/confirm-stock-watch.tsx', {
    id: 'confirm-stock-watch',
  }),
  route('stock-mails/stop', 'features/stock/routes/stop-stock-mails.tsx', {
    id: 'stop-stock-mails',
  }),
  route('reviews/:id', 'features/reviews/routes/review-vote.ts', { id: 'review-vote' }),
  route('Payment', 'features/payment/routes/payment.tsx', { id: 'payment' }),
  route('Payment/return', 'features/payment/routes/payment-return.tsx', { id: 'payment-return' }),
  route('product/:id', 'features/catalogue/routes/product.tsx', { id: 'product' }),
  route('categories', 'features/catalogue/routes/categories.tsx', { id: 'categories' }),
  route('category/:name', 'features/catalogue/routes/category.tsx', { id: 'category' }),
  route('collections/:handle', 'features/catalogue/routes/collection.tsx', { id: 'collection' }),
  ...[...shopPages, ...Object.values(lawPagePath).map((path) => path.slice(1))].map((page) =>
    route(page, 'routes/shop-page.tsx', { id: page }),
  ),
  route('search', 'features/catalogue/routes/search.tsx', { id: 'search' }),
  // Forms post here; whoever opens them with GET is sent on.
  route('basket', 'features/basket/routes/basket.tsx', { id: 'basket' }),
  route('basket/:items', 'features/basket/routes/basket-link.tsx', { id: 'basket-link' }),
  route('shared', 'features/basket/routes/share.ts', { id: 'share' }),
  route('shared/:token', 'features/basket/routes/shared-basket.tsx', { id: 'shared-basket' }),
  route('draft/:draft', 'features/drafts/routes/draft.tsx', { id: 'draft' }),
  route('books/:link', 'features/books/routes/book-link.tsx', { id: 'book-link' }),
  route('wish-list', 'features/basket/routes/wish-list.tsx', { id: 'wish-list' }),
  route('sign-out', 'features/account/routes/sign-out.tsx', { id: 'sign-out' }),
  route('service-worker.js', 'routes/service-worker.ts', { id: 'service-worker' }),
  route('robots.txt', 'routes/robots.ts', { id: 'robots' }),
  route('llms.txt', 'features/agents/routes/llms.ts', { id: 'llms' }),
  route('sitemap.xml', 'features/catalogue/routes/sitemap.ts', { id: 'sitemap' }),
  route('sitemap/:part', 'features/catalogue/routes/sitemap.ts', { id: 'sitemap-part' }),
  ...['xml', 'csv'].map((format) =>
    route(`feeds/products.${format}`, 'features/feeds/routes/products-feed.ts', {
      id: `products-feed-${format}`,
    }),
  ),
  route('*', 'features/catalogue/routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
