/** A second provider, written against the port alone: nothing in these tests speaks Stripe's protocol. */
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { cardFields } from '#app/features/payment/form/card-fields.ts';
import { PaymentForm } from '#app/features/payment/form/payment-form.tsx';
import * as payment from '#app/features/payment/routes/payment.tsx';
import { runShop } from '#server/run-shop.ts';
import { onePageBuild } from '#tests/browser/one-page-build.tsx';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testLog } from '#tests/shop/test-log.ts';
import { TEST_SECRET, testLimits, testSettings } from '#tests/shop/test-settings.ts';
import { createVisitor } from '#tests/shop/test-visitor.ts';
import type { CardFieldAdapter, CardFieldProps } from './card-field.ts';
import type { InspectedIntent, PaymentGateway } from './payment-gateway.ts';
import type { PaymentProvider } from './payment-provider.ts';

vi.mock('#app/page-styles.server.ts', () => ({
  STYLE_TEXT: '',
  INLINE_STYLES: '',
  LINKED_STYLES: '',
}));

const intents = new Map<string, InspectedIntent>();

async function answer<Value>(value: Value) {
  return { kind: 'answer', value } as const;
}

function intentOf(id: string): InspectedIntent {
  const intent = intents.get(id);
  if (!intent) throw new Error(`Acme has no intent ${id}`);
  return intent;
}

const gateway: PaymentGateway = {
  account: () => answer('acme:test'),
  createIntent({ payment, shopper, amountCents }) {
    const id = `acme_${intents.size + 1}`;
    intents.set(id, {
      id,
      clientSecret: `${id} for ${amountCents}`,
      status: 'payable',
      isDeclined: false,
      chargedSeconds: null,
      amountReceivedCents: 0,
      currency: 'usd',
      createdSeconds: 1,
      shopper,
      payment,
      amountRefundedCents: 0,
      isDisputed: false,
    });
    return answer(intentOf(id));
  },
  retrieveIntent: (id) => answer(intentOf(id)),
  inspectIntent: (id) => answer(intentOf(id)),
  listIntents: () => answer({ intents: [...intents.values()], next: null }),
  cancelIntent: (id) => answer(intentOf(id)),
  listRefunds: () => answer([]),
  createRefund: ({ no, cents }) =>
    answer({ id: 'refund', no, state: 'succeeded', amountCents: cents ?? 0 }),
  listDisputes: () => answer([]),
  listChanges: () => answer([]),
  signatureHeader: 'acme-signature',
  payouts: null,
  async readEvent(_body, signature) {
    return signature === 'acme' ? { about: 'payment', intent: null, shopper: null } : null;
  },
};

const acme: PaymentProvider = {
  gateway,
  browserConfig: { kind: 'acme' },
  sources: {
    script: ['https://fields.acme.example'],
    frame: ['https://frames.acme.example'],
    connect: ['https://api.acme.example'],
  },
  testMode: {
    successCard: '1111 2222',
    otherCards: [{ number: '3333 4444', outcome: 'Declined by Acme' }],
  },
  noScriptForm: ({ clientSecret, returnPath, backPath }) => ({
    action: '/acme',
    hiddenFields: { secret: clientSecret, paid: returnPath, unpaid: backPath },
  }),
};

function AcmeField({ disabled }: Pick<CardFieldProps, 'disabled'>) {
  return <input aria-label="Acme card" disabled={disabled} />;
}

const acmeCardField: CardFieldAdapter = {
  NoScriptFields: ({ disabled }) => <input name="acme_card" disabled={disabled} />,
  load: async () => AcmeField,
};

/** The one line that a provider is registered by. */
cardFields.acme = acmeCardField;

const shop = await runShop(testSettings(), {
  database: await testDatabase(),
  authSecret: TEST_SECRET,
  limits: testLimits(),
  mail: null,
  plugins: [],
  pages: onePageBuild('Payment', payment),
  clientFolder: null,
  createProvider: () => ({ provider: acme, simulator: null }),
  log: testLog().log,
});
afterAll(shop.close);

