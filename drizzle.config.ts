import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './db/schema/shop-schema.ts',
    './db/schema/catalogue-schema.ts',
    './db/schema/collection-schema.ts',
    './db/schema/mail-schema.ts',
    './db/schema/order-schema.ts',
    './db/schema/review-schema.ts',
    './db/schema/withdrawal-schema.ts',
    './db/schema/stock-schema.ts',
    './db/schema/credit-schema.ts',
    './db/schema/staff-schema.ts',
    './db/schema/delivery-schema.ts',
    './db/schema/invoice-schema.ts',
    './db/schema/admin-sums-schema.ts',
    './db/schema/job-schema.ts',
    './db/schema/event-schema.ts',
    './db/schema/book-schema.ts',
    './db/schema/auth-schema.ts',
    './packages/stripe-simulator/schema.ts',
  ],
  out: './db/migrations',
});
