/**
 * The header in which a page without a cookie sends the guest secret that it was rendered with: all
 * of its first writes belong to one guest, in whatever order they arrive. The response sets the cookie.
 */
export const GUEST_SECRET_HEADER = 'x-guest-secret';

/** 32 random bytes as base64url. */
export const GUEST_SECRET = /^[\w-]{43}$/;
