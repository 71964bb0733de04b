import type { LoaderFunctionArgs } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { readMail } from './mail-desk.server.ts';

/** Nothing of it runs, is sent or leads out of its frame; its styles are its own. */
const POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'";

/** The HTML of a mail, for the frame on its page. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const found = await readMail(deskOf(context), params.name ?? '', url.searchParams.get('of'));
  if (!found) return new Response('There is no such mail.\n', { status: 404 });
  return new Response(found.html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });
}
