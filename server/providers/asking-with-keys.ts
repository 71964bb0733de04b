/** The secret key of the card provider is a list while it is replaced (docs/decisions/120). */
import type Stripe from 'stripe';

/** Whether the provider took the first key of a call. */
export type OnKey = (isTaken: boolean) => void;

/** A key that is unknown or expired. Nothing was done, so that the same can be asked again with another. */
const REFUSED = 401;

/** The client itself, changed: what its own key is refused for is asked with the next of the others. */
export function askingWithKeys(
  client: Stripe.HttpClient,
  otherKeys: readonly string[],
  onKey: OnKey,
): Stripe.HttpClient {
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (host, port, path, method, headers, ...rest) => {
    const ask = (more: object) =>
      makeRequest(host, port, path, method, { ...headers, ...more }, ...rest);
    let response = await ask({});
    onKey(response.getStatusCode() !== REFUSED);
    for (const key of otherKeys) {
      if (response.getStatusCode() !== REFUSED) break;
      // A connection serves another call only once its answer was read.
      await response.toJSON().catch(() => {});
      response = await ask({ Authorization: `Bearer ${key}` });
    }
    return response;
  };
  return client;
}
