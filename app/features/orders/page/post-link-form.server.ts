/** A form of the page of an order that only the link of a guest's mail has. */

import type { OrderLinks } from '#app/features/orders/link/guest-order-access.server.ts';
import type { KeepOutcome } from '#app/features/orders/link/keep-outcome.ts';
import type { OrderFormFields } from './order-form-fields.ts';
import type { OrderOutcome } from './order-outcome.ts';

/** The forms that are there by the link alone. */
export type LinkForm = Extract<OrderFormFields, { do: 'send-code' | 'open' | 'keep' }>;

export function isLinkForm(form: OrderFormFields): form is LinkForm {
  return form.do === 'send-code' || form.do === 'open' || form.do === 'keep';
}

type Parts = {
  orderLinks: OrderLinks;
  keepOrder(guest: string, intent: string, account: string): Promise<KeepOutcome>;
};

/** Who posts; `account` is null without one. */
type Reader = {
  account: { uid: string } | null;
  headers: Headers;
  setCookie(cookie: string): void;
};

/** `guest` is whom the link names; null for the order's own account. `url` is of its page. */
type Opened = {
  shopper: string;
  id: string;
  created: number;
  guest: string | null;
  url: URL;
};

const KEEPING = {
  transferred: 'transferred',
  elsewhere: 'owned-elsewhere',
  payment_open: 'keep-later',
} as const;
const MAILED = { under_way: 'code-sent', no_email: 'no-email' } as const;

/** Does what the form asks for; of its own account there is nothing left to do. */
export async function postLinkForm(
  { orderLinks, keepOrder }: Parts,
  reader: Reader,
  { guest, url, shopper, id, created }: Opened,
  form: LinkForm,
): Promise<OrderOutcome> {
  if (guest === null) return { type: form.do === 'keep' ? 'transferred' : 'code-right' };
  const order = { guest, shopper, id, created };
  switch (form.do) {
    case 'keep':
      if (!reader.account) return { type: 'keep-signed-out' };
      if (!(await orderLinks.isShown(reader.headers, order))) return { type: 'keep-code-needed' };
      return { type: KEEPING[await keepOrder(guest, id, reader.account.uid)] };
    case 'send-code':
      return { type: MAILED[await orderLinks.mailCode(order)] };
    case 'open': {
      const browser = { url, headers: reader.headers };
      const cookies = form.code === null ? null : await orderLinks.open(browser, order, form.code);
      if (cookies === null) return { type: 'code-wrong' };
      for (const cookie of cookies) reader.setCookie(cookie);
      return { type: 'code-right' };
    }
  }
}
