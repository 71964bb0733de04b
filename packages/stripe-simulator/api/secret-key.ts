/** Who may call the API: the shop's server, with its secret key. */
import { isSameSecret } from '../payments/ids.ts';
import { ApiError } from '../wire/answer.ts';

/** 401 in Stripe's words unless the request carries the secret key (Bearer, or Basic's user). */
export function requireSecretKey(headers: Headers, secretKey: string): void {
  const given = readKey(headers.get('authorization') ?? '');
  if (given === '') {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization ' +
        "header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (isSameSecret(given, secretKey)) return;
  if (given.startsWith('pk_')) {
    throw unauthorized(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      'secret_key_required',
    );
  }
  throw invalidApiKey(given);
}

/** 401 that shows the last four characters of the key that was tried, as Stripe does. */
export function invalidApiKey(given: string): ApiError {
  const end = given.length > 12 ? given.slice(-4) : '';
  return unauthorized(`Invalid API Key provided: ${given.slice(0, 8)}****${end}`);
}

function unauthorized(message: string, code?: string): ApiError {
  return new ApiError(401, {
    type: 'invalid_request_error',
    message,
    ...(code ? { code } : {}),
  });
}

function readKey(authorization: string): string {
  const [, scheme = '', credentials = ''] = /^(\w+) +(\S+)\s*$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] ?? '';
}
