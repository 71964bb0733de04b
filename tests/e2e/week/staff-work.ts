/** What a shopkeeper does in a week, each from finding it to reading that it is done. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { titleOf, type Variant } from '#tests/e2e/support/shopper.ts';
import type { Hands } from './hands.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: typeof name === 'string' });
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true }).last();
const said = (page: Page, text: string | RegExp) =>
  expect(main(page).getByRole('status')).toContainText(text);
const fold = (page: Page, name: string) => main(page).locator('summary', { hasText: name });

/** By the field that searches everything. */
async function openOrder({ page, write }: Hands, id: string): Promise<void> {
  await write(page.getByLabel('Search everything'), id);
  await page.keyboard.press('Enter');
  // The address changes before the page does, and another order may have been open.
  await expect(main(page).getByText(id).first()).toBeVisible();
}

export async function writeNote(hands: Hands, id: string, text: string): Promise<void> {
  const { page } = hands;
  await openOrder(hands, id);
  await hands.write(field(page, 'Note'), text);
  await hands.press(button(page, 'Write the note'));
  await expect(main(page).getByText(text)).toBeVisible();
}

export async function mendAddress(hands: Hands, id: string, street: string): Promise<void> {
  const { page } = hands;
  await openOrder(hands, id);
  await hands.press(fold(page, 'Change the address'));
  await hands.write(field(page, 'Street and number'), street);
  await hands.press(button(page, 'Change the address'));
  await said(page, /goes to the new address/);
}

export async function cancelOrder(hands: Hands, id: string): Promise<void> {
  const { page } = hands;
  await openOrder(hands, id);
  await hands.press(fold(page, 'Cancel the order'));
  await hands.press(button(page, 'Cancel the order'));
  await hands.press(page.getByRole('status').getByRole('button').first());
  await expect(heading(page, /: cancelled$/)).toBeVisible();
}

/** Sends the order without this item, which follows. */
export async function sendWithout(hands: Hands, id: string, variant: Variant): Promise<void> {
  const { page } = hands;
  await openOrder(hands, id);
  const parcel = page.getByRole('group', { name: 'What is in the parcel' });
  await hands.tick(parcel.getByRole('checkbox', { name: titleOf(variant) }), false);
  await hands.write(field(page, 'Carrier'), 'UPS');
  await hands.press(button(page, 'Shipped'));
  await expect(heading(page, /: partly shipped$/)).toBeVisible();
}

/** One item of an order has come back, whole or broken, and is refunded. */
export async function takeBack(
  hands: Hands,
  id: string,
  variant: Variant,
  isOnShelf: boolean,
): Promise<void> {
  const { page } = hands;
  await openOrder(hands, id);
  const back = page.getByRole('group', { name: 'What came back' });
  const item = back.getByRole('checkbox', { name: titleOf(variant) }).first();
  await hands.tick(item);
  if (!isOnShelf) {
    const lines = back.locator('div.grid', { has: page.getByText(titleOf(variant)) });
    await hands.tick(lines.first().getByRole('checkbox', { name: 'Does not go back' }));
  }
  await hands.press(button(page, 'It has come back'));
  await hands.press(page.getByRole('status').getByRole('button').first());
  await said(page, /came back/i);
}

/** Another order for what came back of this one, paid otherwise. */
export async function exchangeFor(hands: Hands, id: string, variant: Variant): Promise<string> {
  const { page } = hands;
  await openOrder(hands, id);
  await hands.press(button(page, 'Exchange'));
  await expect(page).toHaveURL(/\/drafts\/\w+/);
  await expect(main(page).getByRole('link', { name: /^In exchange for order/ })).toBeVisible();
  await addToDraft(hands, variant);
  return markPaid(hands, 'Otherwise');
}

async function addToDraft(hands: Hands, variant: Variant): Promise<void> {
  const { page } = hands;
  await hands.write(page.getByLabel('Search products to add'), variant);
  await page.keyboard.press('Enter');
  await hands.press(button(page, new RegExp(`^Add: ${titleOf(variant).slice(0, 12)}`)));
  await expect(main(page).getByText(/^(?:Total|Items): \$[1-9]/)).toBeVisible();
}

async function markPaid(hands: Hands, how: string): Promise<string> {
  const { page } = hands;
  await hands.press(fold(page, 'Mark as paid'));
  await hands.choose(field(page, 'How it was paid'), how);
  await hands.press(button(page, 'Mark as paid'));
  await hands.press(page.getByRole('link', { name: 'Open the order' }));
  await expect(heading(page, /^Order \w+: placed$/)).toBeVisible();
  return new URL(page.url()).pathname.replace('/orders/', '');
}

/** The list of orders, by the menu. */
export async function openOrders({ page, press }: Hands): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name: /^Orders/ });
  await press(link.first());
}

