import { useRouteLoaderData } from 'react-router';
import type { Scope } from '#operations/scopes.ts';
import styles from './key-list.module.css';
import { keysOf } from './keys.ts';

/** What each key does for whoever is signed in. */
export function KeyList() {
  const root: { member: { scopes: readonly Scope[] } | null } | undefined =
    useRouteLoaderData('root');
  return (
    <dl className={styles.keys}>
      {keysOf(root?.member?.scopes ?? []).map(({ keys, what }) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (
              <kbd
                key={key}
                className={`${styles.key} text-small mono rounded control-border text-center`}
              >
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
