import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Muted } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { filled } from '#app/ui/filled.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { describeAttempt, showDelivery } from '#operations/webhooks/deliveries.server.ts';
import { messages } from './messages/messages.ts';
import styles from './webhooks-page.module.css';

export const meta = () => [{ title: `${messages.anEvent} · ${ui.admin}` }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id: webhook = '', event = '' } = params;
  const shown = await loadOperation(sessionOf(context), showDelivery, { webhook, event });
  return { webhook, ...shown, attempt: describeAttempt(shown.delivery) };
}

export const action = answerOperation;

export default function Delivery() {
  const { webhook, delivery, body, attempt } = useLoaderData<typeof loader>();
  const { event, kind, subject, happenedSeconds, isDelivered, answer } = delivery;
  const state = isDelivered ? messages.delivered : messages.waits;
  return (
    <AdminPage
      title={kind}
      above={<Link to={`/webhooks/${webhook}`}>{messages.theWebhook}</Link>}
      below={
        <span className="break-anywhere">
          {filled(messages.happenedTo(subject, state, attempt, event), {
            time: <ShortTime seconds={happenedSeconds} />,
          })}
        </span>
      }
    >
      <Panel className="stack">
        {answer && <p className="break-anywhere">{messages.answerIs(answer)}</p>}
        <pre className={styles.body}>{body ?? messages.nothingToSend}</pre>
        <p>
          <Muted>{messages.asSentNow}</Muted>
        </p>
        <OperationForm operation="webhooks.send-again" fields={{ webhook, event }} />
      </Panel>
    </AdminPage>
  );
}
