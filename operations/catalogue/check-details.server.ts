import type { Details } from '#app/features/catalogue/product/details/own-field.ts';
import { problemNow } from '#app/features/catalogue/product/details/own-fields.server.ts';
import type { Queries } from '#db/database.ts';
import { OperationRefused } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

/**
 * That own fields are what the shop has declared; `nothing` says what was not done. Throws OperationRefused, with nothing
 * written.
 */
export async function checkDetails(
  queries: Queries,
  details: Details,
  nothing: (why: string) => string,
): Promise<void> {
  const problem = await problemNow(queries, details);
  if (problem === null) return;
  const message = nothing(messages.theDetails(problem));
  throw new OperationRefused('bad_input', message, { details: problem });
}
