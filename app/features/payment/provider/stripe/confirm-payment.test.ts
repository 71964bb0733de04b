import type { PaymentIntent, Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import { describe, expect, test } from 'vitest';
import { confirmPayment, UNPAID_MESSAGE, UNREACHED_MESSAGE } from './confirm-payment.ts';

type Answer = { paymentIntent?: Partial<PaymentIntent>; error?: Partial<StripeError> };

/** Stripe.js as far as it is used; an Error stands for a call that rejects. */
function stub(confirmed: Answer | Error, asked?: Answer | Error) {
  const calls: string[] = [];
  const answer = (name: string, given: Answer | Error | undefined) => async () => {
    calls.push(name);
    if (given instanceof Error) throw given;
    return given;
  };
  const stripe = {
    confirmCardPayment: answer('confirm', confirmed),
    retrievePaymentIntent: answer('retrieve', asked),
  } as unknown as Stripe;
  return { calls, confirm: () => confirmPayment(stripe, 'secret', {} as StripeCardElement) };
}

const succeeded = { paymentIntent: { id: 'pi_1', status: 'succeeded' } } as const;
const processing = { paymentIntent: { id: 'pi_1', status: 'processing' } } as const;
const unpaid = { paymentIntent: { id: 'pi_1', status: 'requires_payment_method' } } as const;
const lost = { error: { type: 'api_connection_error', message: 'No connection.' } } as const;

describe('confirming a payment', () => {
  test.for([succeeded, processing])('that is paid or on its way is a success: %j', async (paid) => {
    const { calls, confirm } = stub(paid);
    expect(await confirm()).toEqual({ ok: true, intent: 'pi_1' });
    expect(calls).toEqual(['confirm']);
  });

  test.for(['card_error', 'validation_error'] as const)(
    'ends with the message of a %s, and nothing more is asked',
    async (type) => {
      const { calls, confirm } = stub({ error: { type, message: 'Declined.' } });
      expect(await confirm()).toEqual({ ok: false, message: 'Declined.' });
      expect(calls).toEqual(['confirm']);
    },
  );

  test('whose answer is unclear asks for the state, and is a success once it is paid', async () => {
    for (const paid of [succeeded, processing]) {
      expect(await stub(lost, paid).confirm()).toEqual({ ok: true, intent: 'pi_1' });
    }
  });

  test('whose answer is unclear and which is not paid says so in words for shoppers', async () => {
    const message = "No such payment_intent: 'pi_1'";
    const invalid = { error: { type: 'invalid_request_error', message } } as const;
    for (const [unclear, shown] of [
      [lost, UNREACHED_MESSAGE],
      [invalid, UNPAID_MESSAGE],
    ] as const) {
      expect(await stub(unclear, unpaid).confirm()).toEqual({ ok: false, message: shown });
    }
    const code = 'payment_intent_authentication_failure';
    const failed = { error: { type: 'invalid_request_error', code, message: 'Not you.' } } as const;
    expect(await stub(failed, unpaid).confirm()).toEqual({ ok: false, message: 'Not you.' });
  });

  test('whose state cannot be found out says so, and that it is safe to try again', async () => {
    expect(await stub(lost, lost).confirm()).toEqual({
      ok: false,
      message: expect.stringContaining('never charged twice'),
    });
  });

  test('that is neither paid nor an error says that nothing was charged', async () => {
    expect(await stub(unpaid, unpaid).confirm()).toEqual({
      ok: false,
      message: expect.stringContaining('Nothing was charged'),
    });
  });

  test('never throws, whichever call rejects', async () => {
    const broken = new Error('Stripe.js broke');
    expect(await stub(broken, succeeded).confirm()).toEqual({ ok: true, intent: 'pi_1' });
    expect(await stub(broken, broken).confirm()).toMatchObject({ ok: false });
    expect(await stub(lost, broken).confirm()).toMatchObject({ ok: false });
    expect(await stub(broken, unpaid).confirm()).toMatchObject({ ok: false });
  });
});
