/** Passkeys in the browser, through its own JSON forms of WebAuthn (level 3). */
import { messages } from '#app/features/account/messages/messages.ts';
import { cookiesNeeded } from '#app/shared/http/cookies-needed.ts';

/** What came of it; `cancelled` when the shopper closed the browser's dialogue, or another one began. */
export type PasskeyOutcome =
  | { kind: 'done' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string };

/** Where the answers go, and what to do in a browser that has no passkeys. */
export type PasskeyPlace = { path: string; unsupported: string };

const accountPlace = (): PasskeyPlace => ({
  path: '/api/auth/passkey',
  unsupported: messages.noPasskeysHere,
});

/** Whether this browser can make and use passkeys. */
export function supportsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

/** Whether it offers passkeys among the saved passwords of a field. */
export async function supportsAutofill(): Promise<boolean> {
  return (
    supportsPasskeys() &&
    'isConditionalMediationAvailable' in PublicKeyCredential &&
    (await PublicKeyCredential.isConditionalMediationAvailable())
  );
}

type Answer<Body> = { ok: true; body: Body } | { ok: false; message: string };

async function post<Body>(path: string, body: object): Promise<Answer<Body>> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const json = await answer.json();
    return answer.ok ? { ok: true, body: json } : { ok: false, message: String(json.message) };
  } catch {
    // No connection, or an answer of something in between.
    return { ok: false, message: messages.notReached };
  }
}

/** What the browser says when it made or found no passkey. */
function toOutcome(error: unknown, { unsupported }: PasskeyPlace): PasskeyOutcome {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'cancelled' };
  if (name === 'InvalidStateError') {
    return { kind: 'failed', message: messages.hasPasskey };
  }
  return { kind: 'failed', message: unsupported };
}

/** Sends what the browser made of the options to the shop. */
async function exchange<Options>(
  place: PasskeyPlace,
  steps: { options: string; answer: string },
  ask: (options: Options) => Promise<Credential | null>,
  toBody: (credential: unknown) => object,
): Promise<PasskeyOutcome> {
  if (!navigator.cookieEnabled) return { kind: 'failed', message: cookiesNeeded() };
  if (!supportsPasskeys()) return { kind: 'failed', message: place.unsupported };
  const options = await post<Options>(`${place.path}/${steps.options}`, {});
  if (!options.ok) return { kind: 'failed', message: options.message };
  try {
    const credential = await ask(options.body);
    if (!(credential instanceof PublicKeyCredential)) return { kind: 'cancelled' };
    const answer = await post(`${place.path}/${steps.answer}`, toBody(credential.toJSON()));
    return answer.ok ? { kind: 'done' } : { kind: 'failed', message: answer.message };
  } catch (error) {
    return toOutcome(error, place);
  }
}

/** Signs in: in a dialogue, or with `conditional` among the saved passwords of the e-mail field. */
export function signInWithPasskey(
  mediation: 'conditional' | 'required',
  signal: AbortSignal,
  place = accountPlace(),
): Promise<PasskeyOutcome> {
  return exchange<PublicKeyCredentialRequestOptionsJSON>(
    place,
    { options: 'sign-in-options', answer: 'sign-in' },
    (options) =>
      navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        mediation,
        signal,
      }),
    (credential) => credential as object,
  );
}

/** Adds a passkey to whoever is signed in at this place. */
export function addPasskey(name: string, place = accountPlace()): Promise<PasskeyOutcome> {
  return exchange<PublicKeyCredentialCreationOptionsJSON>(
    place,
    { options: 'register-options', answer: 'register' },
    (options) =>
      navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
      }),
    (credential) => ({ name, credential }),
  );
}
