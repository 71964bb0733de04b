import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { PLUGIN } from '#app/features/events/event-kinds.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { describeAttempt, showWebhook } from '#operations/webhooks/deliveries.server.ts';
import { messages } from './messages/messages.ts';

/** As many deliveries as a page shows. */
const MAX_LISTED = 200;

export const meta = () => [{ title: `${messages.aWebhook} · ${ui.admin}` }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const input = { webhook: params.id ?? '', limit: MAX_LISTED };
  const { webhook, deliveries } = await loadOperation(sessionOf(context), showWebhook, input);
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
      name: messages.event,
      cell: ({ event, kind }) => <Link to={`/webhooks/${id}/${event}`}>{kind}</Link>,
    },
    {
      name: messages.subject,
      cell: ({ subject }) => <span className="break-anywhere">{subject}</span>,
    },
    {
      name: messages.happened,
      cell: ({ happenedSeconds }) => <ShortTime seconds={happenedSeconds} />,
    },
    {
      name: messages.state,
      cell: ({ isDelivered, dueSeconds, tries }) => {
        if (isDelivered) return messages.delivered;
        if (tries === 0 || dueSeconds === null || !isOn) return messages.waits;
        return filled(messages.triedAgain, { time: <ShortTime seconds={dueSeconds} /> });
      },
    },
    {
      name: messages.answer,
      cell: ({ attempt }) => <span className="break-anywhere">{attempt}</span>,
    },
  ];
}

export default function Webhook() {
  const { webhook, deliveries } = useLoaderData<typeof loader>();
  const { id, address, kinds, isOn, offReason, previousUntilSeconds, waiting } = webhook;
  const fields = { webhook: id };
  const isPlugin = address.startsWith(PLUGIN);
  return (
    <AdminPage
      title={<span className="break-anywhere">{address}</span>}
      above={<Link to="/webhooks">{messages.webhooks}</Link>}
      below={messages.stateOf(isOn, waiting, id)}
    >
      {offReason !== null && (
        <Notice kind="warning">
          <p>{messages.offByShop(offReason)}</p>
        </Notice>
      )}
      <Section title={messages.whatIsSent} about={isPlugin && messages.aPlugin(kinds.join(', '))}>
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
        title={messages.secretAndState}
        about={
          previousUntilSeconds !== null &&
          filled(messages.twoSecrets, { time: <ShortTime seconds={previousUntilSeconds} /> })
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
      <h2>{messages.lastDays}</h2>
      <DataTable
        caption={messages.whatWasSent}
        columns={columnsOf(webhook)}
        rows={deliveries}
        keyOf={({ event }) => event}
        empty={messages.nothingSent}
      />
    </AdminPage>
  );
}
