import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import styles from './add-passkey.module.css';
import { addPasskey, type PasskeyOutcome } from './passkey-browser.ts';
import { MAX_PASSKEY_NAME_LETTERS } from './passkey-name.ts';

/** Makes a passkey on this device. Without scripts there is none. */
export function AddPasskey() {
  const { revalidate } = useRevalidator();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PasskeyOutcome | null>(null);
  const noticeId = useId();

  async function add(): Promise<void> {
    setBusy(true);
    const added = await addPasskey(name);
    setBusy(false);
    setOutcome(added);
    if (added.kind !== 'done') return;
    setName('');
    await revalidate();
  }

  return (
    <form
      className={styles.form}
      aria-describedby={noticeId}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div id={noticeId} role="status">
        {outcome?.kind === 'done' && (
          <Notice kind="success">
            <p>The passkey is added. You can sign in with it from now on.</p>
          </Notice>
        )}
        {outcome?.kind === 'cancelled' && (
          <Notice kind="info">
            <p>No passkey was added.</p>
          </Notice>
        )}
        {outcome?.kind === 'failed' && (
          <Notice kind="error">
            <p>{outcome.message}</p>
          </Notice>
        )}
      </div>
      <Field
        label="Name of the new passkey"
        hint="Such as: my phone. Empty, it is named after this browser."
        value={name}
        maxLength={MAX_PASSKEY_NAME_LETTERS}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button kind="secondary" busy={isBusy}>
        Add a passkey
      </Button>
    </form>
  );
}
