import { Link } from 'react-router';
import type { OperationAnswer } from '#admin/desk/operation-answer.ts';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm, useMay } from '#admin/ui/operation-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import {
  describeOrders,
  describeTime,
  describeUses,
  describeWorth,
  type ShownCode,
} from '#operations/settings/describe-code.ts';
import { CodeFields } from './code-fields.tsx';
import styles from './settings.module.css';

type CodesPanelProps = {
  codes: readonly ShownCode[];
  /** Whether the shop asks for a code. */
  isAsked: boolean;
  answer: OperationAnswer | undefined;
};

const columns: readonly Column<ShownCode>[] = [
  {
    name: 'Code',
    cell: ({ name }) => (
      <Link to={`/settings/code/${name}`} className={styles.code ?? ''}>
        {name}
      </Link>
    ),
  },
  { name: 'Takes off', isNumber: true, cell: describeWorth },
  { name: 'When', cell: describeTime },
  { name: 'Uses', cell: describeUses },
  { name: 'Orders', isNumber: true, cell: describeOrders },
];

/** The codes that take something off, and a new one. */
export function CodesPanel({ codes, isAsked, answer }: CodesPanelProps) {
  const isRefused = answer?.operation === 'codes.set' && !answer.isDone;
  return (
    <Panel labelledBy="codes" className="stack">
      <div>
        <h2 id="codes" className={styles.title}>
          Codes
        </h2>
        <p className={styles.muted}>
          {isAsked
            ? 'What a shopper types on the payment page. An order keeps the code that it used.'
            : 'CODES is not set to on: the shop asks for no code.'}
        </p>
      </div>
      <DataTable
        isFlat
        caption="Codes"
        columns={columns}
        rows={codes}
        keyOf={({ name }) => name}
        empty="There are no codes."
      />
      <details className={styles.new} open={isRefused || undefined} hidden={!useMay('codes.set')}>
        <summary>Make a code</summary>
        <OperationForm
          operation="codes.set"
          button="Make the code"
          fields={{ seenVersion: '' }}
          className="stack"
          key={codes.map(({ name }) => name).join()}
        >
          <CodeFields code={null} answer={answer} />
        </OperationForm>
      </details>
    </Panel>
  );
}
