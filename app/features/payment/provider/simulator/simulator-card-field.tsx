/** The card simulator as a payment provider: the browser half. */
import { messages } from '#app/features/payment/messages/messages.ts';
import 'stripe-simulator/browser/card-element.css';
import { testCardPattern } from 'stripe-simulator/test-cards.ts';
import type { CardFieldAdapter } from '#app/features/payment/provider/card-field.ts';
import { shopLocale } from '#app/shared/locale.ts';

/** Digits as they stand on a card: `12 / 34`, `12/34`, `1/2034`. */
const EXPIRY_PATTERN = String.raw`\s*(0?[1-9]|1[0-2])\s*\/?\s*(20)?\d{2}\s*`;

/** Published test cards are Visa's. */
const CVC_PATTERN = String.raw`\s*\d{3}\s*`;

/** `base` is where the simulator's browser-facing calls are: a path of the shop, or an origin. */
export type SimulatorBrowserConfig = { kind: 'simulator'; publishableKey: string; base: string };

/** Stripe's card field over the simulator's stand-in for Stripe.js. */
export const simulatorCardField: CardFieldAdapter<SimulatorBrowserConfig> = {
  NoScriptFields: NoScriptCardFields,
  async load({ publishableKey, base }) {
    const [{ ElementsCardField }, { loadCardSimulator }] = await Promise.all([
      import('#app/features/payment/provider/stripe/elements-card-field.tsx'),
      import('stripe-simulator/browser/load-card-simulator.ts'),
    ]);
    const stripe = await loadCardSimulator(publishableKey, {
      base,
      locale: shopLocale().language,
    });
    return (props) => <ElementsCardField stripe={stripe} {...props} />;
  },
};

/**
 * The card field as HTML alone, in the look and the size of the simulator's card element, whose
 * place it holds; its names are those that the simulator's form for pages without scripts reads.
 */
function NoScriptCardFields({ disabled = false }: { disabled?: boolean }) {
  const input = {
    className: 'card-element-input',
    type: 'text',
    inputMode: 'numeric',
    required: true,
    spellCheck: false,
    disabled,
  } as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the grid that the element is
    <div
      className="card-element"
      role="group"
      aria-label={messages.cardDetails}
      data-disabled={disabled || undefined}
    >
      <div className="card-element-row">
        <div className="card-element-field card-element-number">
          <input
            {...input}
            name="number"
            aria-label={messages.cardNumber}
            placeholder={messages.cardNumber}
            autoComplete="cc-number"
            pattern={testCardPattern}
            title={messages.aTestCard}
          />
        </div>
        <div className="card-element-field card-element-expiry">
          <input
            {...input}
            name="expiry"
            aria-label={messages.expiry}
            placeholder={messages.expiryFormat}
            autoComplete="cc-exp"
            pattern={EXPIRY_PATTERN}
            title={messages.expiryHint}
          />
        </div>
        <div className="card-element-field card-element-cvc">
          <input
            {...input}
            name="cvc"
            aria-label={messages.securityCode}
            placeholder={messages.cvc}
            autoComplete="cc-csc"
            pattern={CVC_PATTERN}
            title={messages.cvcHint}
          />
        </div>
      </div>
    </div>
  );
}
