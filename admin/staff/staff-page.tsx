import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { filled } from '#app/ui/filled.tsx';
import type { Choices } from '#operations/fields.ts';
import { SCOPES } from '#operations/scopes.ts';
import { type ListedAct, readActs } from '#operations/staff/audit-log.server.ts';
import { isOfLastOwner } from '#operations/staff/decide-access.ts';
import { readInvitations, readPeople } from '#operations/staff/people.server.ts';
import { readRoles } from '#operations/staff/roles.server.ts';
import { personName, roleName } from '#operations/staff/shown-names.server.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { inShopWords } from '#operations/words/in-shop-words.ts';
import { messages } from './messages/messages.ts';
import { PersonPanel } from './person-panel.tsx';
import { RolesPanel } from './roles-panel.tsx';
import styles from './staff-page.module.css';

const columns = (): readonly Column<ListedAct>[] => [
  { name: messages.when, cell: ({ atSeconds }) => <ShortTime seconds={atSeconds} /> },
  { name: messages.who, cell: ({ by }) => by },
  {
    name: messages.what,
    cell: ({ what, name, path, remark }) => (
      <span className="break-anywhere">
        {what} {path === null ? name : <Link to={path}>{name}</Link>}
        {remark}
      </span>
    ),
  },
  {
    name: messages.change,
    cell: ({ change }) => <span className="break-anywhere">{change}</span>,
  },
];

export const meta = () => [{ title: `${ui.staff} · ${ui.admin}` }];

const MAX_ACTS = 100;

export async function loader({ context }: LoaderFunctionArgs) {
  const { queries } = sessionOf(context);
  const people = await readPeople(queries);
  const names = new Set(people.map(({ name }) => name));
  const invitations = await readInvitations(queries);
  return {
    people: people.map((person) => ({
      person,
      name: personName(person.name),
      roleName: roleName(person.role ?? ''),
      isLastOwner: isOfLastOwner(people, person, { kind: 'access' }),
    })),
    awaited: invitations
      .filter(({ name }) => !names.has(name))
      .map(({ name, role, endsSeconds }) => {
        return { person: name, name: personName(name), role: roleName(role), endsSeconds };
      }),
    roles: (await readRoles(queries)).map((role) => ({
      ...role,
      word: roleName(role.name),
      may: role.scopes.map((scope) => inShopWords(SCOPES[scope])),
    })),
    acts: await readActs(queries, OPERATIONS, { limit: MAX_ACTS }),
  };
}

export const action = answerOperation;

export default function Staff() {
  const { people, awaited, roles, acts } = useLoaderData<typeof loader>();
  const choices = roles.map(({ name, word }) => [name, word] as const);
  return (
    <AdminPage title={ui.staff}>
      {people.map((one) => (
        <PersonPanel key={one.person.id} {...one} roles={choices} />
      ))}
      <InvitePanel awaited={awaited} roles={choices} />
      <RolesPanel roles={roles} />
      <h2>{messages.doneLast}</h2>
      <DataTable
        caption={messages.whatWasDone}
        columns={columns()}
        rows={acts}
        keyOf={({ no }) => no}
        empty={messages.nothingDone}
      />
    </AdminPage>
  );
}

type InvitePanelProps = {
  /** Whose first link nobody has used yet. */
  awaited: readonly { person: string; name: string; role: string; endsSeconds: number }[];
  roles: Choices;
};

/** Who is awaited, and the form of a link for somebody else. */
function InvitePanel({ awaited, roles }: InvitePanelProps) {
  const mayInvite = useMay('staff.invite');
  if (!mayInvite && awaited.length === 0) return null;
  return (
    <Section title={messages.invite}>
      {awaited.length > 0 && (
        <ul className={styles.list}>
          {awaited.map(({ person, name, role, endsSeconds }) => (
            <li key={`${name} ${endsSeconds}`}>
              <span>
                {filled(messages.linkWaits(name, role), {
                  time: <ShortTime seconds={endsSeconds} />,
                })}
              </span>
              <OperationForm
                operation="staff.end-access"
                button={messages.withdrawLink}
                kind="quiet"
                about={name}
                fields={{ person }}
              />
            </li>
          ))}
        </ul>
      )}
      <OperationForm operation="staff.invite" choices={{ role: roles }} />
    </Section>
  );
}
