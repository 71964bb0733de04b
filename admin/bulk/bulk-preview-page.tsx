import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { readPathId } from '#admin/operations/path-id.ts';
import { messages as productMessages } from '#admin/products/messages/messages.ts';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm, OperationOutcome } from '#admin/ui/forms/operation-form.tsx';
import { ReloadWithoutScripts } from '#admin/ui/reload-without-scripts.tsx';
import type { BulkChange } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import type { BulkRow } from '#app/features/catalogue/edit/bulk/bulk-preview.server.ts';
import { targetOf } from '#app/features/catalogue/edit/bulk/bulk-target.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { scopeToo } from '#operations/catalogue/change-many.server.ts';
import { SCOPES } from '#operations/scopes.ts';
import { inShopWords } from '#operations/words/in-shop-words.ts';
import { formatBulkFilter } from './bulk-form.ts';
import {
  describeChange,
  describeFilter,
  describeLeftOut,
  describeValue,
  nameOfValue,
} from './bulk-messages.ts';
import { messages } from './messages/messages.ts';
import { findBulk } from './shown-bulk.server.ts';

type BulkRowsProps = {
  caption: string;
  change: BulkChange;
  rows: readonly BulkRow[];
  empty: string;
};

export const meta = () => [{ title: `${messages.whatWouldChange} · Admin` }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { queries, member } = sessionOf(context);
  const id = readPathId(params.id);
  const bulk = await findBulk(queries, id);
  if (!bulk) throw data(null, { status: 404 });
  const needed = scopeToo(bulk.change);
  const missing = needed && !member.scopes.includes(needed) ? inShopWords(SCOPES[needed]) : null;
  return { id, ...bulk, missing };
}

export const action = answerOperation;

export default function BulkPreview() {
  const { id, filter, change, same, impossible, counts, isRunning, rows, left, missing } =
    useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { todo, done } = counts;
  const isStarted = done + counts.left > 0;
  const leftOut = describeLeftOut(change, { same, impossible });
  return (
    <>
      <PageHeading
        above={<Link to={`/bulk${formatBulkFilter(filter)}`}>{messages.changeManyProducts}</Link>}
        below={messages.whichAre(describeFilter(filter))}
      >
        {describeChange(change)}
      </PageHeading>
      <div role="status">
        {isStarted && (
          <Notice kind={isRunning ? 'info' : todo + counts.left > 0 ? 'warning' : 'success'}>
            <p>
              {messages.countChanged(done)}
              {counts.left > 0 && ` ${messages.countLeft(counts.left)}`}
              {todo > 0 && ` ${messages.countToGo(todo)}`}
            </p>
          </Notice>
        )}
      </div>
      {answer && !answer.isDone && <OperationOutcome answer={answer} />}
      {isRunning && <ReloadWithoutScripts />}
      {todo > 0 && missing !== null && (
        <Notice kind="warning">
          <p>{messages.mayOnlyLook(missing)}</p>
        </Notice>
      )}
      {todo > 0 && !isRunning && missing === null && (
        <OperationForm
          operation="products.change-many"
          typed={[]}
          button={isStarted ? messages.changeRest : messages.changeCount(todo)}
          kind="primary"
          fields={{ preview: id }}
        />
      )}
      {!isStarted && leftOut && <p>{leftOut}</p>}
      {counts.left > 0 && (
        <section aria-labelledby="left" className="stack">
          <h2 id="left">{messages.leftAlone}</h2>
          <BulkRows caption={messages.leftAlone} change={change} rows={left} empty="" />
        </section>
      )}
      <section aria-labelledby="rows" className="stack">
        <h2 id="rows">{isStarted ? messages.changed : messages.whatWouldChange}</h2>
        <BulkRows
          caption={isStarted ? messages.changed : messages.whatWouldChange}
          change={change}
          rows={rows}
          empty={messages.nothingWouldChange}
        />
        {(isStarted ? done : todo) > rows.length && <p>{messages.theFirst(rows.length)}</p>}
      </section>
    </>
  );
}

/** Products with how each was and is to be. */
function BulkRows({ caption, change, rows, empty }: BulkRowsProps) {
  const target = targetOf(change);
  const isNumber = target !== 'category' && target !== 'withdrawn';
  const name = nameOfValue(change);
  const columns: readonly Column<BulkRow>[] = [
    {
      name: productMessages.product,
      cell: ({ variant, title }) => (
        <Link to={`/products/${encodeURIComponent(variant)}`}>{title}</Link>
      ),
    },
    { name: productMessages.variant, cell: ({ variant }) => variant },
    { name: messages.before(name), isNumber, cell: ({ before }) => describeValue(target, before) },
    {
      name: messages.after(name),
      isNumber,
      cell: ({ after }) => <strong>{describeValue(target, after)}</strong>,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ variant }) => variant}
      empty={empty}
    />
  );
}
