/** A passkey of staff, made or asked for by a button. The browser's half is loaded with the page alone. */
import { useState } from 'react';
import {
  addPasskey,
  type PasskeyOutcome,
  type PasskeyPlace,
  signInWithPasskey,
} from '#app/features/account/passkey/passkey-browser.ts';
import { messages } from './messages/messages.ts';

const place = (): PasskeyPlace => ({ path: '/passkey', unsupported: messages.unsupported });

/** `press` starts it; `message` is what went wrong, or null. */
export function usePasskey(step: 'sign-in' | 'add', onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function press(): Promise<void> {
    setBusy(true);
    const outcome: PasskeyOutcome = await (step === 'add'
      ? addPasskey('', place())
      : signInWithPasskey('required', new AbortController().signal, place()));
    setBusy(false);
    setMessage(outcome.kind === 'failed' ? outcome.message : null);
    if (outcome.kind === 'done') onDone();
  }

  return { press: () => void press(), isBusy, message };
}
