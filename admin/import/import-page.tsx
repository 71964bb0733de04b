import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import choiceStyles from '#admin/ui/choice.module.css';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { FileDrop } from '#admin/ui/file-drop.tsx';
import { PostForm } from '#admin/ui/post-form.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './import.module.css';
import { MAX_IMPORT_MB, receiveImport } from './import-desk.server.ts';
import type { ImportStep } from './import-state.ts';
import { listImports } from './import-store.server.ts';

type ImportRow = { id: string; name: string; step: ImportStep; atMs: number };

const WORDS: Record<ImportStep, string> = {
  checking: 'Being checked',
  checked: 'Checked, not imported',
  importing: 'Being imported',
  imported: 'Imported',
  failed: 'Not imported',
};

const columns: readonly Column<ImportRow>[] = [
  { name: 'File', cell: ({ id, name }) => <Link to={`/import/${id}`}>{name}</Link> },
  { name: 'State', cell: ({ step }) => WORDS[step] },
  { name: 'When', cell: ({ atMs }) => <ShortTime seconds={atMs / 1_000} /> },
];

export const meta = () => [{ title: 'Import and export · Admin' }];

export async function loader({ context }: LoaderFunctionArgs) {
  const imports = await listImports(deskOf(context).dataDir);
  return {
    maxMegabytes: MAX_IMPORT_MB,
    imports: imports.map(({ id, name, step, atMs }) => ({ id, name, step, atMs })),
  };
}

/** Takes a file: this path has a larger limit than others (docs/admin.md). */
export async function action({ request, context }: ActionFunctionArgs) {
  const received = await receiveImport(deskOf(context), request);
  if (received.ok) throw redirect(`/import/${received.value}`);
  return data({ message: received.refusal }, 400);
}

export default function Import() {
  const { maxMegabytes, imports } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHeading above={<Link to="/products">Products</Link>}>Import and export</PageHeading>
      <div role="status">
        {answer && (
          <Notice kind="error">
            <p>{answer.message}</p>
          </Notice>
        )}
      </div>
      <Panel labelledBy="import">
        <PostForm encType="multipart/form-data" className="stack">
          <h2 id="import">Import</h2>
          <FileDrop
            label="File"
            name="file"
            accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson"
            required
            hint={`Drop it here. CSV, JSON or JSON Lines, as the export below, Shopify or WooCommerce write it; at most ${maxMegabytes.toLocaleString('en-US')} MB. You see first what it would change.`}
          />
          <SelectField
            label="How its text is saved"
            name="encoding"
            placeholder="UTF-8 or UTF-16"
            choices={[['windows-1252', 'Windows, Western Europe and America']]}
          />
          <label className={choiceStyles.choice}>
            <input type="checkbox" name="replace" />
            <span>It is the whole catalogue: withdraw what is not in it</span>
          </label>
          <div>
            <Button kind="primary" busy={isBusy}>
              {isBusy ? 'Sending the file …' : 'Look at what would change'}
            </Button>
          </div>
        </PostForm>
      </Panel>
      {imports.length > 0 && (
        <section aria-labelledby="imports" className="stack">
          <h2 id="imports">Files of the last day</h2>
          <ImportRows imports={imports} />
        </section>
      )}
      <Panel labelledBy="export" className="stack">
        <h2 id="export">Export</h2>
        <p>Every product on sale, with all its columns. Change the file and import it again.</p>
        <p className={styles.actions}>
          <a href="/export?format=csv">CSV, for spreadsheets</a>
          <a href="/export?format=json">JSON</a>
          <a href="/export?format=jsonl">JSON Lines</a>
        </p>
      </Panel>
    </>
  );
}

/** The files that were sent lately. */
function ImportRows({ imports }: { imports: readonly ImportRow[] }) {
  return (
    <DataTable
      caption="Files of the last day"
      columns={columns}
      rows={imports}
      keyOf={({ id }) => id}
      empty="No file was sent."
    />
  );
}
