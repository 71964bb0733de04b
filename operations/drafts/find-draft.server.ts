/** The one draft order that an operation is about. */
import { sql } from 'drizzle-orm';
import { type DraftState, draftState, mayChange } from '#app/features/drafts/draft-state.ts';
import { type Draft, readDraft } from '#app/features/drafts/draft-store.server.ts';
import type { Queries } from '#db/database.ts';
import { neededText } from '#operations/fields.ts';
import { type OperationContext, OperationRefused, WrongState } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

export const draftField = neededText('Its id, as the list has it').meta({ positional: true });

export type FoundDraft = Draft & { state: DraftState };

/** Throws OperationRefused. */
export async function findDraft(queries: Queries, id: string): Promise<FoundDraft> {
  const draft = await readDraft(queries, id);
  if (!draft) throw new OperationRefused('not_found', messages.noDraft(id));
  return { ...draft, state: draftState(draft, Date.now() / 1_000) };
}

/**
 * The draft, to which nothing happens before the end of the transaction; it is recorded as what is changed. Throws
 * OperationRefused where staff may not change it any more.
 */
export async function lockDraft(
  { queries, record }: Pick<OperationContext, 'queries' | 'record'>,
  id: string,
): Promise<FoundDraft> {
  const { shopper } = await findDraft(queries, id);
  record({ subject: id });
  await queries.execute(sql`select lock_shopper(${shopper})`);
  const draft = await findDraft(queries, id);
  if (mayChange(draft.state)) return draft;
  throw new WrongState(
    draft.state,
    messages.cannotChange[draft.state as 'taken' | 'ordered' | 'ended'],
  );
}
