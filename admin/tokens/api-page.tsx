import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Muted, Section } from '#admin/ui/section.tsx';
import { filled } from '#app/ui/filled.tsx';
import { type CallField, callsOf, type DescribedCall } from '#operations/api/api-calls.ts';
import { apiDocument } from '#operations/api/api-document.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import styles from './api-page.module.css';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: `API · ${ui.admin}` }];

export function loader({ context }: LoaderFunctionArgs) {
  const { about, origin } = sessionOf(context);
  const document = apiDocument(OPERATIONS, about.name);
  const rooms = [...Map.groupBy(callsOf(document), ({ id }) => id.split('.')[0] ?? '')];
  return { rooms, origin };
}

export default function Api() {
  const { rooms, origin } = useLoaderData<typeof loader>();
  const example = `curl -H 'Authorization: Bearer basket_…' '${origin}/api/v1/orders/list?toShip=true'`;
  return (
    <AdminPage title="API" above={<Link to="/tokens">{messages.tokens}</Link>}>
      <p>{filled(messages.aboutApi, { link: <a href="/api/v1/openapi.json">OpenAPI 3.1</a> })}</p>
      <pre className={styles.example}>
        <code>{example}</code>
      </pre>
      {rooms.map(([room, calls]) => (
        <Section
          key={room}
          title={<span lang="en">{room.charAt(0).toUpperCase() + room.slice(1)}</span>}
        >
          <div>
            {calls.map((call) => (
              <Call key={call.id} call={call} />
            ))}
          </div>
        </Section>
      ))}
    </AdminPage>
  );
}

function Call({ call }: { call: DescribedCall }) {
  const { method, path, summary, scopes, fields, answer } = call;
  const [needed, ...others] = scopes;
  const summaryLine = (
    <>
      <code className={styles.path}>
        {method} {path}
      </code>{' '}
      <Muted>
        <span lang="en">{summary}</span>
      </Muted>
    </>
  );
  return (
    <Disclosure summary={summaryLine}>
      <p>
        {filled(messages.needsScope, { scope: <code>{needed}</code> })}
        {others.length > 0 &&
          filled(` ${messages.mayNeedScope}`, { scope: <code>{others.join(', ')}</code> })}
      </p>
      <Fields title={method === 'GET' ? messages.inQuery : messages.inBody} fields={fields} />
      <Fields
        title={messages.inAnswer}
        fields={answer.map((one) => ({ ...one, isRequired: false }))}
      />
    </Disclosure>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly CallField[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.fields}>
        {fields.map(({ name, type, isRequired, description }) => (
          <li key={name}>
            <code>{name}</code>{' '}
            <Muted>
              <span lang="en">{type}</span>
              {isRequired && messages.needed}
            </Muted>
            {description !== '' && <span lang="en">. {description}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
