/**
 * A gzip stream (RFC 1952) put together from parts: those that many answers share are compressed once, and what
 * differs is stored as it is, or compressed as cheaply as possible where it is long. A part that ends with a full flush stands on a whole byte and refers to nothing before
 * it (zlib manual, Z_FULL_FLUSH).
 */
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';

export type DeflatedPart = {
  bytes: Buffer;
  deflated: Buffer;
  crc: number;
  /** What carries the checksum of all before it over this part: x to the power of its bits, modulo the polynomial. */
  carry: number;
};

/** As RFC 1952 has it, bits in reverse. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
/** x to the power of 8: one byte. */
const BYTE = 0x00800000;

const LEVEL = 6;
const finishFlush = constants.Z_FULL_FLUSH;
const FASTEST = { level: 1, finishFlush };

/** In bytes: as much as a stored block can hold is more. */
const WORTH_DEFLATING = 1_000;

/** No name, no time, no system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block with the bit that says that it is the last one. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

/** The product of two polynomials modulo the checksum's. */
function multiply(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

function carryOver(bytes: number): number {
  let power = BYTE;
  let carry = ONE;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) carry = multiply(carry, power);
    power = multiply(power, power);
  }
  return carry;
}

export async function deflatePart(bytes: Buffer): Promise<DeflatedPart> {
  const deflated = await promisify(deflateRaw)(bytes, { level: LEVEL, finishFlush });
  return { bytes, deflated, crc: crc32(bytes), carry: carryOver(bytes.length) };
}

/** A stored block, with its length and the length's complement (RFC 1951, 3.2.4). */
function storeBlock(bytes: Buffer): Buffer[] {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return [head, bytes];
}

function writeOnce(bytes: Buffer): Buffer[] {
  if (bytes.length === 0) return [];
  return bytes.length < WORTH_DEFLATING ? storeBlock(bytes) : [deflateRawSync(bytes, FASTEST)];
}

/** The whole stream of these parts in turn. */
export function gzipParts(parts: readonly (DeflatedPart | Buffer)[]): Buffer {
  const pieces: Buffer[] = [HEADER];
  let crc = 0;
  let size = 0;
  for (const part of parts) {
    if (Buffer.isBuffer(part)) {
      pieces.push(...writeOnce(part));
      crc = crc32(part, crc);
      size += part.length;
    } else {
      pieces.push(part.deflated);
      crc = (multiply(part.carry, crc) ^ part.crc) >>> 0;
      size += part.bytes.length;
    }
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([...pieces, LAST_BLOCK, trailer]);
}
