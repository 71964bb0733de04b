import { data } from 'react-router';
import { bookLinkState, findBookLink } from '#app/features/books/book-links.server.ts';
import { messages } from '#app/features/books/messages/messages.ts';
import { shopContext } from '#app/page-context.server.ts';
import { formatShopTime } from '#app/shared/time/zoned-time.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/book-link';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.title, messages.about, matches[0].loaderData);

/** A GET uses nothing up: scanners open the links of mails. Throws a response of 404 for any other key. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { database, settings } = context.get(shopContext);
  const key = url.searchParams.get('key') ?? '';
  const link = await findBookLink(database.queries, params.link, key);
  if (!link) throw data(null, { status: 404 });
  const { about, timeZone } = settings.current();
  return {
    ...{ id: link.id, key, shop: about.name },
    state: bookLinkState(link, Math.floor(Date.now() / 1_000)),
    until: formatShopTime(link.untilSeconds, timeZone),
  };
}

export default function BookLinkRoute({ loaderData }: Route.ComponentProps) {
  const { id, key, shop, state, until } = loaderData;
  if (state !== 'open') {
    const { title, text } = messages.ended[state];
    return (
      <>
        <PageHeading>{messages.title}</PageHeading>
        <Notice kind="info" title={title}>
          <p>{text}</p>
        </Notice>
      </>
    );
  }
  return (
    <>
      <PageHeading below={messages.from(shop)}>{messages.title}</PageHeading>
      {/* The answer is a file, which the browser saves: scripts have no part in it. */}
      <form method="post" action={`/api/books/${id}`} className="stack">
        <input type="hidden" name="key" value={key} />
        <p>{messages.once(until)}</p>
        <div>
          <Button kind="primary">{messages.download}</Button>
        </div>
      </form>
    </>
  );
}
