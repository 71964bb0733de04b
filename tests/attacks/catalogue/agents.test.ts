/** Programs that buy for people, at a shop that was started as its keeper does. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseBasketLink } from '#app/features/basket/core/basket-link.ts';
import { importShop } from '#server/build/build-once.ts';
import { newDataFolder } from '#tests/postgres/database-template.ts';

let origin = '';
let end = () => {};

beforeAll(async () => {
  await importShop();
  const dataDir = await newDataFolder();
  const npm = spawn('npm', ['start'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ADMIN_PORT: 'off' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // Its own group, so that all of it can be ended.
    detached: true,
  });
  end = () => {
    if (npm.pid) process.kill(-npm.pid, 'SIGKILL');
    rmSync(dataDir, { recursive: true });
  };
  for await (const line of createInterface(npm.stdout)) {
    origin = /^The shop is open at (http:\S+)$/.exec(line)?.[1] ?? '';
    if (origin !== '') break;
  }
  npm.stdout.resume();
}, 120_000);
afterAll(() => end());

type Answer = { content: { text: string }[]; isError?: boolean };

/** The link of a basket opens what was put into it, on a page that is there. */
async function expectLinkOf(link: string, variant: string, count: number) {
  const url = new URL(link);
  expect(url.origin).toBe(origin);
  const items = decodeURIComponent(url.pathname.slice('/basket/'.length));
  expect(parseBasketLink(items, null)).toMatchObject({
    ok: true,
    value: { items: [{ variant, count }] },
  });
  expect((await fetch(link)).status).toBe(200);
}

test('the official client finds a product, asks for its delivery and makes a basket', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['search_products', 'get_product', 'get_delivery', 'make_basket_link'],
  ]);
  const call = async (name: string, given: Record<string, unknown>) => {
    const answer = (await client.callTool({ name, arguments: given })) as Answer;
    expect(answer.isError, answer.content[0]?.text).toBeFalsy();
    return JSON.parse(answer.content[0]?.text ?? '');
  };
  const { products } = await call('search_products', { query: 'tablet' });
  const { variant } = products[0];
  expect(await call('get_product', { id: variant })).toMatchObject({ variants: [{ variant }] });
  const items = [{ variant, count: 2 }];
  expect(await call('get_delivery', { items, country: 'de' })).toMatchObject({
    delivery: { ways: [{ price: '0.00' }] },
    items: [{ variant, availability: 'in_stock' }],
  });
  const { link } = await call('make_basket_link', { items, code: 'SPRING' });
  await expectLinkOf(link, variant, 2);
  expect(new URL(link).searchParams.get('code')).toBe('SPRING');
  await client.close();
});

/** By https://modelcontextprotocol.io/specification/2025-06-18/basic/transports alone. */
async function rpc(method: string, params: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-06-18',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('mcp-session-id')).toBeNull();
  const text = await answer.text();
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  const message = JSON.parse(isStream ? (/^data: (.*)$/m.exec(text)?.[1] ?? '') : text);
  return message.result;
}

test('a client written from the documentation alone does the same', async () => {
  const clientInfo = { name: 'by-hand', version: '1' };
  const started = await rpc('initialize', {
    ...{ protocolVersion: '2025-06-18', capabilities: {}, clientInfo },
  });
  expect(started).toMatchObject({ capabilities: { tools: {} }, serverInfo: { name: 'Basket' } });
  const { content } = (await rpc('tools/call', {
    name: 'make_basket_link',
    arguments: { items: [{ variant: 'book' }] },
  })) as Answer;
  await expectLinkOf(JSON.parse(content[0]?.text ?? '').link, 'book', 1);
});

describe('a page', () => {
  const get = async (path: string, accept: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { accept }, redirect: 'manual' });
    const type = answer.headers.get('content-type')?.split(';')[0];
    return { type, vary: answer.headers.get('vary') ?? '', text: await answer.text(), answer };
  };
  const [browser, program] = ['text/html,*/*;q=0.8', 'text/markdown, */*;q=0.5'];

  test.each([
    ['/product/12321341', /^# /],
    ['/category/Books', /^# Books\n/],
    ['/search?q=tablet', /variant tablet/],
    ['/help', /^# Help\n/],
    ['/', /\/mcp/],
  ])(
    '%s is Markdown for a program, and for nobody else, whoever came first',
    async (path, words) => {
      for (const first of [browser, program, browser, program]) {
        const { type, vary, text, answer } = await get(path, first);
        expect(type).toBe(first === program ? 'text/markdown' : 'text/html');
        if (first === program) expect(text).toMatch(words);
        const isShared = !/private/.test(answer.headers.get('cache-control') ?? '');
        expect(isShared && !vary.split(/, */).includes('Accept'), path).toBe(false);
      }
      const { answer } = await get(path, program);
      expect(answer.headers.get('cache-control')).toContain('private');
    },
  );

  test('that is not there is none in either form', async () => {
    for (const path of ['/product/none', '/category/None', '/search?page=0', '/product/%E2%82']) {
      for (const accept of [browser, program]) {
        const { answer } = await get(path, accept);
        expect(answer.status, path).toBeGreaterThanOrEqual(400);
        expect(answer.status, path).toBeLessThan(500);
      }
    }
  });

  test('of what is here names the rest to programs, and the crawlers are told of it', async () => {
    const llms = await get('/llms.txt', '*/*');
    expect(llms.type).toBe('text/plain');
    expect(llms.text).toMatch(/^# Basket\n\n> /);
    const addresses = [...llms.text.matchAll(/\]\((http[^)]*)\)/g)].map(([, one]) => one ?? '');
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) {
      expect((await get(new URL(address).pathname, program)).type, address).toBe('text/markdown');
    }
    expect((await get('/robots.txt', '*/*')).text).toContain(`# ${origin}/llms.txt`);
  });
});
