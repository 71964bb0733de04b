import type { SettingGroup, ShownSetting } from '#admin/desk/shown-setting.ts';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './settings.module.css';

const columns: readonly Column<ShownSetting>[] = [
  { name: 'Setting', cell: ({ name }) => <span className={styles.name}>{name}</span> },
  { name: 'Value', cell: ({ value }) => <span className={styles.value}>{value}</span> },
  { name: 'Where', cell: ({ isSet }) => (isSet ? 'Environment' : 'Default') },
];

/** What the environment decides: shown, not changed. */
export function EnvironmentPanel({ groups }: { groups: readonly SettingGroup[] }) {
  return (
    <Panel labelledBy="environment">
      <h2 id="environment" className={styles.title}>
        Set where the shop is started
      </h2>
      <p className={styles.muted}>
        In the environment of its process, or in the file .env beside it. A change holds from the
        next start on. Secrets are not shown.
      </p>
      {groups.map(({ title, settings }) => (
        <div key={title}>
          <h3 className={styles.group}>{title}</h3>
          <DataTable
            isFlat
            caption={title}
            columns={columns}
            rows={settings}
            keyOf={({ name }) => name}
            empty=""
          />
        </div>
      ))}
    </Panel>
  );
}
