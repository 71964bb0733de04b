/** What Chrome sends: a server reads all of it, so a benchmark sends all of it. */

const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

const ALL = {
  Connection: 'keep-alive',
  'sec-ch-ua': '"Chromium";v="153", "Not)A;Brand";v="24", "Google Chrome";v="153"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'User-Agent': USER_AGENT,
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-US,en;q=0.9',
};

/** For a page that is typed or clicked. */
export const NAVIGATION: Record<string, string> = {
  ...ALL,
  'Upgrade-Insecure-Requests': '1',
  Accept:
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-User': '?1',
  'Sec-Fetch-Dest': 'document',
};

/** The same of a browser that takes no compressed page. */
export function uncompressed(headers: Record<string, string>): Record<string, string> {
  const { 'Accept-Encoding': _, ...rest } = headers;
  return rest;
}

/** For a request of a page's own script, which writes if it has a body. */
export function fetchHeaders(port: number, contentType?: string): Record<string, string> {
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...ALL,
    ...(contentType === undefined ? {} : { 'Content-Type': contentType, Origin: origin }),
    Accept: '*/*',
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': 'cors',
    'Sec-Fetch-Dest': 'empty',
    Referer: `${origin}/`,
  };
}
