/** Sends a form of the basket as scripts do: by fetch, in its turn, and to the end when the page goes. */

import type { Basket, ChangedBasket } from '#app/features/basket/core/basket-item.ts';
import { confirmedMessage } from '#app/features/basket/core/basket-messages.ts';
import { connection } from '#app/ui/feedback/connection.ts';
import { basketClient } from './basket-client.ts';
import { toastClient } from './basket-toast-client.ts';

/** What the page action answers to scripts. */
export type BasketAnswer = (ChangedBasket & { error: null }) | { basket: null; error: string };

/** Asked for by scripts, so that the page action answers data instead of a redirect. */
export const SCRIPTED = 'application/json';

const FAILED_MESSAGE = 'The shop could not be reached. Your basket is as it was; try again.';

/** `keepalive`: it arrives even when the page is gone. Without the router, which would render again. */
function post(fields: URLSearchParams): Promise<Response> {
  const headers = { accept: SCRIPTED };
  return fetch('/basket', { method: 'POST', headers, body: fields, keepalive: true });
}

async function write(key: string, fields: URLSearchParams): Promise<Basket | null> {
  const answer = await ask(fields);
  if (answer === null || answer.error !== null) {
    // What was shown as done is taken back.
    toastClient.show(key, { text: answer?.error ?? FAILED_MESSAGE, undo: null });
    return null;
  }
  toastClient.update(key, confirmedMessage(String(fields.get('type')), answer.changed));
  return answer.basket;
}

/** Null when there was no answer, or none that says anything. */
async function ask(fields: URLSearchParams): Promise<BasketAnswer | null> {
  try {
    const response = await post(fields);
    return response.ok ? await response.json() : null;
  } catch {
    connection.lose();
    return null;
  }
}

/** Sends what the action `key` stands for; the basket shows it as done already. */
export async function sendBasketForm(key: string, form: HTMLFormElement): Promise<void> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.set(name, String(value));
  await basketClient.send(
    key,
    () => write(key, fields),
    () => void post(fields).catch(() => {}),
  );
}
