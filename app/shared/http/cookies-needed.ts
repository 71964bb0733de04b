import { messages } from '#app/shared/messages/messages.ts';

/**
 * What is said where a browser keeps no cookies: the shop would not know the visitor with the next request.
 * As long as a toast of a phone has room for.
 */
export const cookiesNeeded = (): string => messages.cookiesNeeded;
