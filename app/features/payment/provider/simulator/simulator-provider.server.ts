/** The card simulator, or another server that speaks Stripe's protocol: the server half. */
import type {
  NoScriptForm,
  NoScriptPaymentRequest,
  PaymentProvider,
} from '#app/features/payment/provider/payment-provider.ts';
import {
  createStripeGateway,
  type StripeAccess,
} from '#app/features/payment/provider/stripe/stripe-gateway.server.ts';
import { STRIPE_TEST_MODE } from '#app/features/payment/provider/stripe/stripe-test-cards.ts';
import { shopLocale } from '#app/shared/locale.ts';
import type { SimulatorBrowserConfig } from './simulator-card-field.tsx';

/** The simulator's form for a page without scripts: card-simulator/shopper/card-form.ts. */
function noScriptForm(
  { base, publishableKey }: SimulatorBrowserConfig,
  { clientSecret, returnPath, backPath }: NoScriptPaymentRequest,
): NoScriptForm {
  return {
    action: base,
    hiddenFields: {
      client_secret: clientSecret,
      key: publishableKey,
      return_url: returnPath,
      back_url: backPath,
      locale: shopLocale().language,
    },
  };
}

/** A page without scripts can pay only where `base` is a path of this shop. */
export function createSimulatorProvider(
  access: StripeAccess,
  browserConfig: SimulatorBrowserConfig,
): PaymentProvider {
  const { base } = browserConfig;
  const origin = URL.canParse(base) ? new URL(base).origin : null;
  return {
    gateway: createStripeGateway(access),
    browserConfig,
    sources: { script: [], frame: [], connect: origin === null ? [] : [origin] },
    testMode: access.isLive ? null : STRIPE_TEST_MODE,
    noScriptForm: origin === null ? (payment) => noScriptForm(browserConfig, payment) : null,
  };
}
