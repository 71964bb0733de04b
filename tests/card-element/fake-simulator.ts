/** A fake of the simulator's server half, for tests of the browser half alone. */
import type { Route } from '@playwright/test';

type SentRequest = { path: string; form: Record<string, string> };

/** Every request it received, and switches for failures. */
export type FakeSimulator = {
  requests: SentRequest[];
  isOffline: boolean;
  answer(route: Route): Promise<void>;
};

const challengeCard = '4000002500003155';
const declinedCard = '4000000000000002';

const declined = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

const notAuthenticated = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. ' +
    'Please choose a different payment method and try again.',
};

export function createFakeSimulator(): FakeSimulator {
  const simulator: FakeSimulator = {
    requests: [],
    isOffline: false,
    async answer(route) {
      const url = new URL(route.request().url());
      const body = route.request().postData() ?? url.search;
      const form = Object.fromEntries(new URLSearchParams(body));
      simulator.requests.push({ path: url.pathname, form });
      if (simulator.isOffline) return route.abort();
      const { status, json } = answerTo(url.pathname, form);
      return route.fulfill({ status, json });
    },
  };
  return simulator;
}

function answerTo(path: string, form: Record<string, string>): { status: number; json: object } {
  const number = form['payment_method_data[card][number]'];
  if (number === challengeCard) return { status: 200, json: intent('requires_action') };
  if (number === declinedCard) return { status: 402, json: { error: declined } };
  if (form.outcome === 'fail') {
    return { status: 200, json: intent('requires_payment_method', notAuthenticated) };
  }
  return { status: 200, json: intent(path.endsWith('/pi_1') ? 'processing' : 'succeeded') };
}

function intent(status: string, lastError: object | null = null): object {
  return { id: 'pi_1', object: 'payment_intent', status, last_payment_error: lastError };
}
