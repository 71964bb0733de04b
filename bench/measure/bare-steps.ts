/** What the four requests of a purchase ask of the database, each statement as bare as it can be. */

/** A statement on one row of `bare_step`, or on none; all but `rate` and `told` wait for the disk. */
export type BareKind = 'insert' | 'update' | 'select' | 'rate' | 'notify' | 'told';

/** By path, as the shop takes them: see docs/decisions/034-read-decide-write.md. */
export const bareSteps: Record<string, readonly BareKind[]> = {
  '/add': ['insert', 'notify'],
  '/start': ['rate', 'select', 'insert', 'insert', 'update'],
  '/confirm': ['select', 'insert', 'told'],
  '/order': ['select', 'select', 'update'],
};

export const BARE_STEPS = Object.keys(bareSteps);
