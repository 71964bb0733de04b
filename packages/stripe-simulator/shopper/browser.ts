/** What a shopper's browser reaches under /card-simulator: Stripe.js's calls and the pages. */
import { Hono } from 'hono';
import { messages as english } from '../languages/en.ts';
import { type CallDeps, runCall } from '../payments/call.ts';
import { errorObject, toApiError, unrecognizedUrl } from '../wire/answer.ts';
import { decodeForm, limitBody, readForm } from '../wire/form.ts';
import { addBrowserCalls, json } from './browser-calls.ts';
import { answerChallenge, payByForm, showChallenge } from './card-form.ts';
import { refusalPage } from './pages.ts';

const CHALLENGE = '/card-simulator/three-d-secure/:id{\\w+}';

/** Makes the browser-facing half: calls are answered in Stripe's shape, pages as HTML. */
export function createBrowser(
  deps: CallDeps & { publishableKey: string },
): (request: Request) => Promise<Response> {
  const app = new Hono({ strict: false });
  addBrowserCalls(app, deps);
  app.route('/', challengeAndFormPages(deps));
  app.notFound(({ req }) => {
    throw unrecognizedUrl(req.method, req.path);
  });
  app.onError((error) => {
    const { status, body } = toApiError(error, deps.onError);
    return json(status, errorObject(body));
  });
  return async (request) => app.fetch(request);
}

function challengeAndFormPages(deps: CallDeps & { publishableKey: string }): Hono {
  const pages = new Hono();
  pages.post('/card-simulator', limitBody, async (context) => {
    const form = await readForm(context);
    return runCall(deps, (call) => payByForm(call, form, deps.publishableKey));
  });
  pages.get(CHALLENGE, ({ req }) =>
    showChallenge(deps.db, req.param('id'), decodeForm(new URL(req.url).search)),
  );
  pages.post(CHALLENGE, limitBody, async (context) => {
    const form = await readForm(context);
    return runCall(deps, (call) => answerChallenge(call, context.req.param('id'), form));
  });
  pages.onError((error) => {
    const { status, message } = toApiError(error, deps.onError);
    return refusalPage(english, status, message, null);
  });
  return pages;
}
