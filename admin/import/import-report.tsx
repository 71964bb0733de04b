import styles from './import.module.css';
import type { ImportState } from './import-store.server.ts';

type ImportReportProps = {
  report: NonNullable<ImportState['report']>;
  isDone: boolean;
  replace: boolean;
};

const number = new Intl.NumberFormat('en-US');

/** What an import would do, or has done, in numbers. */
export function ImportReport({ report, isDone, replace }: ImportReportProps) {
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
