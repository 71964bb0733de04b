/** Signing in with a passkey on the login page: offered in the e-mail field, and by a button. */
import { useEffect, useRef } from 'react';
import { type PasskeyOutcome, signInWithPasskey, supportsAutofill } from './passkey-browser.ts';

/** As after any other sign-in: the home page, whole; or the provider's message in an alert (spec 4, 8). */
function follow(outcome: PasskeyOutcome): void {
  if (outcome.kind === 'done') window.location.assign('/');
  if (outcome.kind === 'failed') window.alert(outcome.message);
}

/** Offers passkeys in the field with `autocomplete="… webauthn"` while mounted; the result opens the dialogue. */
export function usePasskeySignIn(): () => Promise<void> {
  // A browser has one request for a passkey at a time.
  const waiting = useRef<AbortController | null>(null);

  useEffect(() => {
    const offer = new AbortController();
    waiting.current = offer;
    void (async () => {
      if (!(await supportsAutofill()) || offer.signal.aborted) return;
      const outcome = await signInWithPasskey('conditional', offer.signal);
      // Nobody has asked for anything yet: what fails before that is not worth an alert.
      if (!offer.signal.aborted && outcome.kind === 'done') follow(outcome);
    })();
    return () => waiting.current?.abort();
  }, []);

  return async () => {
    waiting.current?.abort();
    const dialogue = new AbortController();
    waiting.current = dialogue;
    follow(await signInWithPasskey('required', dialogue.signal));
  };
}
