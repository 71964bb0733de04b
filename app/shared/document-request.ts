/** Whether a request is for a page of its own, rather than for the data of one (Fetch Metadata). */

/** True for a browser that opens the page, and for a program; false for scripts and prefetches. */
export function isDocumentRequest({ method, url, headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest');
  return (
    method === 'GET' &&
    !new URL(url).pathname.endsWith('.data') &&
    (destination === null || destination === 'document') &&
    !headers.get('sec-purpose')?.startsWith('prefetch')
  );
}
