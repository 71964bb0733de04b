/** What an attacker makes of a path, of the headers of a request, and of a form. */

/** What stands in place of each part of a path that varies. */
export function pathsOf(pattern: string, values: readonly string[]): string[] {
  const path = `/${pattern}`.replace(/^\/\//, '/');
  if (!/[:*]/.test(path)) return [path];
  return values.map((value) => path.replace(/:\w+\??|\*/g, encodeURIComponent(value)));
}

/** Other ways to write a path. */
export function pathTricks(path: string): string[] {
  return [
    ...[`/${path}`, `${path}//`, `${path};x`, `${path}%00`, `${path}/..%2f..`, `${path}.data`],
    ...[`${path}%ff`, path.toUpperCase(), `${path}?${'x'.repeat(8_000)}`],
    ...[`${path}?q=1&q=2&__proto__[x]=1&after=../..&limit=1e400&token=%F0%28%8C%28&q[]=%00`],
  ];
}

export const EVIL = 'evil.example';

/** Each says something of whoever asks, or of what they want. */
export const HEADER_TRICKS: readonly Record<string, string>[] = [
  {
    ...{ 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'javascript', forwarded: `host=${EVIL}` },
    ...{ 'x-forwarded-for': '127.0.0.1, ::1, not an address', referer: `https://${EVIL}/` },
  },
  { 'x-original-url': '/account', 'x-rewrite-url': '/account', 'x-http-method-override': 'PUT' },
  { accept: 'text/event-stream', range: 'bytes=-1,0-0,99999999999999999999-' },
  { accept: '*/*;q=1e999', 'accept-language': `${'de;q=0.1,'.repeat(500)}*` },
  { 'accept-encoding': 'gzip;q=0, *;q=0', 'if-none-match': '*', 'if-modified-since': 'never' },
  { cookie: 'guest=%ff; session=../..; __proto__=1; =; ;;', authorization: 'Bearer x' },
  { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' },
];

/** Bodies that are no form of any page: their type, and what is in them. */
export const BODY_TRICKS: readonly [type: string, body: string][] = [
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '{"__proto__": {"x": 1}, "type": ["a"], "email": {}, "lines": 1e400}'],
  ['application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['application/json', JSON.stringify({ type: 'x'.repeat(2 ** 20) })],
  ['application/x-www-form-urlencoded', '&&=&=%ff&%00=%00'],
  ['application/x-www-form-urlencoded', `next=${'x'.repeat(2 ** 20)}`],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data\r\n\r\nx\r\n--x--'],
  ['nonsense', '\0'],
];

export type Form = { action: string; fields: [name: string, value: string][] };

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? null;

/** The forms of a page that post, with what their fields hold. */
export function formsOf(html: string, path: string): Form[] {
  return [...html.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].flatMap(([form]) => {
    const [tag = ''] = /<form[^>]*>/.exec(form) ?? [];
    if (attribute(tag, 'method')?.toLowerCase() !== 'post') return [];
    const fields = [...form.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)].flatMap(
      ([field]): [string, string][] => {
        const name = attribute(field, 'name');
        return name === null ? [] : [[name, attribute(field, 'value') ?? 'x']];
      },
    );
    return [{ action: attribute(tag, 'action') ?? path, fields }];
  });
}

/** Of a form with one field that is not as it should be: what is wrong, and the body. */
export function fieldTricks({ fields }: Form): [what: string, body: string][] {
  const encode = (all: readonly (readonly [string, string])[]) =>
    String(new URLSearchParams(all.map(([name, value]) => [name, value])));
  const names = [...new Set(fields.map(([name]) => name))];
  return names.flatMap((name): [string, string][] => {
    const others = fields.filter(([one]) => one !== name);
    const own = fields.filter(([one]) => one === name);
    const holding = (value: string) => encode([...others, [name, value]]);
    return [
      [`${name} absent`, encode(others)],
      [
        `${name} doubled, and a list`,
        `${encode([...others, ...own, ...own, [name, 'other']])}&${name}%5Bx%5D=2`,
      ],
      [`${name} no text`, holding('\0../../etc/passwd')],
      [`${name} no number`, holding('-1e400')],
      [`${name} of 1 MB`, holding('x'.repeat(2 ** 20))],
    ];
  });
}

/** Stands in what is sent, and nowhere else. */
export const SENT = 'Jx2mB7qLr0vYt5wZk9Pd3n';

/** What stands in the place of a field of JSON. */
export const WRONG_VALUES: readonly [what: string, value: unknown][] = [
  ['null', null],
  ['a list', [SENT, SENT]],
  ['an object', { __proto__: null, x: SENT }],
  ['a number', -1.5],
  ['beyond all numbers', 1e300],
  ['a flag', false],
  ['an empty text', ''],
  ['no text', `${SENT}\0\ud800`],
  ['a path', '../../etc/passwd'],
  ['of 1 MB', SENT.repeat(50_000)],
];

/** A body with one of its fields, also of those within others, absent, doubled or of another kind. */
export function bodyTricks(body: unknown): [what: string, text: string][] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]): [string, string][] => {
    const holding = (other: unknown) =>
      JSON.stringify(
        Array.isArray(body)
          ? body.map((one, at) => (String(at) === name ? other : one))
          : { ...body, [name]: other },
      );
    const whole = JSON.stringify(body);
    return [
      [`${name} absent`, holding(undefined)],
      [`${name} doubled`, whole.replace(/^\{/, `{${JSON.stringify(name)}:["${SENT}"],`)],
      ...WRONG_VALUES.map(([what, one]): [string, string] => [`${name} ${what}`, holding(one)]),
      ...bodyTricks(value).map(([what, text]): [string, string] => [
        `${name} ${what}`,
        holding(JSON.parse(text)),
      ]),
    ];
  });
}