async function shopper() {
  const visitor = createVisitor(shop.fetch, { origin: 'http://localhost', address: '127.0.0.1' });
  await visitor.add('book');
  return visitor;
}

async function openPage() {
  const page = await (await shopper()).get('/Payment');
  const policy = page.headers.get('content-security-policy') ?? '';
  return { status: page.status, policy, html: await page.text() };
}

describe('the payment page of another provider', () => {
  test('is open to its sources and to no other', async () => {
    const { status, policy, html } = await openPage();
    expect(status).toBe(200);
    expect(policy).toMatch(/script-src [^;]* https:\/\/fields\.acme\.example;/);
    expect(policy).toContain('frame-src https://frames.acme.example;');
    expect(policy).toContain("connect-src 'self' https://api.acme.example;");
    expect(policy + html).not.toMatch(/stripe|card-simulator/i);
  });

  test('says which of its cards can be tried', async () => {
    const { html } = await openPage();
    expect(html).toContain('Test mode: no real money moves');
    expect(html).toContain('1111 2222');
    expect(html).toContain('Declined by Acme');
  });

  test('holds its form for a page without scripts', async () => {
    const { html } = await openPage();
    const [form = ''] = /<form[^>]*action="\/acme".*?<\/form>/s.exec(html) ?? [];
    expect(form).toMatch(/name="secret" value="acme_\d+ for 1196"/);
    expect(form).toMatch(/name="paid" value="\/Payment\/return\?shown=[\w.]+"/);
    expect(form).toMatch(/name="unpaid" value="\/Payment\?shown=[\w.]+"/);
    expect(form).toContain('name="acme_card"');
  });
});

const BOOK = {
  ...{ line: 1, id: 'book', variant: 'book', title: 'A book', image: '' },
  ...{ priceCents: 1_196, rating: 0 },
};

describe('the payment form with the card field of another provider', () => {
  function render(CardField: typeof AcmeField | null): string {
    const Page = createRoutesStub([
      {
        path: '/',
        Component: () => (
          <PaymentForm
            CardField={CardField}
            Placeholder={acmeCardField.NoScriptFields}
            onRetry={null}
            problem={null}
            blocked={null}
            items={[BOOK]}
            totalCents={1196}
            chargedCents={1196}
            version="1"
            changes={[]}
            onLooked={() => {}}
            isServed={false}
            isBasketSettled
            uid={undefined}
            beforeConfirm={async () => null}
          />
        ),
      },
    ]);
    return renderToString(<Page />);
  }

  test('shows what holds its place until it is loaded, then the field', async () => {
    expect(render(null)).toContain('<input disabled="" name="acme_card"/>');
    expect(render(null)).not.toContain('Acme card');
    const field = render(AcmeField);
    expect(field).toContain('<input aria-label="Acme card"/>');
    expect(field).not.toContain('acme_card');
  });
});

describe('a purchase with another provider', () => {
  test('is started, paid and ordered through its gateway alone', async () => {
    const visitor = await shopper();
    const { intent } = await visitor.startPayment();
    intents.set(intent, { ...intentOf(intent), status: 'succeeded', amountReceivedCents: 1196 });
    const ordered = await visitor.put(`/api/users/guest/orders/${intent}`);
    expect(ordered.status).toBe(200);
    expect(await visitor.basket()).toMatchObject({ count: 0 });
  });

  test('has its events verified by the header that it signs them in', async () => {
    const visitor = await shopper();
    const send = (headers: Record<string, string>) =>
      visitor.post('/api/payments/webhook', { id: 'event_1' }, { headers });
    expect((await send({ 'acme-signature': 'acme' })).status).toBe(200);
    expect((await send({ 'stripe-signature': 'acme' })).status).toBe(400);
  });
});
