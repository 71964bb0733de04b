/** What `stripe.elements()` returns: the group that makes the card element and finds it again. */
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import type { Messages } from '../languages/messages.ts';
import { type CardElement, createCardElement } from './card-element.ts';

/** The part of Stripe's `StripeElements` that the stand-in has. */
export type ElementsGroup = {
  /** Throws for any type but 'card', and while the group already has one. */
  create(type: string, options?: StripeCardElementOptions): CardElement;
  /** Accepts 'card' or the `CardElement` component of react-stripe-js. */
  getElement(type: unknown): CardElement | null;
  /** Nothing of a whole group can be changed here. */
  update(): void;
};

export function createElementsGroup(messages: Messages): ElementsGroup {
  let card: CardElement | null = null;
  return {
    create(type, options = {}) {
      if (type !== 'card') {
        throw new Error(`The card simulator has no '${type}' element. It has 'card' alone.`);
      }
      if (card) throw new Error("Can't create two elements of type 'card'. Destroy the first one.");
      card = createCardElement(options, messages, () => {
        card = null;
      });
      return card;
    },
    getElement: (type) => (elementTypeOf(type) === 'card' ? card : null),
    update() {},
  };
}

function elementTypeOf(type: unknown): unknown {
  const isComponent = typeof type === 'function' && '__elementType' in type;
  return isComponent ? type.__elementType : type;
}
