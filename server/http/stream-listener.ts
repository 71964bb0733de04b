/** The adapter of a Hono app to a `node:http` server, with event streams that write to Node's response themselves. */
import type { EventEmitter } from 'node:events';
import { type RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { StreamBindings } from '#app/features/live/server/event-stream.ts';

type Options = Pick<NonNullable<Parameters<typeof getRequestListener>[1]>, 'errorHandler'>;

const closeListeners = (of: EventEmitter) => of.rawListeners('close') as (() => void)[];

/**
 * The adapter ends an answer whose stream has failed with the text of the error, and destroys it right after: where the
 * connection had room for that, its client took it for whole. What is ended waits for that moment.
 */
function cutWhatFails(outgoing: ServerResponse): void {
  const { end } = outgoing;
  outgoing.end = (...all: unknown[]) => {
    queueMicrotask(() => {
      if (!outgoing.destroyed) Reflect.apply(end, outgoing, all);
    });
    return outgoing;
  };
}

/** Answers with `fetch`, and cuts the connection where that fails on the way; where its handler has left an event stream, that goes on with the response. */
export function streamListener(
  fetch: (request: Request, env: StreamBindings) => Promise<Response>,
  options: Options = {},
): RequestListener {
  const answer = getRequestListener(async (request, bindings) => {
    const env: StreamBindings & typeof bindings = { ...bindings };
    const { outgoing } = bindings;
    const ofServer = closeListeners(outgoing);
    const made = await fetch(request, env);
    if (!env.eventStream || !(outgoing instanceof ServerResponse)) return made;
    // The adapter's own would keep the Request and its headers, to abort what has been answered.
    const ofAdapter = closeListeners(outgoing).filter((one) => !ofServer.includes(one));
    for (const listener of ofAdapter) outgoing.off('close', listener);
    outgoing.writeHead(made.status, [...made.headers].flat());
    outgoing.flushHeaders();
    env.eventStream(outgoing);
    return RESPONSE_ALREADY_SENT;
  }, options);
  return (incoming, outgoing) => {
    cutWhatFails(outgoing);
    return answer(incoming, outgoing);
  };
}
