import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import {
  describeAct,
  describeChange,
  describeOutcome,
} from '#admin/audit-log/audit-log-messages.ts';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { readDeskForm } from '#admin/desk/read-desk-form.ts';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { PostForm } from '#admin/ui/post-form.tsx';
import { type Asked, Question } from '#admin/ui/question.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { decideEnding } from './decide-ending.ts';
import { PersonPanel } from './person-panel.tsx';
import styles from './staff-access.module.css';
import {
  actOnStaff,
  type ListedAct,
  listActs,
  listStaff,
  type StaffRefusal,
} from './staff-access.server.ts';
import { readStaffForm } from './staff-form.ts';

const columns: readonly Column<ListedAct>[] = [
  { name: 'When', cell: ({ atSeconds }) => <ShortTime seconds={atSeconds} /> },
  { name: 'Who', cell: ({ name }) => name },
  { name: 'What', cell: (act) => <What {...act} /> },
  {
    name: 'Change',
    cell: ({ before, after }) => (
      <span className={styles.values}>{describeChange(before, after)}</span>
    ),
  },
];

export const meta = () => [{ title: 'Staff · Admin' }];

const MAX_ACTS = 100;

export async function loader({ context }: LoaderFunctionArgs) {
  const { queries, member } = deskOf(context);
  const people = await listStaff(queries);
  return {
    people: people.map((person) => ({
      person,
      refusal: decideEnding(people, member.id, { do: 'end_access', subject: person.id }),
    })),
    acts: await listActs(queries, MAX_ACTS),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const desk = deskOf(context);
  const form = readStaffForm(await readDeskForm(request));
  if (!form) {
    const message = 'A name is needed, of at most 60 letters.';
    return data({ kind: 'refused' as const, message }, 400);
  }
  const outcome = await actOnStaff(desk, form);
  switch (outcome.kind) {
    case 'invited':
      return { kind: 'invited' as const, link: `${desk.origin}/enter#${outcome.code}` };
    case 'ended':
      return { kind: 'ended' as const };
    case 'asked': {
      const asked: Asked = {
        question: `End all access of ${outcome.name}? Their sessions, passkeys and unused links end at once. What they did stays listed.`,
        yes: `End all access of ${outcome.name}`,
        fields: [
          ['do', form.do],
          ['subject', form.subject],
        ],
      };
      return { kind: 'asked' as const, asked };
    }
    case 'refused': {
      const message = REFUSALS[outcome.refusal];
      return data({ kind: 'refused' as const, message }, 409);
    }
  }
}

const REFUSALS: Record<StaffRefusal, string> = {
  signed_out: 'You are signed out. Open the admin again.',
  gone: 'It has ended already.',
  owners_only: 'What lets an owner in is made and ended by owners only.',
  once_an_owner: 'This name was an owner’s. Ask an owner to make the link, or use another name.',
  owner_is_awaited:
    'A link that makes an owner waits for this name. Once it is used an owner makes links for it; until then npm run admin -- invite NAME does. For somebody else use another name.',
  last_owner:
    'This is the last that lets an owner in: nobody could get in any more. Add a passkey, or let another owner in first, by npm run admin -- invite NAME.',
};

function Answer({ answer }: { answer: NonNullable<ReturnType<typeof useAnswer<typeof action>>> }) {
  switch (answer.kind) {
    case 'asked':
      return <Question asked={answer.asked} />;
    case 'invited':
      return (
        <Notice kind="success">
          <p>Give this link to whom it is for. It works once, within a week:</p>
          <p className={styles.link}>{answer.link}</p>
        </Notice>
      );
    case 'ended':
      return (
        <Notice kind="success">
          <p>Done.</p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice kind="error">
          <p>{answer.message}</p>
        </Notice>
      );
  }
}

export default function Staff() {
  const { people, acts } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHeading>Staff</PageHeading>
      <div role="status">{answer && <Answer answer={answer} />}</div>
      {people.map(({ person, refusal }) => (
        <PersonPanel key={person.id} person={person} refusal={refusal} />
      ))}
      <Panel labelledBy="invite">
        <h2 id="invite" className={styles.title}>
          Invite
        </h2>
        <PostForm className="stack">
          <input type="hidden" name="do" value="invite" />
          <Field
            label="Name"
            name="subject"
            hint="The same name is the same person."
            required
            maxLength={60}
            autoComplete="off"
          />
          <div>
            <Button kind="secondary" busy={isBusy}>
              Make a link
            </Button>
          </div>
        </PostForm>
      </Panel>
      <h2>What was done last</h2>
      <ActRows acts={acts} />
    </>
  );
}

function What({ act, subject, number, outcome }: ListedAct) {
  const { what, name, path } = describeAct(act, { subject, number });
  return (
    <span className={styles.values}>
      {what} {path === null ? name : <Link to={path}>{name}</Link>}
      {describeOutcome(outcome)}
    </span>
  );
}

/** What staff has done, the newest first. */
function ActRows({ acts }: { acts: readonly ListedAct[] }) {
  return (
    <DataTable
      caption="What was done"
      columns={columns}
      rows={acts}
      keyOf={({ no }) => no}
      empty="Nothing was done yet."
    />
  );
}
