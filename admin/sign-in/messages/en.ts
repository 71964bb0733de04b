/** Passkeys of staff. */
export const unsupported = 'This browser has no passkeys for this address.';
