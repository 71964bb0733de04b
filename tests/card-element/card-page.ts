/** The actions of a test on the harness's page, and what it reads from it. */
import { expect, type Page } from '@playwright/test';

export const numberField = (page: Page) => page.getByLabel('Card number');
export const expiryField = (page: Page) => page.getByLabel('Expiration date');
export const cvcField = (page: Page) => page.getByLabel('Security code');

export async function typeCard(page: Page, number: string): Promise<void> {
  await numberField(page).focus();
  await page.keyboard.type(`${number}1230123`);
}

export async function eventsOf(page: Page, type: string): Promise<Record<string, unknown>[]> {
  const lines = await page.getByRole('listitem').allTextContents();
  return lines.map((line) => JSON.parse(line)).filter((event) => event.type === type);
}

export async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** The result of the last call, once it exists. */
export async function resultOf(page: Page) {
  const result = page.getByRole('status').first();
  await expect(result).not.toBeEmpty();
  return JSON.parse((await result.textContent()) ?? '');
}

/** Sets a field as autofill does: without keys, without focus. */
export async function autofill(
  page: Page,
  label: string,
  value: string,
  event: 'input' | 'change',
) {
  await page.getByLabel(label).evaluate(
    (input: HTMLInputElement, filled) => {
      input.value = filled.value;
      input.dispatchEvent(new Event(filled.event, { bubbles: true }));
    },
    { value, event },
  );
}
