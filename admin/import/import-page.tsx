import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { noAnswer } from '#admin/operations/operation-answer.ts';
import { messages as productMessages } from '#admin/products/messages/messages.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import choiceStyles from '#admin/ui/forms/choice.module.css';
import { FileDrop } from '#admin/ui/forms/file-drop.tsx';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import type { Job } from '#app/features/jobs/job.ts';
import { formatNumber } from '#app/shared/plural.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { listJobs } from '#operations/jobs/jobs.server.ts';
import { messages } from './messages/messages.ts';
import { MAX_IMPORT_MB, receiveImport } from './receive-import.server.ts';

type JobRow = { id: string; subject: string; what: string; at: number };

/** What a job is or has come to; imports have words of their own. */
function wordsOf({ kind, state, request }: Pick<Job, 'kind' | 'state' | 'request'>): string {
  if (kind !== 'catalogue.import') return `${kind.replace('.', ' ')}, ${state}`;
  if (request.dryRun !== true) return messages.states[state];
  if (state === 'running') return messages.lookingAt;
  return state === 'done' ? messages.lookedAt : messages.states[state];
}

const columnsOf = (): Column<JobRow>[] => [
  { name: messages.file, cell: ({ id, subject }) => <Link to={`/import/${id}`}>{subject}</Link> },
  { name: messages.state, cell: ({ what }) => what },
  { name: messages.when, cell: ({ at }) => <ShortTime seconds={at} /> },
];

export const meta = () => [{ title: `${messages.importAndExport} · Admin` }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { jobs } = await loadOperation(sessionOf(context), listJobs, {});
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
  const received = await receiveImport(sessionOf(context), request);
  if (received.ok) throw redirect(`/import/${received.value}`);
  return data(noAnswer('catalogue.import', received.refusal), 400);
}

export default function Import() {
  const { maxMegabytes, rows } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <AdminPage
      title={messages.importAndExport}
      above={<Link to="/products">{productMessages.products}</Link>}
    >
      <Section title={messages.importing}>
        <PostForm encType="multipart/form-data" className="stack">
          <FileDrop
            label={messages.file}
            name="file"
            accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson"
            required
            hint={messages.aboutFile(formatNumber(maxMegabytes))}
          />
          <SelectField
            label={messages.encoding}
            name="encoding"
            placeholder={messages.unicode}
            choices={[['windows-1252', messages.windows]]}
          />
          <label className={`${choiceStyles.choice} flex items-center gap-2`}>
            <input type="checkbox" name="replace" />
            <span>{messages.isWhole}</span>
          </label>
          <label className={`${choiceStyles.choice} flex items-center gap-2`}>
            <input type="checkbox" name="fetchPictures" />
            <span>{messages.fetchPictures}</span>
          </label>
          <div>
            <Button kind="primary" busy={isBusy}>
              {isBusy ? messages.sending : messages.look}
            </Button>
          </div>
        </PostForm>
      </Section>
      {rows.length > 0 && (
        <section aria-labelledby="imports" className="stack">
          <h2 id="imports">{messages.recentFiles}</h2>
          <DataTable
            caption={messages.recentFiles}
            columns={columnsOf()}
            rows={rows}
            keyOf={({ id }) => id}
            empty={messages.noFiles}
          />
        </section>
      )}
      <Section title={messages.exporting}>
        <p>{messages.aboutExport}</p>
        <p className="flex wrap items-center gap-3">
          <a href="/export?format=csv" className="reach">
            {messages.csv}
          </a>
          <a href="/export?format=json" className="reach">
            JSON
          </a>
          <a href="/export?format=jsonl" className="reach">
            JSON Lines
          </a>
        </p>
      </Section>
    </AdminPage>
  );
}
