import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { listMail } from '#app/features/mail/mail-list.server.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { MailRows } from './mail-rows.tsx';

export const meta = () => [{ title: 'Mail · Admin' }];

/** The newest mails: those of the last thirty days are stored. */
const MAX_LISTED = 200;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const isStuck = url.searchParams.get('stuck') !== null;
  const filter = { isStuck, recipient: null, limit: MAX_LISTED };
  return { isStuck, mails: await listMail(deskOf(context).queries, filter) };
}

export default function Mails() {
  const { isStuck, mails } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        below={
          isStuck ? <Link to="/mail">All mails</Link> : <Link to="/mail?stuck">What is stuck</Link>
        }
      >
        {isStuck ? 'Mails that are stuck' : 'Mail'}
      </PageHeading>
      <MailRows mails={mails} />
    </>
  );
}
