import { existsSync } from 'node:fs';
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { readPathId } from '#admin/operations/path-id.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';

import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { OtherForms } from '#admin/ui/forms/other-forms.tsx';
import { ReloadWithoutScripts } from '#admin/ui/reload-without-scripts.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { JobNote } from '#app/features/jobs/job.ts';
import { formatNumber } from '#app/shared/plural.ts';
import { uploadedFile, uploadFolder } from '#app/shared/uploads/upload-folder.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { BAD_ROWS } from '#operations/catalogue/import/describe-import.ts';
import { importRequestSchema } from '#operations/catalogue/import/import-catalogue.server.ts';
import { showJob } from '#operations/jobs/jobs.server.ts';
import styles from './import.module.css';
import { JobProgress } from './job-progress.tsx';
import { messages } from './messages/messages.ts';
import { startedJob } from './receive-import.server.ts';

/** So many lines of a note are shown. */
const MAX_LINES = 20;

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: `${loaderData?.job.subject ?? messages.noSuchFile} · Admin` },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const job = await loadOperation(session, showJob, { job: readPathId(params.id) });
  const asked = importRequestSchema.safeParse(job.request).data ?? null;
  const folder = uploadFolder(session.dataDir, asked?.upload ?? '');
  const notes = (job.report?.notes ?? []).map(({ title, lines, more }) => {
    const shown = [...new Set(lines)].slice(0, MAX_LINES);
    return { title, lines: shown, more: more + lines.length - shown.length };
  });
  const numbers = job.report?.numbers ?? {};
  const hasFile = folder !== null && existsSync(uploadedFile(folder));
  return { job: { ...job, report: null }, asked, hasFile, notes, numbers };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await answerOperation(args);
  const { operation, output, isDone } = answer.data;
  if (!isDone) return answer;
  if (operation === 'jobs.remove') throw redirect('/import');
  const started =
    operation === 'catalogue.import' && (await startedJob(sessionOf(args.context), output));
  if (started) throw redirect(`/import/${started}`);
  return answer;
}

/** What the page says first. */
function Outcome({ job: { state, outcome }, asked, numbers }: Data) {
  const isTrial = asked?.dryRun === true;
  if (state === 'running') return null;
  if (state !== 'done') {
    return (
      <Notice kind="error" title={asked ? messages.wasNotImported : messages.wasNotDone}>
        <p>{outcome}</p>
      </Notice>
    );
  }
  if (!isTrial) {
    return (
      <Notice kind="success">
        <p>{asked ? messages.importedNow : outcome}</p>
        {asked?.fetchPictures && (
          <p>
            {filled(messages.picturesFetched, {
              list: <Link to="/import">{messages.theList}</Link>,
            })}
          </p>
        )}
      </Notice>
    );
  }
  if (!numbers.badRows) return null;
  return (
    <Notice kind="warning">
      <p>
        {messages.someRowsBad}
        {asked.replace && ` ${messages.badWithdrawn}`}
      </p>
    </Notice>
  );
}

/** What can be done with the file. */
function Actions({ job: { id, state, subject }, asked, hasFile, numbers }: Data) {
  if (state === 'running') {
    return <OperationForm operation="jobs.cancel" button={messages.cancel} fields={{ job: id }} />;
  }
  const { added = 0, changed = 0, withdrawn = 0, counted: shelves = 0 } = numbers;
  const isDone = state === 'done';
  const isTrial = asked?.dryRun === true;
  const changes = added + changed + withdrawn + shelves;
  const file = {
    ...{ upload: asked?.upload ?? '', name: subject, skipInvalid: 'yes' },
    ...{ replace: asked?.replace ? 'yes' : 'no', encoding: asked?.encoding ?? '' },
    fetchPictures: asked?.fetchPictures ? 'yes' : 'no',
  };
  return (
    <div className="flex wrap items-center gap-3">
      {hasFile && isTrial && isDone && changes > 0 && (
        <OperationForm
          kind="primary"
          operation="catalogue.import"
          button={messages.importRows(numbers.goodRows ?? 0)}
          fields={file}
          typed={[]}
        />
      )}
      {isTrial && isDone && changes === 0 && <p>{messages.nothingWouldChange}</p>}
      {hasFile && !isDone && (
        <OperationForm
          kind="primary"
          operation="catalogue.import"
          button={messages.lookAgain}
          fields={{ ...file, dryRun: 'yes' }}
          typed={[]}
        />
      )}
      <OperationForm
        operation="jobs.remove"
        button={isTrial ? messages.discard : messages.removeFromList}
        fields={{ job: id }}
      />
    </div>
  );
}

/** What an import would do, or has done, in numbers. */
function Numbers({ asked, numbers }: Data) {
  const isDone = !asked?.dryRun;
  const words = messages.numbers;
  const rows: [name: string, count: number | undefined][] = [
    [words.added, numbers.added],
    [words.changed, numbers.changed],
    [words.unchanged, numbers.unchanged],
    asked?.replace ? [words.withdrawn, numbers.withdrawn] : [words.others, numbers.others],
    [words.counted, numbers.counted],
    [isDone ? words.leftOut : messages.badRows, numbers.badRows],
  ];
  return (
    <Section title={isDone ? messages.whatHasChanged : messages.whatWouldChange}>
      <dl className={styles.numbers}>
        {rows.map(([name, count = 0]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Note({ note: { title, lines, more }, file }: { note: JobNote; file: string | null }) {
  const titles: Readonly<Record<string, string | undefined>> = messages.noteTitles;
  return (
    <Section title={titles[title] ?? title}>
      {file && (
        <p>{filled(messages.mendBadRows, { file: <a href={file}>{messages.badRowsAsFile}</a> })}</p>
      )}
      <ul className="grid text-small gap-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {more > 0 && <p>{messages.moreLines(more)}</p>}
    </Section>
  );
}

export default function ImportFile() {
  const shown = useLoaderData<typeof loader>();
  const { job, asked, hasFile, notes } = shown;
  const [bad, others] = [true, false].map((isBad) =>
    notes.filter(({ title }) => (title === BAD_ROWS) === isBad),
  );
  return (
    <AdminPage
      title={job.subject}
      above={<Link to="/import">{messages.importAndExport}</Link>}
      below={asked?.replace ? messages.isWholeCatalogue : undefined}
    >
      <div role="status" className="stack">
        <Outcome {...shown} />
      </div>
      {job.state === 'running' && (
        <Panel>
          <JobProgress key={job.id} id={job.id} first={job} />
          <ReloadWithoutScripts />
        </Panel>
      )}
      {others?.map((note) => (
        <Note key={note.title} note={note} file={null} />
      ))}
      {job.state === 'done' && asked && <Numbers {...shown} />}
      <Actions {...shown} />
      {bad?.map((note) => (
        <Note key={note.title} note={note} file={hasFile ? `/import/${job.id}/bad-rows` : null} />
      ))}
      <OtherForms about={{ job: job.id }} />
    </AdminPage>
  );
}
