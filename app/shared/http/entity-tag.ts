/** The tags by which a client says which response it has (RFC 9110, 8.8.3). */

/** Whether `If-None-Match` names this tag: weak comparison (RFC 9110, 13.1.2). */
export function matchesETag(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true;
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
