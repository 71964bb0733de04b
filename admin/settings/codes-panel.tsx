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
import { messages } from './messages/messages.ts';
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

const columnsOf = (): Column<ShownCode>[] => [
  {
    name: messages.code,
    cell: ({ name }) => (
      <Link to={`/settings/code/${name}`} className={styles.code ?? ''}>
        {name}
      </Link>
    ),
  },
  { name: messages.takesOff, isNumber: true, cell: describeWorth },
  { name: messages.when, cell: describeTime },
  { name: messages.uses, cell: describeUses },
  { name: messages.orders, isNumber: true, cell: describeOrders },
];

/** The codes that take something off, and a new one. */
export function CodesPanel({ codes, next, isAsked }: CodesPanelProps) {
  return (
    <ListSection
      title={messages.codes}
      about={
        <>
          {isAsked ? messages.aboutCodes : messages.codesOff}
          {next !== null && (
            <>
              {' '}
              <Link to={`/settings?${new URLSearchParams({ [AFTER_CODE]: next })}`}>
                {messages.moreCodes}
              </Link>
            </>
          )}
        </>
      }
      caption={messages.codes}
      columns={columnsOf()}
      rows={codes}
      keyOf={({ name }) => name}
      empty={messages.noCodes}
      add={{
        ...{ operation: 'codes.set', seen: 'seenVersion' },
        ...{ summary: messages.addCode, button: messages.makeCode },
      }}
    />
  );
}
