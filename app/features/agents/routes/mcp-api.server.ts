/** POST /mcp: the Model Context Protocol. */
import * as z from 'zod';
import { type ApiContext, fail, readJson } from '#app/api/api-response.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { Shop } from '#app/shop.server.ts';

/** Most shops are never asked: the protocol is loaded by the first who does. */
async function loadMcp() {
  const { answerMcp } = await import('#app/features/agents/mcp-server.server.ts');
  return answerMcp;
}

/** What is no request of the protocol, or of what this shop has: by the codes of JSON-RPC. */
const REFUSALS = {
  unreadable: { code: -32_700, message: 'This is no JSON.' },
  noMessage: { code: -32_600, message: 'Send one message a request: an object with a method.' },
  stream: { code: -32_601, message: 'Nothing changes here: there is nothing to listen to.' },
} as const;

type McpRefusal = (typeof REFUSALS)[keyof typeof REFUSALS];

const messageSchema = z.looseObject({ method: z.string() });

function readMessage(body: unknown): Result<object, McpRefusal> {
  if (body === undefined) return refused(REFUSALS.unreadable);
  const message = messageSchema.safeParse(body).data;
  if (message === undefined) return refused(REFUSALS.noMessage);
  return message.method === 'subscriptions/listen' ? refused(REFUSALS.stream) : done(message);
}

export function handleMcp(shop: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const { clientAddress: client } = context.var.requestSession;
    const waitSeconds = await shop.agentRate(client);
    if (waitSeconds > 0) {
      context.header('retry-after', String(waitSeconds));
      const message = `Too many requests. Ask again in ${waitSeconds} seconds.`;
      return fail(context, 429, { code: 'too_many_requests', message });
    }
    const message = context.req.method === 'POST' ? readMessage(await readJson(context)) : null;
    if (message && !message.ok) {
      return context.json({ jsonrpc: '2.0', id: null, error: message.refusal }, 400);
    }
    const answerMcp = await loadMcp();
    return answerMcp(context.req.raw, {
      message: message?.value,
      name: shop.settings.current().about.name,
      context: { shop, origin: new URL(context.req.url).origin, client },
      onError: (error) => shop.log.debug({ err: error }, 'A request of /mcp was refused'),
      onFailure: (error) => shop.log.error({ err: error }, 'A tool of /mcp failed'),
    });
  };
}
