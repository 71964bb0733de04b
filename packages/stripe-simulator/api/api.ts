/** The half of Stripe's API that the shop's server speaks, with its secret key. */
import { Hono } from 'hono';
import type { CallDeps } from '../payments/call.ts';
import { newId } from '../payments/ids.ts';
import { API_VERSION } from '../webhooks/record-event.ts';
import { errorObject, invalidRequest, toApiError, unrecognizedUrl } from '../wire/answer.ts';
import { limitBody } from '../wire/form.ts';
import { noParameters } from '../wire/parameters.ts';
import { readAccount } from './account.ts';
import * as disputes from './disputes.ts';
import { type ApiEnv, createEndpoints, respond, serialize } from './endpoints.ts';
import * as intents from './payment-intent-parameters.ts';
import { cancelIntent, listIntents, retrieveIntent, updateIntent } from './payment-intents.ts';
import * as payouts from './payouts.ts';
import * as refunds from './refund-parameters.ts';
import { createRefund, listRefunds, retrieveRefund } from './refunds.ts';
import { requireSecretKey } from './secret-key.ts';

const INTENTS = '/v1/payment_intents';
const INTENT = `${INTENTS}/:id{\\w+}`;
const REFUNDS = '/v1/refunds';
const PAYOUTS = '/v1/payouts';
const TRANSACTIONS = '/v1/balance_transactions';
const DISPUTES = '/v1/disputes';
const DISPUTE = `${DISPUTES}/:id{\\w+}`;

/** Makes the API: any request gets an answer in Stripe's shape. */
export function createApi(
  deps: CallDeps & { secretKey: string },
): (request: Request) => Promise<Response> {
  const { read, change, createIntent } = createEndpoints(deps);
  const api = new Hono<ApiEnv>();

  api.use(async ({ req, set }, next) => {
    set('requestId', newId('req'));
    requireSecretKey(req.raw.headers, deps.secretKey);
    requireVersion(req.header('stripe-version'));
    await next();
  });
  api.post('*', limitBody);

  api.post(INTENTS, createIntent);
  api.get(INTENTS, read(intents.listParameters, listIntents));
  api.get(INTENT, read(intents.retrieveParameters, retrieveIntent));
  api.post(INTENT, change(intents.updateParameters, updateIntent));
  api.post(`${INTENT}/cancel`, change(intents.cancelParameters, cancelIntent));
  api.post(REFUNDS, change(refunds.createParameters, createRefund));
  api.get(REFUNDS, read(refunds.listParameters, listRefunds));
  api.get(`${REFUNDS}/:id{\\w+}`, read(noParameters, retrieveRefund));
  api.get('/v1/account', read(noParameters, readAccount));
  api.get(DISPUTES, read(disputes.listParameters, disputes.listDisputes));
  api.get(DISPUTE, read(noParameters, disputes.retrieveDispute));
  api.post(DISPUTE, change(disputes.updateParameters, disputes.updateDispute));
  api.get(PAYOUTS, read(payouts.listParameters, payouts.listPayouts));
  api.get(`${PAYOUTS}/:id{\\w+}`, read(noParameters, payouts.retrievePayout));
  api.get(TRANSACTIONS, read(payouts.transactionParameters, payouts.listTransactions));
  api.post(`${DISPUTE}/close`, change(noParameters, disputes.closeDispute));

  api.notFound(({ req }) => {
    throw unrecognizedUrl(req.method, req.path);
  });
  api.onError((error, context) => {
    const refusal = toApiError(error, deps.onError);
    return respond(context, serialize(refusal.status, errorObject(refusal.body)));
  });
  return async (request) => api.fetch(request);
}

function requireVersion(version: string | undefined): void {
  if (version === undefined || version === API_VERSION) return;
  throw invalidRequest(
    `Invalid Stripe API version: ${version.slice(0, 40)}. The card simulator speaks ${API_VERSION}.`,
  );
}
