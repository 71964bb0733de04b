import styles from './key-list.module.css';
import { KEYS } from './keys.ts';

/** What each key does. */
export function KeyList() {
  return (
    <dl className={styles.keys}>
      {KEYS.map(({ keys, what }) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
