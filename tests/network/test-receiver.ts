/** A program outside the shop that receives webhooks, and verifies them by the published package. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';

const message = z.object({ type: z.string(), timestamp: z.string(), data: z.unknown() });

/** What has come, verified or not. */
export type Received = {
  id: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  message: z.infer<typeof message>;
  /** Why the package refuses it as it comes; null: it takes it, or no secret was given. */
  refusal: string | null;
};

/** What it does with a message: a status, or an answer of its own. */
export type Answering = (received: Received, response: ServerResponse) => number | null;

export type TestReceiver = {
  url: string;
  /** As WEBHOOK_HOSTS has it. */
  host: string;
  received: Received[];
  answer(by: Answering): void;
  close(): Promise<void>;
};

/** Throws unless the package takes the message as signed by this secret. */
export function verify(
  { body, headers }: Pick<Received, 'body' | 'headers'>,
  secret: string,
): unknown {
  const of = (name: string) => String(headers[name]);
  return new Webhook(secret).verify(body, {
    'webhook-id': of('webhook-id'),
    'webhook-timestamp': of('webhook-timestamp'),
    'webhook-signature': of('webhook-signature'),
  });
}

function refusalOf(received: Pick<Received, 'body' | 'headers'>, secret: string | null) {
  if (secret === null) return null;
  try {
    verify(received, secret);
    return null;
  } catch (error) {
    return String(error);
  }
}

/** `secret` is what signs: each message is verified when it comes, as it is valid for five minutes. */
export async function testReceiver(secret: string | null = null): Promise<TestReceiver> {
  const received: Received[] = [];
  let answering: Answering = () => 204;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { headers, url: path = '' } = request;
    const one: Received = {
      ...{ id: String(headers['webhook-id']), path, headers, body },
      message: message.parse(JSON.parse(body)),
      refusal: refusalOf({ body, headers }, secret),
    };
    received.push(one);
    const status = answering(one, response);
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    received,
    answer(by) {
      answering = by;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
