/** What a browser answers about a passkey, as `PublicKeyCredential.toJSON()` writes it. */
import * as z from 'zod';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { MAX_PASSKEY_NAME_LETTERS } from './passkey-name.ts';

const MAX_LETTERS = 20_000;

/** Any longer is no credential. */
const MAX_ID_LETTERS = 1_400;

const text = z.string().refine(isStorable);
const bytes = text.max(MAX_LETTERS);

const credential = {
  id: text.min(1).max(MAX_ID_LETTERS),
  rawId: text.max(MAX_ID_LETTERS),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

export const signInAnswerSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
  }),
});

export const registrationAnswerSchema = z.object({
  name: text.trim().max(MAX_PASSKEY_NAME_LETTERS).default(''),
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(20).regex(/^\S+$/)).max(10).default([]),
    }),
  }),
});

export type SignInAnswer = z.infer<typeof signInAnswerSchema>;
