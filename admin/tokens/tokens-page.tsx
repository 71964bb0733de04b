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
import { filled } from '#app/ui/filled.tsx';
import { SCOPES, TOKEN_SCOPES } from '#operations/scopes.ts';
import { listTokens, type ShownToken } from '#operations/staff/tokens.server.ts';
import { inShopWords } from '#operations/words/in-shop-words.ts';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: `${messages.tokens} · ${ui.admin}` }];

export async function loader({ context }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const { tokens } = await loadOperation(session, listTokens, {});
  const own = TOKEN_SCOPES.filter((scope) => session.member.scopes.includes(scope));
  return { tokens, choices: own.map((scope) => [scope, inShopWords(SCOPES[scope])] as const) };
}

export const action = answerOperation;

const columns = (): readonly Column<ShownToken>[] => [
  { name: messages.name, cell: ({ name }) => name },
  { name: messages.itMay, cell: ({ scopes }) => scopes.join(', ') },
  {
    name: messages.madeBy,
    cell: ({ by, madeSeconds }) => (
      <span>
        {by}, <ShortTime seconds={madeSeconds} />
      </span>
    ),
  },
  {
    name: messages.lastUsed,
    cell: ({ seenSeconds }) =>
      seenSeconds === null ? messages.never : <ShortTime seconds={seenSeconds} />,
  },
  {
    name: messages.end,
    cell: ({ id, name }) => (
      <OperationForm
        operation="tokens.end"
        button={messages.end}
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
    <AdminPage title={messages.tokens} above={<Link to="/settings">{ui.settings}</Link>}>
      <p>{filled(messages.about, { api: <Link to="/tokens/api">{messages.apiOfShop}</Link> })}</p>
      <DataTable
        caption={messages.tokens}
        columns={columns()}
        rows={tokens}
        keyOf={({ id }) => id}
        empty={messages.noTokens}
      />
      <Section title={messages.makeToken}>
        <OperationForm operation="tokens.make" choices={{ scopes: choices }} />
      </Section>
    </AdminPage>
  );
}
