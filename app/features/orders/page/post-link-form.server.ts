/** A form of the page of an order that only the link of a guest's mail has. */
import type { OrderLinks } from '#app/features/orders/link/order-links.server.ts';
import type { OrderFormFields } from './order-form-fields.ts';
import type { OrderOutcome } from './order-outcome.ts';

/** The forms that are there by the link alone. */
export type LinkForm = Extract<OrderFormFields, { do: 'send-code' | 'open' }>;

export function isLinkForm(form: OrderFormFields): form is LinkForm {
  return form.do === 'send-code' || form.do === 'open';
}

/** `guest` is whom the link names; null for the order's own account. `url` is of its page. */
type Opened = { shopper: string; id: string; guest: string | null; url: URL };

/** Does what the form asks for; its own account sees all of the order without it. */
export async function postLinkForm(
  orderLinks: OrderLinks,
  visitor: { setCookie(cookie: string): void },
  { guest, url, shopper, id }: Opened,
  form: LinkForm,
): Promise<OrderOutcome> {
  if (guest === null) return { type: 'code-right' };
  const order = { guest, shopper, id };
  if (form.do === 'send-code') {
    const kind = await orderLinks.mailCode(order);
    const outcomes = { sent: 'code-sent', no_email: 'no-email', too_many: 'too-many' } as const;
    return { type: outcomes[kind] };
  }
  const opened = await orderLinks.open(url, order, form.code);
  if (opened.kind !== 'opened') {
    return { type: opened.kind === 'wrong' ? 'code-wrong' : 'too-many' };
  }
  visitor.setCookie(opened.cookie);
  return { type: 'code-right' };
}
