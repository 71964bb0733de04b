import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { AUTH_ENDPOINTS } from '#app/features/account/sign-in/auth-request.ts';
import { basketRefusalMessages } from '#app/features/basket/core/basket-messages.ts';
import { ORDER_STATES } from '#app/features/orders/events/order-events.ts';
import { HOLD_REFUSALS } from '#app/features/payment/hold/hold-messages.ts';
import { PAYMENT_REFUSALS } from '#app/features/payment/start/payment-messages.ts';
import type { Shop } from '#app/shop.server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const docs = readFileSync(join(root, 'docs/api.md'), 'utf8');

/** The calls of the table at the top, as 'METHOD /path'. */
const inTable = [...docs.matchAll(/^\| \[`([A-Z]+ \/[^`]+)`\]\(#([^)]+)\) \|/gm)].map(
  ([, call = '', anchor = '']) => ({ call, anchor }),
);
const sections = docs.split(/^## /m).slice(1);
const sectionOf = (call: string) => sections.find((section) => section.startsWith(`${call}\n`));

/** Only the routes are needed: the services are never called. */
const ownRoutes = createApi({} as Shop)
  .routes.filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
const authRoutes = Object.entries(AUTH_ENDPOINTS).map(
  ([path, method]) => `${method} /api/auth${path}`,
);

describe('docs/api.md', () => {
  test('has the calls that there are, and no other', () => {
    const routes = [...ownRoutes, ...authRoutes, 'GET /up', 'GET /readyz'];
    expect(inTable.map(({ call }) => call).toSorted()).toEqual([...new Set(routes)].toSorted());
  });

  test('has a section with an example for each, under the address that the table names', () => {
    for (const { call, anchor } of inTable) {
      const section = sectionOf(call);
      expect(section, call).toMatch(/```sh\ncurl /);
      expect(anchor).toBe(
        call
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
    }
  });

  test('has every state of an order', () => {
    const [, states = ''] = /its `state`\s+\(([^)]+)\)/.exec(docs) ?? [];
    expect([...states.matchAll(/`(\w+)`/g)].map(([, state]) => state)).toEqual(ORDER_STATES);
  });

  test('has every code that a call can answer', () => {
    const sources = [
      'app/api/*.ts',
      'app/features/*/routes/*-api.server.ts',
      'app/api.server.ts',
      'server/**/*.ts',
    ]
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => readFileSync(join(root, path), 'utf8'));
    const plan = readFileSync(join(root, 'app/features/payment/start/decide-payment.ts'), 'utf8');
    const [, refusals = ''] = /type PaymentRefusal =(.*?)\n\n/s.exec(plan) ?? [];
    const codes = [
      ...sources.flatMap((source) => [...source.matchAll(/\bcode: '([a-z_]+)',\s*message/g)]),
      ...refusals.matchAll(/'([a-z_]+)'/g),
    ].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(15);
    for (const code of [...codes, ...Object.keys(basketRefusalMessages)]) {
      expect(docs.includes(`\`${code}\``), code).toBe(true);
    }
  });

  test('has the refusals of a payment with the status that they are answered with', () => {
    const refusals: [call: string, Record<string, { status: number; code?: string }>][] = [
      ['POST /api/payments/create', PAYMENT_REFUSALS],
      ['POST /api/payments/{intent}/hold', HOLD_REFUSALS],
    ];
    for (const [call, words] of refusals) {
      for (const [code, { status, code: answered = code }] of Object.entries(words)) {
        expect(sectionOf(call), code).toContain(`| ${status} | \`${answered}\` |`);
      }
    }
  });
});
