/**
 * The challenges that passkeys sign. Nothing is stored to make one: it holds its own end and a signature of
 * the shop. One that was used is remembered until it ends, so that no answer counts twice.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthSecrets } from '#app/features/account/session/auth-secrets.ts';
import { hitRateLimit } from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';

/** How long a page may wait for its owner to choose a passkey. */
export const CHALLENGE_SECONDS = 15 * 60;

const NONCE_BYTES = 16;
const HEAD_BYTES = NONCE_BYTES + 4;

/** `purpose` says what the challenge is for, and for whom: it serves no other. */
export type Challenges = {
  /** A new challenge, base64url. */
  make(purpose: string): string;
  /** Whether it was made for this purpose and has not ended. */
  isOpen(purpose: string, challenge: string): boolean;
  /** Uses it up; false if it was used before. */
  spend(challenge: string): Promise<boolean>;
};

/** The bytes of a challenge in the one spelling that it was made with; null for any other. */
function bytesOf(challenge: string): Buffer | null {
  const bytes = Buffer.from(challenge, 'base64url');
  return bytes.toString('base64url') === challenge ? bytes : null;
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}

export function createChallenges(queries: Queries, secrets: AuthSecrets): Challenges {
  function sign(purpose: string, head: Buffer, secret: string = secrets[0]): Buffer {
    return createHmac('sha256', secret).update(`passkey ${purpose} `).update(head).digest();
  }

  return {
    make(purpose) {
      const head = Buffer.concat([randomBytes(NONCE_BYTES), Buffer.alloc(4)]);
      head.writeUInt32BE(nowSeconds() + CHALLENGE_SECONDS, NONCE_BYTES);
      return Buffer.concat([head, sign(purpose, head)]).toString('base64url');
    },
    isOpen(purpose, challenge) {
      const bytes = bytesOf(challenge);
      if (!bytes) return false;
      const head = bytes.subarray(0, HEAD_BYTES);
      const given = bytes.subarray(HEAD_BYTES);
      const isOwn = secrets.some((secret) => {
        const expected = sign(purpose, head, secret);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOwn && head.readUInt32BE(NONCE_BYTES) > nowSeconds();
    },
    async spend(challenge) {
      const once = { windowSeconds: CHALLENGE_SECONDS, max: 1 };
      return (await hitRateLimit(queries, `challenge ${challenge}`, once)) === 0;
    },
  };
}
