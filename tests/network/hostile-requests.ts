/** Fuzzed requests for every route of the shop. */
import fc from 'fast-check';

export type HostileRequest = {
  method: string;
  /** Path and query as they stand in the request line. */
  target: string;
  contentType: string;
  body: string;
  cookie: string | null;
  accept: string | null;
};

/** Text of every kind: ordinary, empty, long, with control characters, broken surrogates and emoji. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 4000, maxLength: 4000 }),
    fc.constantFrom('', '\0', 'a\0b', '💥', '%00', '%ff', '%', '..', "' or 1=1 --", '\n', 'null'),
  )
  .map((one) => one.toWellFormed());

const encoded = text.map(encodeURIComponent);

/** Malformed percent-encoding in a path or query. */
const raw = fc.constantFrom('%', '%ff', '%00', '%2e%2e', '%c0%af', '\\', ';', ':', '*', '{}', '');
const part = fc.oneof(encoded, raw);

const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.oneof(fc.integer(), fc.constant(null), fc.boolean(), fc.array(text, { maxLength: 2 })),
);

const PATHS = [
  ['/', '/login', '/checkout', '/orders', '/Payment', '/search', '/basket', '/sign-out'],
  ['/product/1', '/category/Books', '/categories', '/sitemap.xml', '/sitemap/pages'],
  ['/login.data', '/_root.data', '/__manifest', '/up', '/readyz'],
  ['/api/products', '/api/basket', '/api/live', '/api/payments/create', '/api/payments/webhook'],
  ['/api/users/guest/orders', '/api/users/guest/orders/pi_1'],
  ['/api/auth/sign-in/email', '/api/auth/sign-up/email', '/api/auth/sign-out'],
  ['/api/auth/get-session', '/api/auth/update-user', '/api/auth/change-password'],
  ['/card-simulator', '/card-simulator/v1/payment_intents/pi_1/confirm'],
].flat();

const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PATHS) },
  part.map((one) => `/${one}`),
  part.map((one) => `/api/${one}`),
  part.map((one) => `/api/auth/${one}`),
  part.map((one) => `/api/users/${one}/orders`),
  fc.tuple(part, part).map(([uid, intent]) => `/api/users/${uid}/orders/${intent}`),
);

const query = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom('total', 'after', 'limit', 'q', '__proto__'), part), part),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, one]) => `${name}=${one}`).join('&'));

const fields = fc.dictionary(
  fc.constantFrom('type', 'variant', 'id', 'email', 'password', 'intent', 'lines', '__proto__'),
  value,
  { maxKeys: 4 },
);

type Content = Pick<HostileRequest, 'contentType' | 'body'>;

function json(content: unknown): Content {
  return { contentType: 'application/json', body: JSON.stringify(content) };
}

function form(content: Record<string, unknown>): Content {
  const pairs = Object.entries(content).map(([name, one]) => [name, String(one)]);
  const body = new URLSearchParams(pairs).toString();
  return { contentType: 'application/x-www-form-urlencoded', body };
}

const content = fc.oneof(
  fields.map(json),
  fields.map(form),
  fc.record<Content>({
    contentType: fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'nonsense',
    ),
    body: text,
  }),
);

/** Node rejects a header with other characters before the shop gets the request. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});

const cookie = fc.oneof(
  headerText,
  fc
    .tuple(
      fc.constantFrom('guest', 'session', 'payment_waiting', 'time_zone', '__proto__'),
      fc.oneof(headerText, fc.constantFrom('%', '%zz', '%00', 'a.b', 'x'.repeat(43))),
    )
    .map(([name, one]) => `${name}=${one}`),
);

/** Any method on any path, with any content. */
export const anyRequest: fc.Arbitrary<HostileRequest> = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
    path,
    query,
    content,
    cookie: fc.option(cookie),
    accept: fc.option(fc.oneof(headerText, fc.constant('text/event-stream'))),
  })
  .map(({ path: at, query: search, content: sent, ...rest }) => ({
    ...rest,
    ...sent,
    target: search === '' ? at : `${at}?${search}`,
  }));