/** Somebody rings: an order is put together, to this street. */
async function beginByTelephone(hands: Hands, email: string, variant: Variant): Promise<void> {
  const { page } = hands;
  await openOrders(hands);
  await hands.press(page.getByRole('link', { name: 'New order for a customer' }));
  await hands.write(page.getByLabel('E-mail of the customer'), email);
  await hands.press(button(page, 'New order'));
  await expect(page).toHaveURL(/\/drafts\/\w+/);
  await addToDraft(hands, variant);
  await hands.choose(field(page, 'Country'), 'Norway');
  await hands.write(field(page, 'Name'), 'Kim Berg');
  await hands.write(field(page, 'Street and number'), 'Havnegata 3');
  await hands.write(field(page, 'Postal code'), '7010');
  await hands.write(field(page, 'Town or city'), 'Trondheim');
  await hands.press(button(page, 'Save the address'));
  await expect(main(page).getByText(/^Delivery: /)).toBeVisible();
}

export async function orderByLink(hands: Hands, email: string, variant: Variant): Promise<string> {
  const { page } = hands;
  await beginByTelephone(hands, email, variant);
  await hands.press(button(page, 'Send the link to pay'));
  await said(page, 'The link is on its way');
  return page.getByLabel('Link to pay').inputValue();
}

export async function orderByHand(hands: Hands, email: string, variant: Variant): Promise<string> {
  await beginByTelephone(hands, email, variant);
  return markPaid(hands, 'By bank transfer');
}

/** Refunds so many dollars; of what was paid by hand they are given back afterwards. */
export async function refundPart(hands: Hands, id: string, dollars: string): Promise<void> {
  const { page } = hands;
  await openOrder(hands, id);
  await hands.tick(page.getByRole('radio', { name: 'An amount' }));
  await hands.write(field(page, 'Amount in dollars'), dollars);
  await hands.write(field(page, 'Reason of the refund'), 'came late');
  await hands.press(button(page, 'Refund'));
  await hands.press(button(page, `Refund $${dollars}`));
  await said(page, /Refund \d/);
}

export async function giveBack(hands: Hands, id: string, dollars: string): Promise<void> {
  const { page } = hands;
  await openOrder(hands, id);
  await hands.write(field(page, 'Reference'), 'T-9');
  await hands.press(button(page, `Given back: $${dollars}`));
  await expect(page.getByText('Made: T-9')).toBeVisible();
}

/** The code of a new gift card, to hand it over. */
export async function makeGiftCard(hands: Hands, dollars: string): Promise<string> {
  const { page } = hands;
  await openOrders(hands);
  await hands.press(main(page).getByRole('link', { name: 'Gift cards' }));
  await expect(heading(page, 'Gift cards')).toBeVisible();
  const form = page.getByRole('region', { name: 'New gift card' });
  await hands.write(form.getByLabel('Amount in dollars'), dollars);
  await hands.press(form.getByRole('button'));
  const status = main(page).getByRole('status');
  await expect(status).toContainText(/(?:[A-Z0-9]{4} ){3}[A-Z0-9]{4}/);
  const [code = ''] =
    /(?:[A-Z0-9]{4} ){3}[A-Z0-9]{4}/.exec((await status.textContent()) ?? '') ?? [];
  return code;
}

export async function giveStoreCredit(hands: Hands, email: string, dollars: string) {
  const { page } = hands;
  await hands.press(page.getByRole('navigation').getByRole('link', { name: 'Customers' }).first());
  await hands.write(page.getByLabel(/^Search customers/), email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customers\/\w/);
  await hands.write(field(page, 'Amount in dollars'), dollars);
  await hands.write(field(page, 'Why, for the books'), 'sorry for the wait');
  await hands.press(button(page, 'Give store credit'));
  await said(page, `$${dollars}`);
}

async function openBooks(hands: Hands): Promise<void> {
  const { page, press } = hands;
  if (new URL(page.url()).pathname === '/books') return;
  await openOrders(hands);
  await press(main(page).getByRole('link', { name: 'Books and payouts' }));
  await expect(heading(page, 'Books')).toBeVisible();
}

/** Asks the provider for its payouts. */
export async function readPayouts(hands: Hands): Promise<void> {
  await openBooks(hands);
  await hands.press(button(hands.page, 'Read the payouts now'));
  await said(hands.page, /payout/i);
}

/** A file of the books as the browser saves it, one JSON value a line. */
export async function downloadBook(hands: Hands, what: string): Promise<string> {
  await openBooks(hands);
  const form = hands.page.getByRole('region', { name: 'Download a file' });
  await hands.choose(form.getByLabel('What it has'), what);
  await hands.choose(form.getByLabel('Format'), 'JSON Lines, for programs');
  const download = hands.page.waitForEvent('download');
  await hands.press(form.getByRole('button', { name: 'Download' }));
  return readFile(await (await download).path(), 'utf8');
}
