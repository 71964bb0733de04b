import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/test-services.ts';
import { createAudit } from './audit.server.ts';

let shop: TestServices;

beforeAll(async () => {
  shop = await testServices();
});

afterAll(() => shop.close());

test('a shop after purchases, refunds and joins audits clean', async () => {
  const ann = await shop.guest('book', 'tablet');
  await shop.settle(await shop.pay(ann));
  const report = await createAudit(shop)();
  expect(report).toMatchObject({
    counts: { lost: 0, doubled: 0, unrefunded: 0, mismatched: 0 },
    scope: { charges: 1, orders: 1, refunds: 0 },
    findings: [],
    notes: [],
  });
});
