import { messages } from '#app/features/reviews/messages/messages.ts';
import { shopContext } from '#app/page-context.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { MailedQuestion } from '#app/ui/page/mailed-question.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/stop-reviews';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.stopTitle, messages.aboutStop, matches[0].loaderData);

/** Of the page, and of mail programs (RFC 8058), which follow no redirect. The same for a code that is none. */
export async function action({ context, url }: Route.ActionArgs) {
  const code = url.searchParams.get('code') ?? '';
  if (isStorable(code)) await context.get(shopContext).reviews.stopAsking(code);
  return { isStopped: true };
}

export default function StopReviewsRoute({ actionData }: Route.ComponentProps) {
  return (
    <MailedQuestion
      title={messages.stopTitle}
      question={messages.stopQuestion}
      button={messages.stop}
      answer={actionData?.isStopped ? { kind: 'success', text: messages.stopped } : null}
    />
  );
}
