import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { PostForm } from '#admin/ui/post-form.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { readMail, sendAgain } from './mail-desk.server.ts';
import styles from './mail-page.module.css';
import { mailPath } from './mail-path.ts';

export const meta = () => [{ title: 'A mail · Admin' }];

async function find({ params, context, url }: LoaderFunctionArgs) {
  const found = await readMail(deskOf(context), params.name ?? '', url.searchParams.get('of'));
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function loader(args: LoaderFunctionArgs) {
  const { mail, subject } = await find(args);
  return { mail, subject };
}

export async function action(args: ActionFunctionArgs) {
  const { mail } = await find(args);
  const { queries, member } = deskOf(args.context);
  const isQueued = await sendAgain(queries, member.id, mail);
  return data({ isQueued }, isQueued ? 200 : 409);
}

export default function Mail() {
  const { mail, subject } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const isBusy = useNavigation().state === 'submitting';
  const { recipient, state, tries, queuedAt, reply } = mail;
  return (
    <>
      <PageHeading
        above={<Link to="/mail">Mail</Link>}
        below={
          <>
            To {recipient}, queued <ShortTime seconds={Date.parse(queuedAt) / 1_000} />:{' '}
            {state.replaceAll('_', ' ')}
            {tries > 1 && ` after ${tries} tries`}
          </>
        }
      >
        {subject}
      </PageHeading>
      <div role="status">
        {answer && (
          <Notice kind={answer.isQueued ? 'success' : 'error'}>
            <p>
              {answer.isQueued
                ? 'It is queued, and sent in a moment.'
                : 'Not sent again: it is being sent now, or holds a secret, which is sent once.'}
            </p>
          </Notice>
        )}
      </div>
      <Panel className="stack">
        {reply && <p className={styles.reply}>Answer of the mail server: {reply}</p>}
        <iframe
          src={mailPath(mail, '/preview')}
          title={`Preview: ${subject}`}
          sandbox=""
          className={styles.preview}
        />
        <p className={styles.muted}>As it would be sent now. A secret link is in the mail alone.</p>
        <PostForm action={mailPath(mail)}>
          <Button kind="secondary" busy={isBusy}>
            Send it again
          </Button>
        </PostForm>
      </Panel>
    </>
  );
}
