import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPayment, holdPayment, reportPaid } from './payment-api.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('creating a payment from the page', () => {
  test('posts the total and the version of what it shows, without a body, and reads the client secret', async () => {
    fetched.mockResolvedValueOnce(
      Response.json({ intent: 'pi_1', clientSecret: 'secret', hold: true }),
    );
    const started = { ok: true, intent: 'pi_1', clientSecret: 'secret', hold: true };
    expect(await createPayment(1196, 'v1')).toEqual(started);
    expect(fetched).toHaveBeenCalledWith('/api/payments/create?total=1196', {
      method: 'POST',
      headers: { 'checkout-version': 'v1' },
    });
  });

  test("gives the shop's own refusal", async () => {
    const error = { code: 'total_changed', message: 'It is $1.00 now.', total: 100 };
    fetched.mockResolvedValueOnce(Response.json({ error }, { status: 409 }));
    const { code, message } = error;
    expect(await createPayment(1196, 'v1')).toEqual({ ok: false, code, message });
  });

  test('without a connection, or with an answer that is not the shop’s, says so', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await createPayment(1196, 'v1')).toMatchObject({ ok: false, code: 'unreachable' });
    fetched.mockResolvedValueOnce(new Response('<html>502</html>', { status: 502 }));
    expect(await createPayment(1196, 'v1')).toMatchObject({ ok: false, code: 'unreachable' });
    fetched.mockResolvedValueOnce(Response.json({ unexpected: true }));
    expect(await createPayment(1196, 'v1')).toMatchObject({ ok: false, code: 'unreachable' });
  });
});

describe('holding a payment from the page', () => {
  test('posts its intent, and gives nothing when it is held', async () => {
    fetched.mockResolvedValueOnce(Response.json({ held: true }));
    expect(await holdPayment('pi_1')).toBeNull();
    expect(fetched).toHaveBeenCalledWith('/api/payments/pi_1/hold', { method: 'POST' });
  });

  test("gives the shop's own refusal", async () => {
    const error = { code: 'sold_out', message: 'It is sold.', variants: [] };
    fetched.mockResolvedValueOnce(Response.json({ error }, { status: 409 }));
    const { code, message } = error;
    expect(await holdPayment('pi_1')).toEqual({ ok: false, code, message });
  });

  test('without a connection, says so', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await holdPayment('pi_1')).toMatchObject({ ok: false, code: 'unreachable' });
  });
});

describe('reporting a paid intent', () => {
  async function report(uid?: string) {
    const reported = reportPaid(uid, 'pi_1');
    await vi.runAllTimersAsync();
    await reported;
    return fetched.mock.calls.map(([path]) => path);
  }

  test('puts it once for the account, or for the guest', async () => {
    fetched.mockImplementation(async () => Response.json({}));
    expect(await report('uid/1')).toEqual(['/api/users/uid%2F1/orders/pi_1']);
    fetched.mockClear();
    expect(await report()).toEqual(['/api/users/guest/orders/pi_1']);
  });

  test('is tried again when there was no answer or a failure', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
    fetched.mockResolvedValueOnce(Response.json({}));
    expect(await report()).toHaveLength(3);
  });

  test('is given up after three tries, quietly: the webhook and the sweep settle it', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await report()).toHaveLength(3);
  });

  test('is not tried again when the answer was a clear no', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 409 }));
    expect(await report()).toHaveLength(1);
  });
});
