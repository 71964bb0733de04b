import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { SCOPES, TOKEN_SCOPES } from '#operations/scopes.ts';
import { listTokens, type ShownToken } from '#operations/staff/tokens.server.ts';

export const meta = () => [{ title: 'Tokens · Admin' }];

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = deskOf(context);
  const { tokens } = await loadOperation(desk, listTokens, {});
  const own = TOKEN_SCOPES.filter((scope) => desk.member.scopes.includes(scope));
  return { tokens, choices: own.map((scope) => [scope, SCOPES[scope]] as const) };
}

export const action = answerOperation;

const columns: readonly Column<ShownToken>[] = [
  { name: 'Name', cell: ({ name }) => name },
  { name: 'It may', cell: ({ scopes }) => scopes.join(', ') },
  {
    name: 'Made by',
    cell: ({ by, madeSeconds }) => (
      <span>
        {by}, <ShortTime seconds={madeSeconds} />
      </span>
    ),
  },
  {
    name: 'Last used',
    cell: ({ seenSeconds }) =>
      seenSeconds === null ? 'Never' : <ShortTime seconds={seenSeconds} />,
  },
  {
    name: 'End',
    cell: ({ id, name }) => (
      <OperationForm
        operation="tokens.end"
        button="End"
        kind="quiet"
        about={name}
        fields={{ token: id }}
      />
    ),
  },
];

export default function Tokens() {
  const { tokens, choices } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Tokens" above={<Link to="/settings">Settings</Link>}>
      <p>
        A program calls the <Link to="/tokens/api">API of the shop</Link> by a token. It does no
        more than whoever made the token may do, and ends with their access.
      </p>
      <DataTable
        caption="Tokens"
        columns={columns}
        rows={tokens}
        keyOf={({ id }) => id}
        empty="There are no tokens."
      />
      <Section title="Make a token">
        <OperationForm operation="tokens.make" choices={{ scopes: choices }} />
      </Section>
    </AdminPage>
  );
}
