/** The staff API of a test shop, whose owner is called Olga, and tokens of it. */
import { apiToken, staff } from '#db/schema/staff-schema.ts';
import { createStaffApi } from '#operations/api/staff-api.server.ts';
import type { Actor } from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';
import { SCOPE_NAMES, type Scope } from '#operations/scopes.ts';
import { makeToken } from '#operations/staff/tokens.server.ts';
import { testShell } from './shell.ts';
import { testServices } from './test-services.ts';

const OWNER: Actor = { id: 'olga', scopes: SCOPE_NAMES };

export type ApiCall = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** GET without a body, else POST, when absent. */
  method?: string;
};

export async function testApi() {
  const shop = await testServices();
  const { queries } = shop;
  const api = createStaffApi(shop, { limit: { windowSeconds: 60, max: 100_000 } });

  async function tokenOf(
    scopes: readonly Scope[],
    { name = 'Warehouse', actor = OWNER } = {},
  ): Promise<string> {
    const made = await perform(makeToken, { shop, actor, input: { name, scopes } });
    return makeToken.output.parse('output' in made ? made.output : null).token;
  }

  async function call(path: string, { token, body, headers = {}, method }: ApiCall = {}) {
    const isForm = body instanceof FormData;
    const request = new Request(`http://localhost:3001/api/v1/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const answer = await api(request);
    const text = await answer.text();
    const isJson = /^application\/(problem\+)?json(?:;|$)/.test(
      answer.headers.get('content-type') ?? '',
    );
    const { status } = answer;
    return { status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  }

  /** No tokens, and nobody but the owner. */
  async function clear() {
    for (const table of [apiToken, staff]) await queries.delete(table);
    await queries.insert(staff).values({ id: OWNER.id, name: 'Olga', role: 'owner' });
  }

  await clear();
  return {
    ...{ shop, queries, api, tokenOf, call, clear },
    run: testShell(shop),
    async placed(): Promise<string> {
      const id = await shop.pay(await shop.guest('book'));
      await shop.settle(id);
      return id;
    },
    close: () => shop.close(),
  };
}
