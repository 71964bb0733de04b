import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import type { Choices } from '#operations/fields.ts';
import { type ListedAct, readActs } from '#operations/staff/audit-log.server.ts';
import { isOfLastOwner } from '#operations/staff/decide-access.ts';
import { readInvitations, readPeople } from '#operations/staff/people.server.ts';
import { readRoles } from '#operations/staff/roles.server.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { PersonPanel } from './person-panel.tsx';
import { RolesPanel } from './roles-panel.tsx';
import styles from './staff-page.module.css';

const columns: readonly Column<ListedAct>[] = [
  { name: 'When', cell: ({ atSeconds }) => <ShortTime seconds={atSeconds} /> },
  { name: 'Who', cell: ({ by }) => by },
  {
    name: 'What',
    cell: ({ what, name, path, remark }) => (
      <span className={styles.values}>
        {what} {path === null ? name : <Link to={path}>{name}</Link>}
        {remark}
      </span>
    ),
  },
  { name: 'Change', cell: ({ change }) => <span className={styles.values}>{change}</span> },
];

export const meta = () => [{ title: 'Staff · Admin' }];

const MAX_ACTS = 100;

export async function loader({ context }: LoaderFunctionArgs) {
  const { queries } = deskOf(context);
  const people = await readPeople(queries);
  const names = new Set(people.map(({ name }) => name));
  const invitations = await readInvitations(queries);
  return {
    people: people.map((person) => ({
      person,
      isLastOwner: isOfLastOwner(people, person, { kind: 'access' }),
    })),
    awaited: invitations.filter(({ name }) => !names.has(name)),
    roles: await readRoles(queries),
    acts: await readActs(queries, OPERATIONS, { limit: MAX_ACTS }),
  };
}

export const action = answerOperation;

export default function Staff() {
  const { people, awaited, roles, acts } = useLoaderData<typeof loader>();
  const choices = roles.map(({ name }) => [name, name] as const);
  return (
    <AdminPage title="Staff">
      {people.map(({ person, isLastOwner }) => (
        <PersonPanel key={person.id} person={person} roles={choices} isLastOwner={isLastOwner} />
      ))}
      <InvitePanel awaited={awaited} roles={choices} />
      <RolesPanel roles={roles} />
      <h2>What was done last</h2>
      <DataTable
        caption="What was done"
        columns={columns}
        rows={acts}
        keyOf={({ no }) => no}
        empty="Nothing was done yet."
      />
    </AdminPage>
  );
}

type InvitePanelProps = {
  /** Whose first link nobody has used yet. */
  awaited: readonly { name: string; role: string; endsSeconds: number }[];
  roles: Choices;
};

/** Who is awaited, and the form of a link for somebody else. */
function InvitePanel({ awaited, roles }: InvitePanelProps) {
  const mayInvite = useMay('staff.invite');
  if (!mayInvite && awaited.length === 0) return null;
  return (
    <Section title="Invite">
      {awaited.length > 0 && (
        <ul className={styles.list}>
          {awaited.map(({ name, role, endsSeconds }) => (
            <li key={`${name} ${endsSeconds}`}>
              <span>
                A link for {name} as {role} waits until <ShortTime seconds={endsSeconds} />
              </span>
              <OperationForm
                operation="staff.end-access"
                button="Withdraw the link"
                kind="quiet"
                about={name}
                fields={{ person: name }}
              />
            </li>
          ))}
        </ul>
      )}
      <OperationForm operation="staff.invite" choices={{ role: roles }} />
    </Section>
  );
}
