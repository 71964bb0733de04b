/**
 * A client of Stripe's SDK that takes only JSON objects for an answer: to a bare number or text the SDK
 * never answers, and leaves a rejection unhandled, which ends the process.
 */
import type Stripe from 'stripe';

/** The client itself, changed. */
export function objectsOnly(client: Stripe.HttpClient): Stripe.HttpClient {
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request);
    const toJSON = response.toJSON.bind(response);
    response.toJSON = async () => {
      const body: unknown = await toJSON();
      if (typeof body === 'object' && body !== null) return body;
      throw new SyntaxError('The card provider answered with JSON that is no object');
    };
    return response;
  };
  return client;
}
