/** An authenticator in software: one passkey, and the answers that a browser would send for it. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT_AND_VERIFIED = 0x05;

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

  type Ask = { challenge: string; origin?: string; counter?: number };

  return {
    id,
    publicKey: cose.toString('base64url'),
    /** Signs a challenge, as the page at `origin` would have it signed. */
    answer({ challenge, origin = 'http://localhost', counter = 0 }: Ask) {
      const clientData = JSON.stringify({ type: 'webauthn.get', challenge, origin });
      const authenticatorData = Buffer.concat([
        sha256(new URL(origin).hostname),
        Buffer.from([USER_PRESENT_AND_VERIFIED, 0, 0, 0, counter]),
      ]);
      const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: Buffer.from(clientData).toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
