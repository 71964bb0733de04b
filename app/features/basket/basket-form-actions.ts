/** Which form asks for what: read by the one listener that takes all forms of the basket. */
import type { BasketFormAction } from './basket-form.tsx';

const actions = new WeakMap<HTMLFormElement, BasketFormAction>();

export function rememberFormAction(form: HTMLFormElement | null, action: BasketFormAction): void {
  if (form) actions.set(form, action);
}

export function formActionOf(target: EventTarget | null): BasketFormAction | undefined {
  return target instanceof HTMLFormElement ? actions.get(target) : undefined;
}
