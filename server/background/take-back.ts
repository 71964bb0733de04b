/** What a process had begun to send when it died. */
import { takeBackDeliveries } from '#app/features/events/delivery-store.server.ts';
import { takeBackMail } from '#app/features/mail/mail-store.server.ts';
import type { Database } from '#db/database.ts';

/** Makes it due at once where that process alone had the database; elsewhere another may be at it, until its lease ends. */
export async function takeBack({ queries, isShared }: Database): Promise<void> {
  if (isShared) return;
  await takeBackMail(queries);
  await takeBackDeliveries(queries);
}
