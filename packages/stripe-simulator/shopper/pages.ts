/** The simulator's own pages for a browser without scripts: the test bank and a refusal. */
import { createHash } from 'node:crypto';
import type { Messages } from '../languages/messages.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 32rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
form { display: inline-block; margin: 0 0.75rem 0.75rem 0; }
button { font: inherit; min-height: 3rem; padding: 0 1.25rem; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid; outline-offset: 3px; }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; ` +
    "base-uri 'none'; frame-ancestors 'none'",
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** The test bank's 3-D Secure page; the shopper's choice is posted to `action`. */
export function challengePage(
  messages: Messages,
  challenge: {
    action: string;
    amount: string;
    /** Sent along with the answer. */
    fields: Record<string, string>;
  },
): Response {
  const hidden = Object.entries(challenge.fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');
  const button = (outcome: string, label: string) =>
    `<form method="post" action="${escapeHtml(challenge.action)}">${hidden}` +
    `<button name="outcome" value="${outcome}">${label}</button></form>`;
  return page(
    messages,
    200,
    messages.pages.bank,
    `<p>${messages.pages.asksFor.replace('{amount}', () => `<strong>${escapeHtml(challenge.amount)}</strong>`)}</p>
${button('pass', messages.pages.pass)}
${button('fail', messages.pages.fail)}`,
  );
}

/** Why the payment was refused, with a link to `backPath` if there is one. */
export function refusalPage(
  messages: Messages,
  status: number,
  message: string,
  backPath: string | null,
): Response {
  const back =
    backPath === null
      ? ''
      : `\n<p><a href="${escapeHtml(backPath)}">${messages.pages.tryAnotherCard}</a></p>`;
  return page(
    messages,
    status,
    messages.pages.refused,
    `<p role="alert">${escapeHtml(message)}</p>${back}`,
  );
}

/** The challenge is over and there is no page to return to. */
export function challengePassedPage(messages: Messages): Response {
  return page(messages, 200, messages.pages.authenticated, `<p>${messages.pages.closePage}</p>`);
}

function page({ locale }: Messages, status: number, title: string, content: string): Response {
  return new Response(
    `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`,
    { status, headers },
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
