/**
 * What the shop signs with. The first one signs, what any of them has signed holds: so one is replaced while nobody is signed
 * out, and while processes still have the other.
 */
export type AuthSecrets = readonly [signs: string, ...others: string[]];
