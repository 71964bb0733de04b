/** Signatures by Standard Webhooks 1.0.0. */
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export function makeSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** The headers of a message: its id, when it is sent, and a signature by each secret. */
export function signedHeaders(
  id: string,
  body: string,
  { secrets, nowSeconds }: { secrets: readonly string[]; nowSeconds: number },
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    const hmac = createHmac('sha256', key).update(`${id}.${nowSeconds}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(nowSeconds),
    'webhook-signature': signatures.join(' '),
  };
}
