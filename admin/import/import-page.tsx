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
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import { noAnswer } from '#admin/desk/operation-answer.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import choiceStyles from '#admin/ui/forms/choice.module.css';
import { FileDrop } from '#admin/ui/forms/file-drop.tsx';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import type { Job, JobState } from '#app/features/jobs/job.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { listJobs } from '#operations/jobs/jobs.server.ts';
import styles from './import.module.css';
import { MAX_IMPORT_MB, receiveImport } from './receive-import.server.ts';

type JobRow = { id: string; subject: string; what: string; at: number };

const DONE: Record<JobState, string> = {
  running: 'Being imported',
  done: 'Imported',
  refused: 'Not imported',
  failed: 'Not imported',
  cancelled: 'Cancelled',
  interrupted: 'Cut off: not imported',
};

/** What a job is or has come to; imports have words of their own. */
function wordsOf({ kind, state, request }: Pick<Job, 'kind' | 'state' | 'request'>): string {
  if (kind !== 'catalogue.import') return `${kind.replace('.', ' ')}, ${state}`;
  if (request.dryRun !== true) return DONE[state];
  if (state === 'running') return 'Being looked at';
  return state === 'done' ? 'Looked at, not imported' : DONE[state];
}

const columns: readonly Column<JobRow>[] = [
  { name: 'File', cell: ({ id, subject }) => <Link to={`/import/${id}`}>{subject}</Link> },
  { name: 'State', cell: ({ what }) => what },
  { name: 'When', cell: ({ at }) => <ShortTime seconds={at} /> },
];

export const meta = () => [{ title: 'Import and export · Admin' }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { jobs } = await loadOperation(deskOf(context), listJobs, {});
  const rows = jobs.toReversed().map((job): JobRow => {
    return { id: job.id, subject: job.subject, what: wordsOf(job), at: job.startedSeconds };
  });
  return { maxMegabytes: MAX_IMPORT_MB, rows };
}

/** Takes a file: this path has a larger limit than others (docs/admin.md). */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const isFile = request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (!isFile) return answerOperation(args);
  const received = await receiveImport(deskOf(context), request);
  if (received.ok) throw redirect(`/import/${received.value}`);
  return data(noAnswer('catalogue.import', received.refusal), 400);
}

export default function Import() {
  const { maxMegabytes, rows } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <AdminPage title="Import and export" above={<Link to="/products">Products</Link>}>
      <Section title="Import">
        <PostForm encType="multipart/form-data" className="stack">
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
          <label className={choiceStyles.choice}>
            <input type="checkbox" name="fetchPictures" />
            <span>It is of another shop: fetch its pictures from there into this one</span>
          </label>
          <div>
            <Button kind="primary" busy={isBusy}>
              {isBusy ? 'Sending the file …' : 'Look at what would change'}
            </Button>
          </div>
        </PostForm>
      </Section>
      {rows.length > 0 && (
        <section aria-labelledby="imports" className="stack">
          <h2 id="imports">Files of the last 30 days</h2>
          <DataTable
            caption="Files of the last 30 days"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            empty="No file was sent."
          />
        </section>
      )}
      <Section title="Export">
        <p>Every product on sale, with all its columns. Change the file and import it again.</p>
        <p className={styles.actions}>
          <a href="/export?format=csv">CSV, for spreadsheets</a>
          <a href="/export?format=json">JSON</a>
          <a href="/export?format=jsonl">JSON Lines</a>
        </p>
      </Section>
    </AdminPage>
  );
}
