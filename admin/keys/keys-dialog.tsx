import { Button } from '#app/ui/forms/button.tsx';
import styles from './key-list.module.css';
import { KeyList } from './key-list.tsx';
import { messages } from './messages/messages.ts';

/** The list of keys, which `?` opens. Without scripts nothing opens it. */
export function KeysDialog() {
  return (
    <dialog data-keys aria-labelledby="keys-title" className={styles.dialog}>
      <form method="dialog" className={`${styles.head} flex items-center justify-between gap-4`}>
        <h2 id="keys-title" className="text-title">
          {messages.keys}
        </h2>
        <Button kind="secondary">{messages.close}</Button>
      </form>
      <KeyList />
      <p className="text-small muted mt-4">{messages.aboutKeys}</p>
    </dialog>
  );
}
