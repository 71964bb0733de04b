/** A form of the page of an order that only the link of a guest's mail has. */

import type { ClaimOutcome } from '#app/features/orders/link/claim-outcome.ts';
import type { OrderLinks } from '#app/features/orders/link/guest-order-access.server.ts';
import type { OrderFormFields } from './order-form-fields.ts';
import type { OrderOutcome } from './order-outcome.ts';

/** The forms that are there by the link alone. */
export type LinkForm = Extract<OrderFormFields, { do: 'send-code' | 'open' | 'claim' }>;

export function isLinkForm(form: OrderFormFields): form is LinkForm {
  return form.do === 'send-code' || form.do === 'open' || form.do === 'claim';
}

type Parts = {
  orderLinks: OrderLinks;
  claimOrder(guest: string, intent: string, account: string): Promise<ClaimOutcome>;
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

const CLAIMED = {
  transferred: 'transferred',
  elsewhere: 'owned-elsewhere',
  payment_open: 'claim-later',
} as const;
const MAILED = { under_way: 'code-sent', no_email: 'no-email' } as const;

/** Does what the form asks for; of its own account there is nothing left to do. */
export async function postLinkForm(
  { orderLinks, claimOrder }: Parts,
  reader: Reader,
  { guest, url, shopper, id, created }: Opened,
  form: LinkForm,
): Promise<OrderOutcome> {
  if (guest === null) return { type: form.do === 'claim' ? 'transferred' : 'code-right' };
  const order = { guest, shopper, id, created };
  switch (form.do) {
    case 'claim':
      if (!reader.account) return { type: 'claim-signed-out' };
      if (!(await orderLinks.isShown(reader.headers, order))) return { type: 'claim-code-needed' };
      return { type: CLAIMED[await claimOrder(guest, id, reader.account.uid)] };
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
