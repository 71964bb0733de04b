/** How often one caller may do something within a window. */
export type RateLimit = { windowSeconds: number; most: number };
