/** A short name for a text, the same in the browser and on the server. It keeps nothing secret. */

/** 53 bits as 11 letters and digits: cyrb53 (bryc, public domain). */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  const bits = 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
  return bits.toString(36).padStart(11, '0');
}
