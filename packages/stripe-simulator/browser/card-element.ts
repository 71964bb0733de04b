/**
 * The card element of the stand-in for Stripe.js: plain inputs behind the interface of Stripe's
 * element (https://docs.stripe.com/js/element). It has no postal code: `value.postalCode` is
 * always ''.
 */
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import type { Messages } from '../languages/messages.ts';
import { applyClasses, applyStyle, removeClasses } from './card-appearance.ts';
import { type CardInput, createCardInput } from './card-input.ts';
import { createElementEvents, type ElementEvents } from './element-events.ts';

/** The part of Stripe's `StripeCardElement` that the stand-in has. */
export type CardElement = {
  on(...listener: Parameters<ElementEvents['on']>): CardElement;
  once(...listener: Parameters<ElementEvents['once']>): CardElement;
  off(...listener: Parameters<ElementEvents['off']>): CardElement;
  /** Throws when there is no such container, or when the element was destroyed. */
  mount(container: string | HTMLElement): void;
  /** Removes the element from the page and clears what was typed. */
  unmount(): void;
  destroy(): void;
  /** Merges the options into the present ones. */
  update(options: StripeCardElementOptions): void;
  focus(): void;
  blur(): void;
  clear(): void;
};

/** The inputs of mounted elements: private to the stand-in, out of reach for the page. */
const mountedInputs = new WeakMap<object, CardInput>();

/** The inputs of an element that is on the page, or undefined: also for anything else. */
export function mountedInputOf(element: unknown): CardInput | undefined {
  return typeof element === 'object' && element ? mountedInputs.get(element) : undefined;
}

/** Makes an element; `onDestroy` makes room for another one in its group. */
export function createCardElement(
  initialOptions: StripeCardElementOptions,
  messages: Messages,
  onDestroy: () => void,
): CardElement {
  const events = createElementEvents();
  let options: StripeCardElementOptions = {};
  let container: HTMLElement | null = null;
  let isDestroyed = false;
  let isFocused = false;
  let stopListeningToLabels = () => {};

  const input = createCardInput(
    {
      onReport(report) {
        showState();
        events.emit('change', report);
      },
      onFocusChange(isFocusedNow) {
        isFocused = isFocusedNow;
        showState();
        events.emit(isFocused ? 'focus' : 'blur', { elementType: 'card' });
      },
      onEscape: () => events.emit('escape', { elementType: 'card' }),
    },
    messages,
  );

  function showState(): void {
    if (container) applyClasses(container, options.classes ?? {}, input.report(), isFocused);
  }

  const element: CardElement = {
    on(type, handler) {
      events.on(type, handler);
      return element;
    },
    once(type, handler) {
      events.once(type, handler);
      return element;
    },
    off(type, handler) {
      events.off(type, handler);
      return element;
    },
    mount(target) {
      if (isDestroyed) throw new Error('This Element has already been destroyed. Make a new one.');
      element.unmount();
      container = findContainer(target);
      container.append(input.root);
      stopListeningToLabels = focusByLabels(container, element.focus);
      mountedInputs.set(element, input);
      showState();
      // Later, because react-stripe-js listens only after it has mounted the element.
      setTimeout(() => {
        if (container) events.emit('ready', { elementType: 'card' });
      });
    },
    unmount() {
      if (!container) return;
      removeClasses(container, options.classes ?? {});
      stopListeningToLabels();
      container = null;
      mountedInputs.delete(element);
      input.root.remove();
      input.clear();
    },
    destroy() {
      element.unmount();
      isDestroyed = true;
      onDestroy();
    },
    update(changes) {
      if (container) removeClasses(container, options.classes ?? {});
      options = { ...options, ...changes };
      applyStyle(input.root, options.style ?? {});
      input.root.toggleAttribute('data-icon-hidden', options.hideIcon === true);
      input.setDisabled(options.disabled === true);
      showState();
    },
    focus: () => input.focus(),
    blur: () => input.blur(),
    clear: () => input.clear(),
  };
  element.update(initialOptions);
  return element;
}

function findContainer(target: string | HTMLElement): HTMLElement {
  const found = typeof target === 'string' ? document.querySelector(target) : target;
  if (found instanceof HTMLElement) return found;
  throw new Error(`There is no element '${String(target)}' on this page to mount the card into.`);
}

/** A `<label for>` cannot reach a div: a click on one goes to the card, as with Stripe's element. */
function focusByLabels(container: HTMLElement, focus: () => void): () => void {
  const labels = container.id
    ? document.querySelectorAll(`label[for="${CSS.escape(container.id)}"]`)
    : [];
  for (const label of labels) label.addEventListener('click', focus);
  return () => {
    for (const label of labels) label.removeEventListener('click', focus);
  };
}
