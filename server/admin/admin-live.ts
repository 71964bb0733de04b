/** The live stream of an open page of the admin: says that something has changed, never what. */
import type { StaffMember } from '#admin/sign-in/staff-sessions.server.ts';
import type { Shop } from '#app/shop.server.ts';

const encoder = new TextEncoder();

const HEADERS = {
  'content-type': 'text/event-stream',
  // Sends each event at once; nginx buffers responses otherwise.
  'x-accel-buffering': 'no',
  'cache-control': 'no-store',
  // No keep-alive: an idle connection delays the shutdown of the process.
  connection: 'close',
};

type Parts = {
  live: Pick<Shop['live'], 'onOrderChange' | 'subscribe'>;
  /** Whose session it is. */
  member: Pick<StaffMember, 'id'>;
  /** Whether the session that opened the stream is still there. */
  isStillOpen(): Promise<boolean>;
};

/** What changes while the reader takes its time is one event. Ends with the session, and with the process. */
export function openAdminStream({ live, member, isStillOpen }: Parts): Response {
  let pending: 'none' | 'beat' | 'change' | 'end' = 'none';
  let wake = () => {};
  let isCancelled = false;
  const stops: (() => void)[] = [];

  function note(next: 'beat' | 'change' | 'end'): void {
    if (pending !== 'end' && !(pending === 'change' && next === 'beat')) pending = next;
    wake();
  }
  const stop = () => {
    for (const one of stops) one();
  };

  const body = new ReadableStream<Uint8Array>(
    {
      start() {
        stops.push(
          live.onOrderChange(() => note('change')),
          live.subscribe(`staff ${member.id}`, ({ kind }) => {
            if (kind === 'heartbeat') note('beat');
            else note(kind === 'closing' ? 'end' : 'change');
          }),
        );
      },
      async pull(controller) {
        if (pending === 'none') {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        if (isCancelled) return;
        const taken = pending;
        pending = 'none';
        const isOver = taken === 'end' || !(await isStillOpen());
        controller.enqueue(
          encoder.encode(
            taken === 'change' && !isOver ? 'event: change\ndata: {}\n\n' : ': beat\n\n',
          ),
        );
        if (!isOver) return;
        stop();
        controller.close();
      },
      cancel() {
        isCancelled = true;
        stop();
        wake();
      },
    },
    // No read-ahead: an event is made when the reader takes it.
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: HEADERS });
}
