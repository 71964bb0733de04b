import { Link } from 'react-router';
import type { Column } from '#admin/ui/data-table.tsx';
import {
  describeOrders,
  describeTime,
  describeUses,
  describeWorth,
  type ShownCode,
} from '#operations/settings/describe-code.ts';
import { ListSection } from './list-section.tsx';
import styles from './settings.module.css';

type CodesPanelProps = {
  codes: readonly ShownCode[];
  /** The last of them, where there are more. */
  next: string | null;
  /** Whether the shop asks for a code. */
  isAsked: boolean;
};

/** The query of the page: the last code of the page before. */
export const AFTER_CODE = 'after-code';

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

const ADD = {
  ...{ operation: 'codes.set', seen: 'seenVersion' },
  ...{ summary: 'Make a code', button: 'Make the code' },
};

/** The codes that take something off, and a new one. */
export function CodesPanel({ codes, next, isAsked }: CodesPanelProps) {
  return (
    <ListSection
      title="Codes"
      about={
        <>
          {isAsked
            ? 'What a shopper types on the payment page. An order keeps the code that it used.'
            : 'Discount codes are off: the shop asks for no code.'}
          {next !== null && (
            <>
              {' '}
              <Link to={`/settings?${new URLSearchParams({ [AFTER_CODE]: next })}`}>
                More codes
              </Link>
            </>
          )}
        </>
      }
      caption="Codes"
      columns={columns}
      rows={codes}
      keyOf={({ name }) => name}
      empty="There are no codes."
      add={ADD}
    />
  );
}
