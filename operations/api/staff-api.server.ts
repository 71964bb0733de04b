/** The API for programs of others: who calls is known by a token alone, never by a cookie (docs/api.md). */
import {
  API_LIMIT,
  countRequest,
  type RateLimit,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { findTokenActor } from '#operations/caller-scopes.server.ts';
import type { Actor } from '#operations/operation.ts';
import { hashSecret } from '#operations/staff/staff-invites.server.ts';
import { TOKEN_PREFIX } from '#operations/staff/tokens.server.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { answerApi, answerInWords } from './answer-api.server.ts';
import { apiDocument } from './api-document.ts';
import { CallRefused } from './problem.ts';

export type StaffApi = (request: Request) => Promise<Response>;

const DOCUMENT_PATH = '/api/v1/openapi.json';

const REALM = 'Bearer realm="staff"';

const BEARER = new RegExp(`^Bearer +(${TOKEN_PREFIX}[\\w-]{43})$`, 'i');

async function findCaller(request: Request, { database }: Shop): Promise<Actor> {
  const header = request.headers.get('authorization');
  if (header === null) {
    const message = 'Send a token of the admin: Authorization: Bearer basket_…';
    throw new CallRefused('unknown_caller', message, { 'www-authenticate': REALM });
  }
  const [, token] = BEARER.exec(header) ?? [];
  const actor =
    token === undefined ? null : await findTokenActor(database.queries, hashSecret(token));
  if (actor) return actor;
  const message = 'This is no token of this shop, or it has ended: make another in the admin.';
  throw new CallRefused('unknown_caller', message, {
    'www-authenticate': `${REALM}, error="invalid_token"`,
  });
}

/** The fields of draft-ietf-httpapi-ratelimit-headers, and the seconds to wait where there were too many. */
async function limitCalls(actor: Actor, { database }: Shop, limit: RateLimit) {
  const { count, waitSeconds } = await countRequest(database.queries, `api ${actor.id}`, limit);
  const left = Math.max(limit.max - count, 0);
  const headers = {
    'ratelimit-policy': `"token";q=${limit.max};w=${limit.windowSeconds}`,
    ratelimit: `"token";r=${left};t=${waitSeconds}`,
  };
  return { headers, isOver: count > limit.max, waitSeconds };
}

/** Answers what begins with `/api/v1/`, on any host. It never throws. */
export function createStaffApi(shop: Shop, { limit = API_LIMIT } = {}): StaffApi {
  async function answerCall(request: Request): Promise<Response> {
    const actor = await findCaller(request, shop);
    const { headers, isOver, waitSeconds } = await limitCalls(actor, shop, limit);
    if (isOver) {
      const message = `A token calls at most ${limit.max} times in ${limit.windowSeconds} seconds. Wait, then go on.`;
      const retry = { 'retry-after': String(waitSeconds) };
      throw new CallRefused('too_many_calls', message, { ...headers, ...retry });
    }
    const answer = await answerApi(request, shop, actor);
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  }

  // Asked for without a token: it is made once for each name of the shop.
  let document = { of: '', json: '' };
  function answerDocument(): Response {
    const { name } = shop.settings.current().about;
    if (document.of !== name) {
      document = { of: name, json: JSON.stringify(apiDocument(OPERATIONS, name)) };
    }
    return new Response(document.json, { headers: { 'content-type': 'application/json' } });
  }

  return async function answerStaffApi(request) {
    const isDocument = new URL(request.url).pathname === DOCUMENT_PATH;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // What calls there are is no secret.
    const answer =
      isDocument && isRead
        ? answerDocument()
        : await answerInWords(shop, () => answerCall(request));
    return request.method === 'HEAD' ? new Response(null, answer) : answer;
  };
}
