import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { Muted } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { describeAttempt, showDelivery } from '#operations/webhooks/deliveries.server.ts';
import styles from './webhooks-page.module.css';

export const meta = () => [{ title: 'An event · Admin' }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id: webhook = '', event = '' } = params;
  const shown = await loadOperation(deskOf(context), showDelivery, { webhook, event });
  return { webhook, ...shown, attempt: describeAttempt(shown.delivery) };
}

export const action = answerOperation;

export default function Delivery() {
  const { webhook, delivery, body, attempt } = useLoaderData<typeof loader>();
  const { event, kind, subject, happenedSeconds, isDelivered, answer } = delivery;
  return (
    <AdminPage
      title={kind}
      above={<Link to={`/webhooks/${webhook}`}>The webhook</Link>}
      below={
        <span className={styles.address}>
          Of {subject}, happened <ShortTime seconds={happenedSeconds} />:{' '}
          {isDelivered ? 'delivered' : 'waits'}, {attempt}. Its id is {event}.
        </span>
      }
    >
      <Panel className="stack">
        {answer && <p className={styles.answer}>Answer: {answer}</p>}
        <pre className={styles.body}>{body ?? 'There is nothing to send of it any more.'}</pre>
        <p>
          <Muted>As it would be sent now. An address is gone once the shop has forgotten it.</Muted>
        </p>
        <OperationForm operation="webhooks.send-again" fields={{ webhook, event }} />
      </Panel>
    </AdminPage>
  );
}
