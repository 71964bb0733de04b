import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { readPathId } from '#admin/desk/path-id.ts';
import { readDeskForm } from '#admin/desk/read-desk-form.ts';
import { counted } from '#admin/ui/counted.ts';
import { PostForm } from '#admin/ui/post-form.tsx';
import { ReloadWithoutScripts } from '#admin/ui/reload-without-scripts.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './import.module.css';
import { checkAgain, discardImport, importOf, startImport } from './import-desk.server.ts';
import { ImportProgressBar } from './import-progress-bar.tsx';
import { isCutOff, isRunning } from './import-state.ts';
import type { ImportState } from './import-store.server.ts';

type ImportReportProps = {
  report: NonNullable<ImportState['report']>;
  isDone: boolean;
  replace: boolean;
};

const number = new Intl.NumberFormat('en-US');

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: `${loaderData?.name ?? 'No such file'} · Admin` },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = readPathId(params.id);
  const { state } = await importOf(deskOf(context), id);
  const { path: _path, ...shown } = state;
  const nowMs = Date.now();
  return { id, ...shown, isRunning: isRunning(state, nowMs), isCutOff: isCutOff(state, nowMs) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const desk = deskOf(context);
  const id = readPathId(params.id);
  const fields = (await readDeskForm(request)) ?? {};
  if (fields.do === 'import') await startImport(desk, id);
  if (fields.do === 'check') await checkAgain(desk, id);
  if (fields.do === 'discard') {
    await discardImport(desk, id);
    throw redirect('/import');
  }
  throw redirect(`/import/${id}`);
}

/** What the page says first. */
function Outcome({ file }: { file: Data }) {
  const { step, failure, report } = file;
  if (file.isCutOff) {
    return (
      <Notice kind="error">
        <p>
          Its process has ended meanwhile. Check it again: that says what of it is in the catalogue.
        </p>
      </Notice>
    );
  }
  if (step === 'imported') {
    return (
      <Notice kind="success">
        <p>Imported. The shop shows it now.</p>
      </Notice>
    );
  }
  if (step === 'failed') {
    return (
      <Notice kind="error" title="It cannot be imported">
        <p>{failure}</p>
      </Notice>
    );
  }
  if (step !== 'checked' || !report || report.badRows === 0) return null;
  return (
    <Notice kind="warning">
      <p>
        Some rows cannot be imported. Import the others and mend these, or discard the file.
        {file.replace && ' What the bad rows are about would be withdrawn.'}
      </p>
    </Notice>
  );
}

export default function ImportFile() {
  const file = useLoaderData<typeof loader>();
  const { id, step, report, problems, problemCount, leftOut } = file;
  const isBusy = useNavigation().state === 'submitting';
  const isDone = step === 'imported';
  const changes = report ? report.added + report.changed + report.withdrawn + report.counted : 0;
  return (
    <>
      <PageHeading
        above={<Link to="/import">Import and export</Link>}
        below={file.replace ? 'It is the whole catalogue.' : undefined}
      >
        {file.name}
      </PageHeading>
      <div role="status" className="stack">
        <Outcome file={file} />
      </div>
      {file.isRunning && (step === 'checking' || step === 'importing') && (
        <Panel>
          <ImportProgressBar key={step} id={id} step={step} progress={file.progress} />
          <ReloadWithoutScripts />
        </Panel>
      )}
      {leftOut.length > 0 && !file.isRunning && (
        <Panel labelledBy="left-out" className="stack">
          <h2 id="left-out">Left out</h2>
          <ul className={styles.problems}>
            {leftOut.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
      )}
      {!file.isRunning && report && step !== 'failed' && !file.isCutOff && (
        <Panel labelledBy="report" className="stack">
          <h2 id="report">{isDone ? 'What has changed' : 'What would change'}</h2>
          <ImportReport report={report} isDone={isDone} replace={file.replace} />
        </Panel>
      )}
      {!file.isRunning && (
        <PostForm className={styles.actions}>
          {step === 'checked' && changes > 0 && (
            <Button kind="primary" name="do" value="import" busy={isBusy}>
              Import {counted(report?.goodRows ?? 0, 'row')}
            </Button>
          )}
          {step === 'checked' && changes === 0 && <p>Nothing would change.</p>}
          {!isDone && step !== 'checked' && (
            <Button kind="primary" name="do" value="check" busy={isBusy}>
              Check it again
            </Button>
          )}
          <Button kind="secondary" name="do" value="discard">
            {isDone ? 'Remove the file' : 'Discard the file'}
          </Button>
        </PostForm>
      )}
      {problemCount > 0 && !file.isRunning && (
        <Panel labelledBy="problems" className="stack">
          <h2 id="problems">Bad rows</h2>
          <p>
            <a href={`/import/${id}/bad-rows`}>The bad rows as a file</a>: what is wrong stands in
            its last column. Mend it and import it.
          </p>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {problemCount > problems.length && (
            <p>And {counted(problemCount - problems.length, 'problem')} more.</p>
          )}
        </Panel>
      )}
    </>
  );
}

/** What an import would do, or has done, in numbers. */
function ImportReport({ report, isDone, replace }: ImportReportProps) {
  const { added, changed, unchanged, withdrawn, others, counted, badRows } = report;
  const numbers: [name: string, count: number][] = [
    ['New', added],
    ['Changed', changed],
    ['As they were', unchanged],
    replace ? ['Withdrawn', withdrawn] : ['Not in the file, left as they are', others],
    ['Counted anew', counted],
    [isDone ? 'Bad rows, left out' : 'Bad rows', badRows],
  ];
  return (
    <dl className={styles.numbers}>
      {numbers.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
