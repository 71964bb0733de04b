/**
 * Password hashes: Argon2id with OWASP's minimum of memory and passes, written as a PHC string. Hashes
 * of earlier releases are scrypt in Better Auth's own format; they are verified and then replaced.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyScrypt } from 'better-auth/crypto';
import { createTurns } from '#app/shared/semaphore.ts';
import { createPasswordTurns, type PasswordTurn } from './password-turns.ts';

/** 19 MiB (in KiB), two passes, one lane: OWASP Password Storage Cheat Sheet. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** All before the salt; a hash with another prefix is outdated. */
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;

/** The pool has four threads: files and compression always have two of them. */
const MAX_CONCURRENT_HASHES = 2;

const hashInThreadPool = promisify(argon2);
const inTurn = createTurns(MAX_CONCURRENT_HASHES, createPasswordTurns());

/** Better Auth's own normalisation: one password however a keyboard composes its letters. */
function derive(password: string, salt: Buffer, turn: PasswordTurn): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return inTurn(turn, () =>
    hashInThreadPool('argon2id', { ...COST, message, nonce: salt, tagLength: HASH_BYTES }),
  );
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** Whether the hash was made by an earlier release, with another algorithm or at another cost. */
export function isOutdatedHash(hash: string): boolean {
  return !hash.startsWith(PREFIX);
}

/** Hashes outside of the event loop. */
export async function hashPassword(password: string, turn: PasswordTurn): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${PREFIX}${encode(salt)}$${encode(await derive(password, salt, turn))}`;
}

/** Verifies outside of the event loop, in constant time for the length of the hash. */
export async function verifyPassword(
  hash: string,
  password: string,
  turn: PasswordTurn,
): Promise<boolean> {
  if (isOutdatedHash(hash)) return inTurn(turn, () => verifyScrypt({ hash, password }));
  const [salt = '', expected = ''] = hash.slice(PREFIX.length).split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64'), turn);
  const stored = Buffer.from(expected, 'base64');
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}
