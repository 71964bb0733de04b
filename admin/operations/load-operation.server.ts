import { data } from 'react-router';
import type * as z from 'zod';
import {
  type ChangeOperation,
  type OperationInput,
  OperationRefused,
  REFUSALS,
  type ReadOperation,
} from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';
import type { AdminSession } from './admin-context.server.ts';

/**
 * The output of an operation that asks nothing, for the loader of a page. Throws a response of 403 for whoever may not
 * do it, and of 404 where there is nothing of that name.
 */
export async function loadOperation<Input extends OperationInput, Output>(
  session: AdminSession,
  operation: ReadOperation<Input, Output> | ChangeOperation<Input, Output>,
  input: z.input<Input>,
): Promise<Output> {
  try {
    const performed = await perform(operation, { shop: session, actor: session.member, input });
    return operation.output.parse('output' in performed ? performed.output : null);
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    throw data(null, error.code === 'forbidden' ? REFUSALS.forbidden.status : 404);
  }
}
