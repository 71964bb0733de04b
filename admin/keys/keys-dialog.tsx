import { Button } from '#app/ui/forms/button.tsx';
import styles from './key-list.module.css';
import { KeyList } from './key-list.tsx';

/** The list of keys, which `?` opens. Without scripts nothing opens it. */
export function KeysDialog() {
  return (
    <dialog data-keys aria-labelledby="keys-title" className={styles.dialog}>
      <form method="dialog" className={styles.head}>
        <h2 id="keys-title" className={styles.title}>
          Keys
        </h2>
        <Button kind="secondary">Close</Button>
      </form>
      <KeyList />
      <p className={styles.below}>
        They do nothing while you type in a field. The settings of the admin switch them off.
      </p>
    </dialog>
  );
}
