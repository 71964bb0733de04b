/** The admin's one table of pages. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('enter', 'routes/enter.tsx'),
  route('welcome', 'routes/welcome.tsx'),
  route('orders', 'routes/orders.tsx'),
  route('orders/:id', 'routes/order.tsx'),
  route('products', 'routes/products.tsx'),
  route('products/new', 'routes/new-product.tsx'),
  route('products/:listing', 'routes/product.tsx'),
  route('products/:listing/pictures', 'routes/product-pictures.tsx'),
  route('bulk', 'routes/bulk.tsx'),
  route('bulk/:id', 'routes/bulk-preview.tsx'),
  route('mail', 'routes/mails.tsx'),
  route('mail/:name', 'routes/mail.tsx'),
  route('mail/:name/preview', 'routes/mail-preview.ts'),
  route('customers', 'routes/customers.tsx'),
  route('customers/:uid', 'routes/customer.tsx'),
  route('customers/:uid/data', 'routes/customer-data.ts'),
  route('staff', 'routes/staff.tsx'),
  route('slips', 'routes/slips.tsx'),
  route('sign-out', 'routes/sign-out.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
