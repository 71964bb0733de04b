/** Answers whose time must not reveal whether an e-mail has an account. */
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than what is done for any e-mail, on a machine that is not overloaded. */
const STEP_MS = 250;

/** Resolves at a multiple of a quarter of a second after `beganMs` (of `performance.now()`). */
export async function untilNextStep(beganMs: number): Promise<void> {
  await pause(STEP_MS - ((performance.now() - beganMs) % STEP_MS));
}
