import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { ActRows } from '#admin/people/act-rows.tsx';
import styles from '#admin/people/people.module.css';
import { actOnPeople, listActs, listPeople } from '#admin/people/people.server.ts';
import { readPeopleForm } from '#admin/people/people-form.ts';
import { PersonPanel } from '#admin/people/person-panel.tsx';
import { useAnswer } from '#admin/ui/use-answer.ts';
import { readForm } from '#app/shared/read-form.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';

export const meta = () => [{ title: 'Staff · Admin' }];

const MAX_ACTS = 100;

export async function loader({ context }: LoaderFunctionArgs) {
  const { queries } = deskOf(context);
  return { people: await listPeople(queries), acts: await listActs(queries, MAX_ACTS) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const desk = deskOf(context);
  const form = readPeopleForm(await readForm(request));
  if (!form) return data({ isDone: false, link: null }, 400);
  const code = await actOnPeople(desk, form);
  return data({ isDone: true, link: code && `${desk.origin}/enter#${code}` });
}

export default function Staff() {
  const { people, acts } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHeading>Staff</PageHeading>
      <div role="status">
        {answer && (
          <Notice kind={answer.isDone ? 'success' : 'error'}>
            {answer.link ? (
              <>
                <p>Give this link to whom it is for. It works once, within a week:</p>
                <p className={styles.link}>{answer.link}</p>
              </>
            ) : (
              <p>{answer.isDone ? 'Done.' : 'A name is needed, of at most 60 letters.'}</p>
            )}
          </Notice>
        )}
      </div>
      {people.map((person) => (
        <PersonPanel key={person.id} person={person} />
      ))}
      <Panel labelledBy="invite">
        <h2 id="invite" className={styles.title}>
          Invite
        </h2>
        <Form method="post" className="stack">
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
        </Form>
      </Panel>
      <h2>What was done last</h2>
      <ActRows acts={acts} />
    </>
  );
}
