import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { OtherForms } from '#admin/ui/forms/other-forms.tsx';
import { mailStateWord, recipientWord } from '#admin/ui/mail-words.ts';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Muted } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { filled } from '#app/ui/filled.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { showMail } from '#operations/mail/mail.server.ts';
import styles from './mail-page.module.css';
import { mailPath } from './mail-path.ts';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: `${messages.aMail} · ${ui.admin}` }];

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const which = { mail: params.name ?? '', of: url.searchParams.get('of') };
  const { mail, subject } = await loadOperation(sessionOf(context), showMail, which);
  return { mail, subject };
}

export const action = answerOperation;

export default function Mail() {
  const { mail, subject } = useLoaderData<typeof loader>();
  const { recipient, state, tries, queuedAt, reply, dedupe, shopper } = mail;
  return (
    <AdminPage
      title={subject}
      above={<Link to="/mail">{ui.mail}</Link>}
      below={
        <>
          {filled(messages.queued(recipientWord(recipient), mailStateWord(state)), {
            time: <ShortTime seconds={Date.parse(queuedAt) / 1_000} />,
          })}
          {tries > 1 && messages.afterTries(tries)}
        </>
      }
    >
      <Panel className="stack">
        {reply && <p className="break-anywhere">{messages.answer(reply)}</p>}
        <iframe
          src={mailPath(mail, '/preview')}
          title={messages.preview(subject)}
          sandbox=""
          className={`${styles.preview} w-full rounded surface bordered`}
        />
        <p>
          <Muted>{messages.asSentNow}</Muted>
        </p>
        <OtherForms about={{ mail: dedupe, of: shopper }} />
      </Panel>
    </AdminPage>
  );
}
