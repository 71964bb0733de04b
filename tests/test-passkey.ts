/** An authenticator in software: one passkey, and the answers that a browser would send for it. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const AAGUID_BYTES = 16;

const ORIGIN = 'http://localhost';

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

/** A COSE key of ES256 on P-256 (RFC 9053): a CBOR map of five entries. */
function toCose(x: Buffer, y: Buffer): Buffer {
  const bytes32 = Buffer.from([0x58, 0x20]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes32,
    x,
    Buffer.from([0x22]),
    bytes32,
    y,
  ]);
}

export function testPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16).toString('base64url');
  const cose = toCose(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));

  type Ask = { challenge: string; origin?: string; counter?: number; isVerified?: boolean };

  function flagsOf({ isVerified = true }: Ask): number {
    return USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
  }

  /** What a browser answers, with `response` beside the client data. */
  function credential(
    type: string,
    { challenge, origin = ORIGIN }: Ask,
    response: (of: string) => object,
  ) {
    const clientData = JSON.stringify({ type, challenge, origin });
    const clientDataJSON = Buffer.from(clientData).toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, ...response(clientData) },
    };
  }

  return {
    id,
    publicKey: cose.toString('base64url'),
    /** Signs a challenge, as the page at `origin` would have it signed. */
    answer(ask: Ask) {
      const { origin = ORIGIN, counter = 0 } = ask;
      const authenticatorData = Buffer.concat([
        sha256(new URL(origin).hostname),
        Buffer.from([flagsOf(ask), 0, 0, 0, counter]),
      ]);
      return credential('webauthn.get', ask, (clientData) => ({
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign(
          'sha256',
          Buffer.concat([authenticatorData, sha256(clientData)]),
          privateKey,
        ).toString('base64url'),
      }));
    },
    /** Makes itself known, without a statement of who made the authenticator. */
    attestation(ask: Ask) {
      const rawId = Buffer.from(id, 'base64url');
      const authenticatorData = Buffer.concat([
        sha256(new URL(ask.origin ?? ORIGIN).hostname),
        Buffer.from([flagsOf(ask) | HAS_CREDENTIAL, 0, 0, 0, 0]),
        Buffer.alloc(AAGUID_BYTES),
        Buffer.from([0, rawId.length]),
        rawId,
        cose,
      ]);
      // The CBOR of { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, authenticatorData.length]),
        authenticatorData,
      ]);
      return credential('webauthn.create', ask, () => ({
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }));
    },
  };
}
