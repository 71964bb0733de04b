import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { PLUGIN } from '#app/features/events/event-kinds.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { describeAttempt, showWebhook } from '#operations/webhooks/deliveries.server.ts';
import styles from './webhooks-page.module.css';

/** As many deliveries as a page shows. */
const MAX_LISTED = 200;

export const meta = () => [{ title: 'A webhook · Admin' }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const input = { webhook: params.id ?? '', limit: MAX_LISTED };
  const { webhook, deliveries } = await loadOperation(deskOf(context), showWebhook, input);
  return {
    webhook,
    deliveries: deliveries.map((one) => ({ ...one, attempt: describeAttempt(one) })),
  };
}

export const action = answerOperation;

type Data = Awaited<ReturnType<typeof loader>>;

function columnsOf({ id, isOn }: Data['webhook']): readonly Column<Data['deliveries'][number]>[] {
  return [
    {
      name: 'Event',
      cell: ({ event, kind }) => <Link to={`/webhooks/${id}/${event}`}>{kind}</Link>,
    },
    { name: 'About', cell: ({ subject }) => <span className={styles.address}>{subject}</span> },
    { name: 'Happened', cell: ({ happenedSeconds }) => <ShortTime seconds={happenedSeconds} /> },
    {
      name: 'State',
      cell: ({ isDelivered, dueSeconds, tries }) => {
        if (isDelivered) return 'delivered';
        if (tries === 0 || dueSeconds === null || !isOn) return 'waits';
        return (
          <>
            tried again <ShortTime seconds={dueSeconds} />
          </>
        );
      },
    },
    { name: 'Answer', cell: ({ attempt }) => <span className={styles.answer}>{attempt}</span> },
  ];
}

export default function Webhook() {
  const { webhook, deliveries } = useLoaderData<typeof loader>();
  const { id, address, kinds, isOn, offReason, previousUntilSeconds, waiting } = webhook;
  const fields = { webhook: id };
  const isPlugin = address.startsWith(PLUGIN);
  return (
    <AdminPage
      title={<span className={styles.address}>{address}</span>}
      above={<Link to="/webhooks">Webhooks</Link>}
      below={`${isOn ? 'On' : 'Switched off'}, ${waiting} waiting. Its id is ${id}.`}
    >
      {offReason !== null && (
        <Notice kind="warning">
          <p>The shop has switched it off. {offReason}</p>
        </Notice>
      )}
      <Section
        title="What is sent there"
        about={isPlugin && `A plugin of basket.config.ts, which is called: ${kinds.join(', ')}.`}
      >
        {!isPlugin && (
          <OperationForm
            operation="webhooks.change"
            kind="primary"
            fields={fields}
            values={{ address, kinds }}
          />
        )}
      </Section>
      <Section
        title="Secret and state"
        about={
          previousUntilSeconds !== null && (
            <>
              Two secrets sign until <ShortTime seconds={previousUntilSeconds} />.
            </>
          )
        }
      >
        {!isPlugin && <OperationForm operation="webhooks.replace-secret" fields={fields} />}
        {isOn ? (
          <OperationForm operation="webhooks.switch-off" fields={fields} />
        ) : (
          <OperationForm operation="webhooks.switch-on" kind="primary" fields={fields} />
        )}
        {!isPlugin && <OperationForm operation="webhooks.remove" kind="quiet" fields={fields} />}
      </Section>
      <h2>The last 30 days</h2>
      <DataTable
        caption="What was sent"
        columns={columnsOf(webhook)}
        rows={deliveries}
        keyOf={({ event }) => event}
        empty="Nothing was sent there yet."
      />
    </AdminPage>
  );
}
