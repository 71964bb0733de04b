/** GET /api/users/{uid}/data: everything that is stored of an account. */

import { type ApiContext, fail } from '#app/api/api-response.server.ts';
import { messages } from '#app/features/account/messages/messages.ts';
import { toTextStream } from '#app/shared/text/text-stream.ts';
import type { Shop } from '#app/shop.server.ts';

/** A browser that navigates here is led back to the page, which asks for the password. */
function isNavigation(context: ApiContext): boolean {
  return context.req.header('sec-fetch-mode') === 'navigate';
}

export function getAccountData({ accounts }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const session = await accounts.session(context.req.raw.headers);
    if (session?.uid !== context.req.param('uid') || !session) {
      const message = messages.noSuchAccount;
      return fail(context, 404, { code: 'not_found', message });
    }
    if (!session.isRecent) {
      if (isNavigation(context)) return context.redirect('/account', 303);
      const message = messages.enterPasswordAgain;
      return fail(context, 403, { code: 'password_needed', message });
    }
    const waitSeconds = await accounts.changeRate(session);
    if (waitSeconds > 0) {
      context.header('retry-after', String(waitSeconds));
      const message = messages.tooOften;
      return fail(context, 429, { code: 'too_many_requests', message });
    }
    return new Response(toTextStream(accounts.data(session)), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="account.json"',
        'cache-control': 'no-store',
      },
    });
  };
}
