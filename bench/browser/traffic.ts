/** The requests of a page, with their bytes on the wire. */
import type { CDPSession } from '@playwright/test';

export type TrafficEntry = {
  url: string;
  type: string;
  mimeType: string;
  /** Of the response, headers included. */
  bytes: number;
  /** Of the compressed body alone. */
  bodyBytes: number;
};

/** Records every request from now on; the array grows as responses end. */
export function watchTraffic(cdp: CDPSession): TrafficEntry[] {
  const entries: TrafficEntry[] = [];
  const open = new Map<string, TrafficEntry>();
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { url, mimeType, headers } = response;
    const length = Number(headers['content-length'] ?? headers['Content-Length'] ?? Number.NaN);
    open.set(requestId, { url, type, mimeType, bytes: 0, bodyBytes: length });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = open.get(requestId);
    if (one && !one.url.startsWith('data:')) entries.push({ ...one, bytes: encodedDataLength });
  });
  return entries;
}