function get(target: string): HostileRequest {
  return { ...post(target, { contentType: 'text/plain', body: '' }), method: 'GET' };
}

function post(target: string, sent: Content): HostileRequest {
  return { method: 'POST', target, ...sent, cookie: null, accept: null };
}

const PASSWORD = 'long enough to be one';

/** The right method on the right path, with hostile text in every field. */
export const wellAimedRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  value.map((variant) => post('/api/basket', json({ type: 'ADD_TO_BASKET', variant }))),
  value.map((id) => post('/api/basket', json({ type: 'REMOVE_FROM_BASKET', id }))),
  text.map((variant) => post('/basket', form({ type: 'ADD_TO_BASKET', variant }))),
  text.map((lines) => post('/basket', form({ type: 'REMOVE_LINES', lines }))),
  text.map((line) => post('/basket', form({ type: 'RESTORE_LINES', lines: line }))),
  fc.bigInt().map((line) => post('/basket', form({ type: 'RESTORE_LINES', lines: String(line) }))),
  part.map((total) => post(`/api/payments/create?total=${total}`, json({}))),
  fc
    .tuple(fc.constantFrom('/', '/search', '/api/products', '/orders'), part, part)
    .map(([at, after, limit]) => get(`${at}?after=${after}&limit=${limit}`)),
  fc
    .tuple(fc.constantFrom('/', '/search', '/api/products'), encoded)
    .map(([at, variant]) => get(`${at}?after=1.${variant}`)),
  fc
    .tuple(fc.constantFrom('/search', '/api/products/suggestions'), encoded)
    .map(([at, q]) => get(`${at}?q=${q}`)),
  fc
    .tuple(encoded, encoded, part, part, fc.constantFrom('price', 'price-down', 'rating', 'x'))
    .map(([q, category, price, rating, sort]) =>
      get(`/search?q=${q}&category=${category}&price=${price}&rating=${rating}&sort=${sort}`),
    ),
  fc
    .tuple(encoded, fc.constantFrom('price', 'rating', ''))
    .map(([variant, sort]) => get(`/search?q=s&sort=${sort}&after=-1.1.${variant}`)),
  fc
    .tuple(fc.constantFrom('/product/', '/category/', '/sitemap/'), part, part)
    .map(([at, id, after]) => get(`${at}${id}?after=${after}&variant=${after}`)),
  encoded.map((id) => get(`/sitemap/products?after=${id}`)),
  fc
    .tuple(fc.nat({ max: 999_999_999_999 }), part)
    .map(([created, id]) => get(`/api/users/guest/orders?after=${created}.${id}`)),
  part.map((intent) => ({ ...get(`/api/users/guest/orders/${intent}`), method: 'PUT' })),
  part.map((uid) => get(`/api/users/${uid}/orders`)),
  part.map((intent) => get(`/Payment/return?payment_intent=${intent}`)),
  fc
    .tuple(text, text, fc.constantFrom('sign-in', 'register'))
    .map(([email, password, intent]) => post('/login', form({ email, password, intent }))),
  text.map((letters) =>
    post(
      '/login',
      form({ email: `${letters}@example.com`, password: PASSWORD, intent: 'register' }),
    ),
  ),
  fc.tuple(fc.uuid(), value, value).map(([letters, name, image]) => {
    const email = `${letters}@example.com`;
    return post('/api/auth/sign-up/email', json({ email, password: PASSWORD, name, image }));
  }),
  fc
    .string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
      minLength: 3000,
      maxLength: 6000,
    })
    .map((letters) =>
      post(
        '/api/auth/sign-up/email',
        json({ email: `${letters}@example.com`, password: PASSWORD }),
      ),
    ),
  fc
    .tuple(value, value)
    .map(([name, image]) => post('/api/auth/update-user', json({ name, image }))),
  fc.tuple(text, text).map(([body, client]) =>
    post(`/card-simulator/v1/payment_intents/${encodeURIComponent(client)}/confirm`, {
      contentType: 'application/x-www-form-urlencoded',
      body,
    }),
  ),
);
