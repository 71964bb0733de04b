/** The forms of a page where an order for a customer is begun, beside its others. */
import { type ActionFunctionArgs, redirect } from 'react-router';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { makeDraftOrder } from '#operations/drafts/drafts.server.ts';

/** Who has begun an order goes on with it. */
export async function answerAndOpenDraft(args: ActionFunctionArgs) {
  const answer = await answerOperation(args);
  if (!answer.data.isDone || answer.data.operation !== makeDraftOrder.name) return answer;
  const { draft } = makeDraftOrder.output.parse(answer.data.output);
  throw redirect(`/drafts/${draft}`, 303);
}
