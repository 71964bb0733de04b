/** The statements of a purchase's four requests, each reduced to the minimum. */

/** A statement on one row of `bare_step`, or none; all but `rate` and `event` wait for the disk. */
export type BareKind = 'insert' | 'update' | 'select' | 'rate' | 'notify' | 'event';

/** By path, as in the shop: see docs/decisions/034-read-decide-write.md. */
export const bareSteps: Record<string, readonly BareKind[]> = {
  '/add': ['insert', 'notify'],
  '/start': ['rate', 'select', 'insert', 'insert', 'update'],
  '/confirm': ['select', 'insert', 'event'],
  '/order': ['select', 'select', 'update'],
};

export const BARE_STEPS = Object.keys(bareSteps);
