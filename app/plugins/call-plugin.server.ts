/** Calls what a plugin does after an event. */
import type { Logger } from 'pino';
import type { Attempt } from '#app/features/events/delivery-attempt.ts';
import { asPlugin } from '#app/shared/plugin-code.server.ts';
import { withinTime } from '#app/shared/time/within-time.ts';
import type { Plugin, PluginEvent } from './plugin.ts';

/** As long as a webhook has. */
const CALL_MS = 10_000;
const MAX_ANSWER_LETTERS = 300;

type Call = { event: PluginEvent; signal: AbortSignal; log: Logger; maxMs?: number };

/** Never rejects, and ends in time: a plugin that goes on after that is not waited for. */
export async function callPlugin(
  { name, onEvent }: Plugin,
  { event, signal: stopping, log, maxMs = CALL_MS }: Call,
): Promise<Attempt> {
  try {
    const run = (signal: AbortSignal) => asPlugin(name, () => onEvent?.run(event, { signal }));
    await withinTime(run, maxMs, stopping);
    return { isTaken: true, status: null, answer: '' };
  } catch (error) {
    if (!stopping.aborted) {
      const { id, type } = event;
      log.error({ err: error, plugin: name, event: id, kind: type }, 'A plugin has failed');
    }
    const answer = String(error).replaceAll('\0', '').toWellFormed();
    return { isTaken: false, status: null, answer: answer.slice(0, MAX_ANSWER_LETTERS) };
  }
}
