import { messages } from '#app/features/reviews/messages/messages.ts';
import { shopContext } from '#app/page-context.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import { Panel } from '#app/ui/panel.tsx';
import type { Route } from './+types/stop-reviews';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.stopTitle, messages.aboutStop, matches[0].loaderData);

/** Of the page, and of mail programs (RFC 8058), which follow no redirect. The same for a code that is none. */
export async function action({ context, url }: Route.ActionArgs) {
  const code = url.searchParams.get('code') ?? '';
  if (isStorable(code)) await context.get(shopContext).reviews.stopAsking(code);
  return { isStopped: true };
}

/** A GET ends nothing: scanners open the links of mails. */
export default function StopReviewsRoute({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading>{messages.stopTitle}</PageHeading>
      <Panel className="grid gap-3">
        {actionData?.isStopped ? (
          <Notice kind="success">
            <p>{messages.stopped}</p>
          </Notice>
        ) : (
          <form method="post" className="grid gap-3">
            <p>{messages.stopQuestion}</p>
            <div>
              <Button kind="primary">{messages.stop}</Button>
            </div>
          </form>
        )}
      </Panel>
    </>
  );
}
