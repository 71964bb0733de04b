import { Link } from 'react-router';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { PostForm } from '#admin/ui/post-form.tsx';
import { useShopZone } from '#admin/ui/use-shop-zone.ts';
import type { ListedCode } from '#app/features/codes/codes.server.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { CodeFields } from './code-fields.tsx';
import { describeTime, describeUses, describeWorth } from './code-messages.ts';
import styles from './settings.module.css';
import type { CodeProblems } from './settings-form.ts';

type CodesPanelProps = {
  codes: readonly ListedCode[];
  /** How far orders with a code are counted. */
  maxOrders: number;
  nowSeconds: number;
  /** Whether the shop asks for a code. */
  isAsked: boolean;
  /** What was sent of a new code, where it was refused. */
  typed: Readonly<Record<string, string>> | null;
  problems: CodeProblems;
  isBusy: boolean;
};

/** The codes that take something off, and a new one. */
export function CodesPanel(props: CodesPanelProps) {
  const { codes, maxOrders, nowSeconds, isAsked, typed, problems, isBusy } = props;
  const timeZone = useShopZone();
  const columns: readonly Column<ListedCode>[] = [
    {
      name: 'Code',
      cell: ({ name }) => (
        <Link to={`/settings/code/${name}`} className={styles.code ?? ''}>
          {name}
        </Link>
      ),
    },
    { name: 'Takes off', isNumber: true, cell: describeWorth },
    { name: 'When', cell: (code) => describeTime(code, nowSeconds, timeZone) },
    { name: 'Uses', cell: describeUses },
    {
      name: 'Orders',
      isNumber: true,
      cell: ({ orders }) => (orders > maxOrders ? `${maxOrders.toLocaleString('en-US')}+` : orders),
    },
  ];
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
      <details className={styles.new} open={typed !== null || undefined}>
        <summary>Make a code</summary>
        <PostForm className="stack" key={codes.map(({ name }) => name).join()}>
          <CodeFields code={null} typed={typed} problems={problems} />
          <div>
            <Button kind="secondary" name="do" value="code" busy={isBusy}>
              Make the code
            </Button>
          </div>
        </PostForm>
      </details>
    </Panel>
  );
}
