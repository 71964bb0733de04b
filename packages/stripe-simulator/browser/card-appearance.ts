/** The look a page gives the element: Stripe's `style` and `classes` options. */
import type {
  StripeCardElementChangeEvent,
  StripeElementClasses,
  StripeElementStyle,
} from '@stripe/stripe-js';

const defaultClasses = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
} as const;

/**
 * Sets the custom properties that `card-element.css` reads from the part of `style` that means
 * something here: text, placeholder and icon colours, the font, and the colour of wrong input.
 */
export function applyStyle(root: HTMLElement, { base, invalid }: StripeElementStyle): void {
  const values: Record<string, string | number | undefined> = {
    '--card-element-color': base?.color,
    '--card-element-placeholder-color': base?.['::placeholder']?.color,
    '--card-element-icon-color': base?.iconColor,
    '--card-element-font-family': base?.fontFamily,
    '--card-element-font-size': base?.fontSize,
    '--card-element-font-weight': base?.fontWeight,
    '--card-element-letter-spacing': base?.letterSpacing,
    '--card-element-invalid-color': invalid?.color,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) root.style.removeProperty(name);
    else root.style.setProperty(name, String(value));
  }
}

/** Sets on the container the class names of Stripe's element for its present state. */
export function applyClasses(
  container: HTMLElement,
  classes: StripeElementClasses,
  { complete, empty, error }: StripeCardElementChangeEvent,
  isFocused: boolean,
): void {
  const names = { ...defaultClasses, ...classes };
  const states = { base: true, complete, empty, focus: isFocused, invalid: error !== undefined };
  for (const [state, isOn] of Object.entries(states)) {
    for (const name of names[state as keyof typeof states].split(/\s+/).filter(Boolean)) {
      container.classList.toggle(name, isOn);
    }
  }
}

/** Removes all of the element's class names from a container that it leaves. */
export function removeClasses(container: HTMLElement, classes: StripeElementClasses): void {
  for (const names of Object.values({ ...defaultClasses, ...classes })) {
    container.classList.remove(...names.split(/\s+/).filter(Boolean));
  }
}
