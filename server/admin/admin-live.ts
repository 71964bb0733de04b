/** The live stream of an open page of the admin: says that something has changed, never what. */
import type { Logger } from 'pino';
import type { StaffMember } from '#admin/sign-in/staff-sessions.server.ts';
import { type EventStream, openEventStream } from '#app/features/live/server/event-stream.ts';
import { noUpdates } from '#app/features/live/server/pending-updates.ts';
import type { Shop } from '#app/shop.server.ts';

type Parts = {
  live: Pick<Shop['live'], 'onOrderChange' | 'subscribe'>;
  /** Whose session it is. */
  member: Pick<StaffMember, 'id'>;
  /** Whether the session that opened the stream is still there. */
  isStillOpen(): Promise<boolean>;
  log: Logger;
};

/** What changes while the reader takes its time is one event. Ends with the session, and with the process. */
export function openAdminStream({ live, member, isStillOpen, log }: Parts): EventStream {
  const shopper = `staff ${member.id}`;
  return openEventStream({
    snapshot: noUpdates,
    isNumbered: false,
    subscribe(onEvent) {
      const unsubscribe = live.subscribe(shopper, (event) => {
        // The session is looked at with every event, since it may end without one.
        if (event.kind === 'heartbeat') onEvent({ kind: 'signed-out', shopper });
        const isForStream = event.kind === 'heartbeat' || event.kind === 'closing';
        onEvent(isForStream ? event : { kind: 'gap' });
      });
      const unsubscribeOrders = live.onOrderChange(() => onEvent({ kind: 'gap' }));
      return () => {
        unsubscribe();
        unsubscribeOrders();
      };
    },
    inTurn: (work) => void work(),
    read: async ({ orders }) => (orders ? [{ name: 'change', data: {} }] : []),
    isStillSame: isStillOpen,
    onError: (error) => log.warn({ err: error }, 'A live stream of the admin could not be read'),
  });
}
