/** Delivers the shop's events in the background: at once when one is announced, and every minute what is due. */
import { createEventDeliverer } from '#app/features/events/deliver/event-deliverer.server.ts';
import { postEvent } from '#app/features/events/deliver/post-event.server.ts';
import { deleteOldEvents } from '#app/features/events/delivery-store.server.ts';
import { STAFF_ENDPOINT } from '#app/features/events/endpoint-store.server.ts';
import { PLUGIN } from '#app/features/events/event-kinds.ts';
import { callPlugin } from '#app/plugins/call-plugin.server.ts';
import type { Plugin } from '#app/plugins/plugin.ts';
import type { Shop } from '#app/shop.server.ts';
import { tellStaff } from '#operations/staff/tell-staff.server.ts';
import { withRequestId } from '#server/log/request-id.ts';
import { repeat } from './repeat.ts';

const PAUSE_MS = 60_000;
const STOP_GRACE_MS = 2_000;

export function startEventWork(
  { database, live, webhookHosts: ownHosts, log }: Shop,
  plugins: readonly Plugin[],
) {
  const { queries } = database;
  const findPlugin = (address: string) =>
    plugins.find(({ name, onEvent }) => onEvent && address === PLUGIN + name);
  const deliverer = createEventDeliverer({
    queries,
    canReach: (address) =>
      address === STAFF_ENDPOINT.address ||
      !address.startsWith(PLUGIN) ||
      findPlugin(address) !== undefined,
    handOver(taken, message, signal) {
      const { id, address, secrets } = taken;
      if (address === STAFF_ENDPOINT.address) return tellStaff(queries, taken);
      const plugin = findPlugin(address);
      if (plugin) return callPlugin(plugin, { event: { id, ...message }, signal, log });
      const body = JSON.stringify(message);
      return postEvent({ id, address, secrets, body }, { ownHosts, signal });
    },
    log,
  });
  const stopWaking = live.onSignal('outbox', deliverer.wake);

  async function sweepEvents(): Promise<void> {
    await deleteOldEvents(queries);
    deliverer.wake();
  }

  const sweeping = repeat(
    () => withRequestId(null, sweepEvents),
    PAUSE_MS,
    (error) => log.error({ err: error }, 'Unable to sweep the events'),
  );
  return {
    async stop(): Promise<void> {
      stopWaking();
      await Promise.all([deliverer.stop(), sweeping.stop(STOP_GRACE_MS)]);
    },
  };
}
