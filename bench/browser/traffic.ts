/** The requests of a page, with their bytes on the wire. */
import type { CDPSession } from '@playwright/test';

export type Asked = {
  url: string;
  type: string;
  mimeType: string;
  /** Of the response, headers included. */
  bytes: number;
  /** Of the compressed body alone. */
  bodyBytes: number;
};

/** Records every request from now on; the array grows as responses end. */
export function watchTraffic(cdp: CDPSession): Asked[] {
  const asked: Asked[] = [];
  const open = new Map<string, Asked>();
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { url, mimeType, headers } = response;
    const length = Number(headers['content-length'] ?? headers['Content-Length'] ?? Number.NaN);
    open.set(requestId, { url, type, mimeType, bytes: 0, bodyBytes: length });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = open.get(requestId);
    if (one && !one.url.startsWith('data:')) asked.push({ ...one, bytes: encodedDataLength });
  });
  return asked;
}
