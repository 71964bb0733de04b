/** Refusals in Stripe's shape: `{ error: … }` with its status. */

/** The inside of Stripe's error answer: https://docs.stripe.com/api/errors */
export type ApiErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: unknown;
};

/**
 * A refusal. Thrown only before anything was written; the answer to an idempotent call is stored with
 * its key.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, body: ApiErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/** The body of Stripe's answer to a refusal. */
export function errorObject(error: ApiErrorBody) {
  return { error: { ...error, ...docUrl(error.code) } };
}

/** A call that could never work as it was sent: 400 by default. */
export function invalidRequest(
  message: string,
  details: { status?: number; code?: string; param?: string; payment_intent?: unknown } = {},
): ApiError {
  const { status = 400, ...rest } = details;
  return new ApiError(status, { type: 'invalid_request_error', message, ...rest });
}

/** 404 for an object that is not there. */
export function resourceMissing(resource: string, id: string, param: string): ApiError {
  return invalidRequest(`No such ${resource}: '${id}'`, {
    status: 404,
    code: 'resource_missing',
    param,
  });
}

/** 400 for a change that the intent's status does not allow; the intent is shown with it. */
export function unexpectedState(paymentIntent: unknown, message: string): ApiError {
  const code = 'payment_intent_unexpected_state';
  return invalidRequest(message, { code, payment_intent: paymentIntent });
}

/** 404 for an address the simulator does not speak. */
export function unrecognizedUrl(method: string, path: string): ApiError {
  return invalidRequest(
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can ` +
      'help at https://support.stripe.com/.',
    { status: 404 },
  );
}

/** A refusal as it is; a bug or an outage as 500, with its cause given to `onError` alone. */
export function toApiError(error: unknown, onError: (error: unknown) => void): ApiError {
  if (error instanceof ApiError) return error;
  onError(error);
  const message = 'The card simulator could not process the request. Try again in a moment.';
  return new ApiError(500, { type: 'api_error', message });
}

/** Where Stripe explains an error code. */
export function docUrl(code: string | undefined): { doc_url?: string } {
  return code
    ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
    : {};
}
