/** The card element in a real Chromium, behind the real react-stripe-js, in StrictMode. */
import { expect as expectPage } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import {
  autofill,
  cvcField,
  eventsOf,
  expiryField,
  numberField,
  press,
  resultOf,
  typeCard,
} from './card-page.ts';
import { type Harness, startHarness } from './open-harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
afterEach(async () => {
  for (const context of harness.browser.contexts()) await context.close();
});
afterAll(() => harness.browser.close());

describe('the fields', () => {
  test('are named for screen readers and for autofill, and axe finds nothing wrong', async () => {
    const { page } = await harness.open();
    await expectPage(numberField(page)).toHaveAttribute('autocomplete', 'cc-number');
    await expectPage(expiryField(page)).toHaveAttribute('autocomplete', 'cc-exp');
    await expectPage(cvcField(page)).toHaveAttribute('autocomplete', 'cc-csc');
    expect(await findViolations(page, { part: '#card' })).toEqual([]);
    expect(await eventsOf(page, 'ready')).toHaveLength(1);
  });

  test('take a card typed in one go, moving on by themselves', async () => {
    const { page } = await harness.open();
    await typeCard(page, '4242424242424242');
    await expectPage(numberField(page)).toHaveValue('4242 4242 4242 4242');
    await expectPage(expiryField(page)).toHaveValue('12 / 30');
    await expectPage(cvcField(page)).toHaveValue('123');
    const changes = await eventsOf(page, 'change');
    expect(changes).toHaveLength(2);
    expect(changes.at(0)).toMatchObject({ empty: false, complete: false, brand: 'visa' });
    expect(changes.at(-1)).toEqual({
      type: 'change',
      elementType: 'card',
      empty: false,
      complete: true,
      brand: 'visa',
      value: { postalCode: '' },
    });
    expect(await eventsOf(page, 'focus')).toHaveLength(1);
  });

  test('take what a browser fills in, wherever the focus is', async () => {
    const { page } = await harness.open();
    await page.getByRole('button', { name: 'Buy Now' }).focus();
    await autofill(page, 'Card number', '4242424242424242', 'input');
    await autofill(page, 'Expiration date', '12/2030', 'input');
    await autofill(page, 'Security code', '123', 'change');
    await expectPage(expiryField(page)).toHaveValue('12 / 30');
    await expectPage(page.getByRole('button', { name: 'Buy Now' })).toBeFocused();
    await expect
      .poll(() => eventsOf(page, 'change').then((all) => all.at(-1)?.complete))
      .toBe(true);
  });

  test('take a number that is pasted with its separators', async () => {
    const { page } = await harness.open();
    await numberField(page).focus();
    await page.keyboard.insertText('4242-4242-4242-4242');
    await expectPage(numberField(page)).toHaveValue('4242 4242 4242 4242');
    await expectPage(expiryField(page)).toBeFocused();
  });

  test('keep the caret where an edit in the middle was made', async () => {
    const { page } = await harness.open();
    await numberField(page).focus();
    await page.keyboard.type('424242');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('11');
    await expectPage(numberField(page)).toHaveValue('4112 4242');
    await page.keyboard.type('9');
    await page.keyboard.press('Backspace');
    await expectPage(numberField(page)).toHaveValue('4112 4242');
    await page.keyboard.press('Backspace');
    await expectPage(numberField(page)).toHaveValue('4124 242');
  });

  test('can be walked with Tab, and Backspace in an empty one goes back', async () => {
    const { page } = await harness.open();
    await numberField(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectPage(cvcField(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expectPage(expiryField(page)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expectPage(numberField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await eventsOf(page, 'escape')).toHaveLength(1);
  });

  test('stay put when a number that was complete is left and entered again', async () => {
    const { page } = await harness.open();
    await typeCard(page, '4242424242424242');
    await numberField(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.type('9');
    await expectPage(numberField(page)).toBeFocused();
    await expectPage(numberField(page)).toHaveValue('4242 4242 4242 4242');
  });

  test('fit a page of 320 pixels, each big enough to be hit', async () => {
    const { page } = await harness.open();
    await page.setViewportSize({ width: 320, height: 600 });
    const width = await page.locator('#card').evaluate((card) => card.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    for (const field of [numberField, expiryField, cvcField]) {
      const box = await field(page).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect(box?.width).toBeGreaterThanOrEqual(60);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    }
  });

  test('can be disabled, cleared and reached by a label of their container', async () => {
    const { page } = await harness.open();
    await typeCard(page, '4242424242424242');
    await press(page, 'Disable or enable');
    await expectPage(numberField(page)).toBeDisabled();
    await press(page, 'Disable or enable');
    await press(page, 'Clear');
    await expectPage(numberField(page)).toHaveValue('');
    await page.getByText('Pay with').click();
    await expectPage(numberField(page)).toBeFocused();
    await expectPage(page.locator('#card')).toHaveClass(/StripeElement--focus/);
    expect((await eventsOf(page, 'change')).at(-1)).toMatchObject({ empty: true });
  });
});

describe('an error', () => {
  test('is shown at once for a wrong number, and announced to screen readers with its reason', async () => {
    const { page } = await harness.open();
    await numberField(page).focus();
    await page.keyboard.type('4242424242424241');
    await expectPage(numberField(page)).toBeFocused();
    await expectPage(numberField(page)).toHaveAttribute('aria-invalid', 'true');
    await expectPage(numberField(page)).toHaveAccessibleDescription('Your card number is invalid.');
    expect((await eventsOf(page, 'change')).at(-1)?.error).toEqual({
      type: 'validation_error',
      code: 'invalid_number',
      message: 'Your card number is invalid.',
    });
  });

  test('is shown for a missing part only on blur, and goes when it is corrected', async () => {
    const { page } = await harness.open();
    await expiryField(page).focus();
    await page.keyboard.type('12');
    expect((await eventsOf(page, 'change')).at(-1)?.error).toBeUndefined();
    await page.keyboard.press('Tab');
    await expectPage(expiryField(page)).toHaveAccessibleDescription(/date is incomplete/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    await page.keyboard.type('30');
    await expectPage(expiryField(page)).not.toHaveAttribute('aria-invalid', 'true');
  });
});

describe('confirmCardPayment', () => {
  test('sends the card as Stripe takes it, by Enter, and answers with the intent', async () => {
    const { page, simulator } = await harness.open();
    await typeCard(page, '4242424242424242');
    await page.keyboard.press('Enter');
    expect(await resultOf(page)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
    expect(simulator.requests).toEqual([
      {
        path: '/card-simulator/v1/payment_intents/pi_1/confirm',
        form: {
          client_secret: 'pi_1_secret_2',
          key: 'pk_test_simulator',
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': '4242424242424242',
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '2030',
          'payment_method_data[card][cvc]': '123',
        },
      },
    ]);
  });

  test('sends nothing while a field is missing, says which, and goes there', async () => {
    const { page, simulator } = await harness.open();
    await numberField(page).focus();
    await page.keyboard.type('4242424242424242');
    await press(page, 'Buy Now');
    expect(await resultOf(page)).toEqual({
      error: {
        type: 'validation_error',
        code: 'incomplete_expiry',
        message: "Your card's expiration date is incomplete.",
      },
    });
    await expectPage(expiryField(page)).toBeFocused();
    await expectPage(cvcField(page)).toHaveAttribute('aria-invalid', 'true');
    expect(simulator.requests).toEqual([]);
  });

  test('refuses a number that is no test card before it is sent', async () => {
    const { page, simulator } = await harness.open();
    await typeCard(page, '4111111111111111');
    await press(page, 'Buy Now');
    const { error } = await resultOf(page);
    expect(error).toMatchObject({ type: 'card_error', decline_code: 'test_mode_live_card' });
    expect(simulator.requests).toEqual([]);
  });

  test('answers with the reason of a decline', async () => {
    const { page } = await harness.open();
    await typeCard(page, '4000000000000002');
    await press(page, 'Buy Now');
    const { error } = await resultOf(page);
    expect(error).toMatchObject({ code: 'card_declined', message: 'Your card was declined.' });
  });

  test('answers with an error when the connection is lost, and can ask for the intent', async () => {
    const { page, simulator } = await harness.open();
    await typeCard(page, '4242424242424242');
    simulator.isOffline = true;
    await press(page, 'Buy Now');
    expect((await resultOf(page)).error.type).toBe('api_connection_error');
    simulator.isOffline = false;
    await press(page, 'Ask for the intent');
    await expectPage(page.getByRole('status').first()).toContainText('processing');
    expect(simulator.requests.at(-1)).toEqual({
      path: '/card-simulator/v1/payment_intents/pi_1',
      form: { client_secret: 'pi_1_secret_2', key: 'pk_test_simulator' },
    });
  });
});

describe('the 3-D Secure test page', () => {
  async function openChallenge() {
    const { page, simulator } = await harness.open();
    await typeCard(page, '4000002500003155');
    await press(page, 'Buy Now');
    const dialog = page.getByRole('dialog', { name: '3-D Secure test page' });
    await expectPage(dialog).toBeVisible();
    return { page, simulator, dialog };
  }

  test('takes the focus, completes the payment and gives the focus back', async () => {
    const { page, simulator, dialog } = await openChallenge();
    const complete = dialog.getByRole('button', { name: 'Complete authentication' });
    await expectPage(complete).toBeFocused();
    expect(await findViolations(page, { part: 'dialog' })).toEqual([]);
    await page.keyboard.press('Enter');
    expect((await resultOf(page)).paymentIntent.status).toBe('succeeded');
    await expectPage(dialog).toHaveCount(0);
    await expectPage(page.getByRole('button', { name: 'Buy Now' })).toBeFocused();
    expect(simulator.requests.at(-1)).toEqual({
      path: '/card-simulator/v1/payment_intents/pi_1/challenge',
      form: { client_secret: 'pi_1_secret_2', key: 'pk_test_simulator', outcome: 'pass' },
    });
  });

  test.each(['the button', 'Escape'])('fails the payment by %s', async (way) => {
    const { page, dialog } = await openChallenge();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Fail authentication' }).click();
    const { error } = await resultOf(page);
    expect(error.code).toBe('payment_intent_authentication_failure');
    expect(error.payment_intent).toMatchObject({ id: 'pi_1', status: 'requires_payment_method' });
    await expectPage(dialog).toHaveCount(0);
  });

  test('gives way to an error when the connection is lost', async () => {
    const { page, simulator, dialog } = await openChallenge();
    simulator.isOffline = true;
    await dialog.getByRole('button', { name: 'Complete authentication' }).click();
    expect((await resultOf(page)).error.type).toBe('api_connection_error');
    await expectPage(dialog).toHaveCount(0);
  });
});
