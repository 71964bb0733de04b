/** What the four requests of a purchase ask of the database, each statement as bare as it can be. */

/** A statement on one row of `bare_step`, or on none; all but `rate` and `told` wait for the disk. */
export type BareKind = 'insert' | 'update' | 'select' | 'rate' | 'notify' | 'told';

/** By path, as docs/decisions/025-a-step-is-one-statement.md counts them. */
export const bareSteps: Record<string, readonly BareKind[]> = {
  '/add': ['insert', 'notify'],
  '/start': ['rate', 'select', 'insert', 'insert', 'update'],
  '/confirm': ['select', 'insert', 'told'],
  '/order': ['select', 'select', 'update'],
};

export const BARE_STEPS = Object.keys(bareSteps);
