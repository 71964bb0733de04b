/** The admin's one table of pages. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('enter', 'routes/enter.tsx'),
  route('welcome', 'routes/welcome.tsx'),
  route('orders', 'routes/orders.tsx'),
  route('orders/:id', 'routes/order.tsx'),
  route('slips', 'routes/slips.tsx'),
  route('sign-out', 'routes/sign-out.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
