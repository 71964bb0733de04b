/** Whether a request is for an HTML document, rather than for a page's data (Fetch Metadata). */

/** True for a browser's navigation, and for a program; false for scripts and prefetches. */
export function isDocumentRequest({ method, url, headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest');
  return (
    method === 'GET' &&
    !new URL(url).pathname.endsWith('.data') &&
    (destination === null || destination === 'document') &&
    !headers.get('sec-purpose')?.startsWith('prefetch')
  );
}
