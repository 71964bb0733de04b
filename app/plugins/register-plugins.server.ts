/** Makes the plugins of this start known to the database. */
import { and, eq, like, notInArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { withField } from '#app/features/catalogue/product/details/own-field.ts';
import {
  lockOwnFields,
  readOwnFields,
  writeOwnField,
} from '#app/features/catalogue/product/details/own-fields.server.ts';
import { removeEndpoint } from '#app/features/events/endpoint-store.server.ts';
import { PLUGIN } from '#app/features/events/event-kinds.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { eventEndpoint } from '#db/schema/event-schema.ts';
import type { Plugin } from './plugin.ts';

type Parts = { queries: Queries; log: Logger };

/**
 * Declares the fields of products that plugins bring. One that the shop has already stays as it is: staff may have changed
 * where it is shown. What cannot be declared is logged with the name of its plugin.
 */
async function declareFields({ queries, log }: Parts, { name, productFields = [] }: Plugin) {
  await queries.transaction(async (tx) => {
    await lockOwnFields(tx);
    let known = await readOwnFields(tx);
    for (const field of productFields) {
      const there = known.find((one) => one.name === field.name);
      const changed = withField(known, field);
      const isOther = there !== undefined && there.type !== field.type;
      if (!changed.ok || isOther) {
        const problem = changed.ok ? `holds ${there?.type} already` : changed.refusal;
        log.error({ plugin: name }, `The field ${field.name} of a plugin ${problem}`);
      } else if (!there) {
        await writeOwnField(tx, field);
        await publishWith(tx, { kind: 'catalogue' });
        known = changed.value;
      }
    }
  });
}

/** Who learns of events from now on; what waits for plugins that are gone is deleted with them. */
async function registerListeners(queries: Queries, plugins: readonly Plugin[]): Promise<void> {
  const listeners = plugins.flatMap(({ name, onEvent }) =>
    onEvent ? [{ id: PLUGIN + name, kinds: [...onEvent.kinds] }] : [],
  );
  const ids = listeners.map(({ id }) => id);
  await queries.transaction(async (tx) => {
    await tx.execute(sql`lock table event_endpoint in share row exclusive mode`);
    const gone = await tx
      .select({ id: eventEndpoint.id })
      .from(eventEndpoint)
      .where(
        and(
          like(eventEndpoint.id, `${PLUGIN}%`),
          ids.length > 0 ? notInArray(eventEndpoint.id, ids) : undefined,
        ),
      );
    for (const { id } of gone) await removeEndpoint(tx, id);
    for (const { id, kinds } of listeners) {
      const changed = await tx
        .update(eventEndpoint)
        .set({ kinds })
        .where(eq(eventEndpoint.id, id))
        .returning({ id: eventEndpoint.id });
      if (changed.length > 0) continue;
      // Nothing is signed for who is called.
      await tx.insert(eventEndpoint).values({ id, address: id, kinds, secret: '' });
    }
  });
}

/** Called once at the start, before the shop answers. */
export async function registerPlugins(parts: Parts, plugins: readonly Plugin[]): Promise<void> {
  await registerListeners(parts.queries, plugins);
  for (const plugin of plugins) await declareFields(parts, plugin);
}
