import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { OtherForms } from '#admin/ui/forms/other-forms.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { listCodes } from '#operations/settings/codes.server.ts';
import { describeTime, describeUses, writeWorth } from '#operations/settings/describe-code.ts';
import { messages } from './messages/messages.ts';

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  {
    title: `${loaderData ? messages.codeTitle(loaderData.code.name) : messages.noSuchCode} · Admin`,
  },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const name = params.name?.toUpperCase() ?? '';
  const { codes } = await loadOperation(sessionOf(context), listCodes, { name });
  const [code] = codes;
  if (!code) throw data(null, { status: 404 });
  return { code };
}

export const action = answerOperation;

export default function CodePage() {
  const { code } = useLoaderData<typeof loader>();
  const fields = { name: code.name, seenVersion: code.version };
  return (
    <AdminPage
      title={messages.codeTitle(code.name)}
      above={<Link to="/settings">{messages.settings}</Link>}
      below={`${describeTime(code)}. ${describeUses(code)}.`}
    >
      <Panel className="stack">
        <OperationForm
          operation="codes.set"
          kind="primary"
          fields={fields}
          values={{ ...code, off: writeWorth(code) }}
        />
        {!code.isOver && <OperationForm operation="codes.end" kind="quiet" fields={fields} />}
        <OtherForms about={{ name: code.name }} />
      </Panel>
    </AdminPage>
  );
}
