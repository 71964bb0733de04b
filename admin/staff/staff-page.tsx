import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import type { OperationAnswer } from '#admin/desk/operation-answer.ts';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm, OperationOutcome, useMay } from '#admin/ui/operation-form.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { type ListedAct, readActs } from '#operations/staff/audit-log.server.ts';
import { isOfLastOwner } from '#operations/staff/decide-access.ts';
import { readInvitations, readPeople } from '#operations/staff/people.server.ts';
import { readRoles } from '#operations/staff/roles.server.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { OneButton, PersonPanel, RoleField } from './person-panel.tsx';
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
  const answer = useAnswer<typeof action>();
  const roleNames = roles.map(({ name }) => name);
  return (
    <>
      <PageHeading>Staff</PageHeading>
      <OperationOutcome answer={answer} />
      {people.map(({ person, isLastOwner }) => (
        <PersonPanel key={person.id} person={person} roles={roleNames} isLastOwner={isLastOwner} />
      ))}
      <InvitePanel awaited={awaited} roles={roleNames} answer={answer} />
      <RolesPanel roles={roles} answer={answer} />
      <h2>What was done last</h2>
      <DataTable
        caption="What was done"
        columns={columns}
        rows={acts}
        keyOf={({ no }) => no}
        empty="Nothing was done yet."
      />
    </>
  );
}

type InvitePanelProps = {
  /** Whose first link nobody has used yet. */
  awaited: readonly { name: string; role: string; endsSeconds: number }[];
  roles: readonly string[];
  answer: OperationAnswer | undefined;
};

/** Who is awaited, and the form of a link for somebody else. */
function InvitePanel({ awaited, roles, answer }: InvitePanelProps) {
  const mayInvite = useMay('staff.invite');
  const refused = answer?.operation === 'staff.invite' && !answer.isDone ? answer : null;
  if (!mayInvite && awaited.length === 0) return null;
  return (
    <Panel labelledBy="invite" className="stack">
      <h2 id="invite" className={styles.title}>
        Invite
      </h2>
      {awaited.length > 0 && (
        <ul className={styles.list}>
          {awaited.map(({ name, role, endsSeconds }) => (
            <li key={`${name} ${endsSeconds}`}>
              <span>
                A link for {name} as {role} waits until <ShortTime seconds={endsSeconds} />
              </span>
              <OneButton operation="staff.end-access" field={['person', name]} label={name}>
                Withdraw the link
              </OneButton>
            </li>
          ))}
        </ul>
      )}
      <OperationForm operation="staff.invite" button="Make a link" className="stack">
        <Field
          label="Name"
          name="name"
          hint="The same name is the same person."
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={refused?.typed?.name}
          error={refused?.problems.name}
        />
        <RoleField roles={roles} value={refused?.typed?.role ?? ''} />
      </OperationForm>
    </Panel>
  );
}
