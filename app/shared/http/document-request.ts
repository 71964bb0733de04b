/** Whether a request is for an HTML document, rather than for a page's data (Fetch Metadata). */

/** True for a browser's navigation, and for a program; false for scripts and prefetches. */
export function isDocumentRequest(request: Request): boolean {
  const { method, headers } = request;
  const destination = headers.get('sec-fetch-dest');
  return (
    method === 'GET' &&
    !isDataRequest(request) &&
    (destination === null || destination === 'document') &&
    !headers.get('sec-purpose')?.startsWith('prefetch')
  );
}

/** True for a request of a page's scripts: for its data, or with a form for which it wants data. */
export function isDataRequest({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data');
}
