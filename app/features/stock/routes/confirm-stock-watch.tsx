import { messages } from '#app/features/stock/messages/messages.ts';
import { shopContext } from '#app/page-context.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { MailedQuestion } from '#app/ui/page/mailed-question.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/confirm-stock-watch';

export { clientAction } from '#app/ui/navigation/client-action.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.confirmTitle, messages.aboutConfirm, matches[0].loaderData);

/** The link of the mail that asks a guest: the wish to be told of this variant holds from now on. */
export async function action({ context, url: { searchParams } }: Route.ActionArgs) {
  const [code, variant] = [searchParams.get('code') ?? '', searchParams.get('variant') ?? ''];
  const { stockWatches } = context.get(shopContext);
  const isKnown = isStorable(code) && isStorable(variant);
  return { isConfirmed: isKnown && (await stockWatches.confirm(code, variant)) };
}

const answerOf = (isConfirmed: boolean) =>
  isConfirmed
    ? ({ kind: 'success', text: messages.confirmed } as const)
    : ({ kind: 'error', text: messages.confirmGone } as const);

export default function ConfirmStockWatchRoute() {
  const answer = useAnswer<typeof action>();
  return (
    <MailedQuestion
      title={messages.confirmTitle}
      question={messages.confirmQuestion}
      button={messages.confirm}
      answer={answer ? answerOf(answer.isConfirmed) : null}
    />
  );
}
