import type { LoaderFunctionArgs } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { showMail } from '#operations/mail/mail.server.ts';

/** Nothing of it runs, is sent or leads out of its frame; its styles are its own, its pictures the shop's. */
const policyOf = (shopUrl: string) =>
  `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src ${new URL(shopUrl).origin}; frame-ancestors 'self'; form-action 'none'`;

/** The HTML of a mail, for the frame on its page. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const which = { mail: params.name ?? '', of: url.searchParams.get('of') };
  const session = sessionOf(context);
  const { html } = await loadOperation(session, showMail, which);
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(session.shopUrl()),
    },
  });
}
