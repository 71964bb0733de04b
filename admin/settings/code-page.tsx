import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import { OperationForm, OperationOutcome } from '#admin/ui/operation-form.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { listCodes } from '#operations/settings/codes.server.ts';
import { describeTime, describeUses } from '#operations/settings/describe-code.ts';
import { CodeFields } from './code-fields.tsx';

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: `${loaderData ? `Code ${loaderData.code.name}` : 'No such code'} · Admin` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { codes } = await loadOperation(deskOf(context), listCodes, {});
  const code = codes.find(({ name }) => name === params.name?.toUpperCase());
  if (!code) throw data(null, { status: 404 });
  return { code };
}

export const action = answerOperation;

export default function CodePage() {
  const { code } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const fields = { name: code.name, seenVersion: code.version };
  return (
    <>
      <PageHeading
        above={<Link to="/settings">Settings</Link>}
        below={`${describeTime(code)}. ${describeUses(code)}.`}
      >
        Code {code.name}
      </PageHeading>
      <OperationOutcome answer={answer} />
      <Panel className="stack">
        <OperationForm
          operation="codes.set"
          button="Save"
          kind="primary"
          fields={fields}
          className="stack"
          key={code.version}
        >
          <CodeFields code={code} answer={answer} />
        </OperationForm>
        {!code.isOver && (
          <OperationForm
            operation="codes.end"
            button="End the code now"
            kind="quiet"
            fields={fields}
          />
        )}
      </Panel>
    </>
  );
}
