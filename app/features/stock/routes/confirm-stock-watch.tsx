import { messages } from '#app/features/stock/messages/messages.ts';
import { shopContext } from '#app/page-context.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { MailedQuestion } from '#app/ui/page/mailed-question.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/confirm-stock-watch';

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

export default function ConfirmStockWatchRoute({ actionData }: Route.ComponentProps) {
  return (
    <MailedQuestion
      title={messages.confirmTitle}
      question={messages.confirmQuestion}
      button={messages.confirm}
      answer={actionData ? answerOf(actionData.isConfirmed) : null}
    />
  );
}
