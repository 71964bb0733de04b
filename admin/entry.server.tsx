/** Renders a page of the admin, whole, under the nonce that its policy names. */
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { nonceContext, pageErrorsContext } from '#admin/operations/admin-context.server.ts';

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  host: RouterContextProvider,
): Promise<Response> {
  const nonce = host.get(nonceContext);
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    { nonce },
  );
  // Nothing is late: the loaders have waited for all that a page shows.
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/** Collects errors for the host, which logs them. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageErrorsContext).push(error);
}
