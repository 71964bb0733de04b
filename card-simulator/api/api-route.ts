/** The calls of the secret key: those of a browser, and the one that makes an intent. */
import type { Call } from '../payments/call.ts';
import type { Form } from '../wire/form.ts';
import type { Route } from '../wire/route.ts';
import type { NewIntent } from './make-intent.ts';

/** Makes an intent out of the parameters alone: nothing is read for it. */
export type Making = { make: (call: Call) => NewIntent };

export type ApiRoute =
  | Route
  | { method: 'POST'; path: RegExp; parse: (form: Form, id: string) => Making };
