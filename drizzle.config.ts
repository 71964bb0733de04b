import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './db/schema.ts',
    './db/mail-schema.ts',
    './db/order-schema.ts',
    './db/stock-schema.ts',
    './db/staff-schema.ts',
    './db/delivery-schema.ts',
    './db/invoice-schema.ts',
    './db/desk-schema.ts',
    './db/auth-schema.ts',
    './card-simulator/schema.ts',
  ],
  out: './db/migrations',
});
