/**
 * Where a page that has no cookie yet sends the guest's secret that it has made: its first writes then
 * belong to one guest, in whatever order they arrive. The answer makes a cookie of it.
 */
export const GUEST_SECRET_HEADER = 'x-guest-secret';

/** 32 random bytes as base64url. */
export const GUEST_SECRET = /^[\w-]{43}$/;
