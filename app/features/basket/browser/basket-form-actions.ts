/** Which form asks for what: read by the one listener that takes all forms of the basket. */

import type { BasketFormAction } from '#app/features/basket/core/basket-form-action.ts';

/** What a form asks for, and who wants to know when it was sent. */
type Remembered = { asked: BasketFormAction; onSent: (() => void) | undefined };

const actions = new WeakMap<HTMLFormElement, Remembered>();

export function rememberFormAction(form: HTMLFormElement | null, remembered: Remembered): void {
  if (form) actions.set(form, remembered);
}

export function formActionOf(target: EventTarget | null): Remembered | undefined {
  return target instanceof HTMLFormElement ? actions.get(target) : undefined;
}
