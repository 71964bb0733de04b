import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#app/features/account/messages/messages.ts';
import addPasskeyStyles from '#app/features/account/passkey/add-passkey.module.css';
import { addPasskey, type PasskeyOutcome } from '#app/features/account/passkey/passkey-browser.ts';
import { MAX_PASSKEY_NAME_LETTERS } from '#app/features/account/passkey/passkey-name.ts';
import type { Passkey } from '#app/features/account/passkey/passkey-store.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { LocalDate } from '#app/ui/local-date.tsx';
import styles from './account-page.module.css';
import {
  AccountForm,
  type AccountProblem,
  AccountRow,
  AccountSection,
} from './account-section.tsx';

type Props = {
  passkeys: readonly Passkey[];
  timeZone: string;
  isRecent: boolean;
  problem: AccountProblem;
};

/** The passkeys, each of which can be renamed and removed. Adding one needs scripts. */
export function PasskeySection({ passkeys, timeZone, isRecent, problem }: Props) {
  return (
    <AccountSection title={messages.passkeys}>
      <p className={styles.muted}>{messages.whatPasskeyIs}</p>
      {passkeys.length > 0 && (
        <ul className={`${styles.list} grid`}>
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id}>
              <AccountRow
                label={name}
                text={filled(usedAt === null ? messages.added : messages.addedAndUsed, {
                  added: <LocalDate createdSeconds={seconds(createdAt)} timeZone={timeZone} />,
                  used: usedAt !== null && (
                    <LocalDate createdSeconds={seconds(usedAt)} timeZone={timeZone} />
                  ),
                })}
              >
                {isRecent && (
                  <div className={`${styles.actions} flex wrap items-start`}>
                    <details className={styles.change}>
                      <summary>
                        {messages.rename}
                        <span className="visually-hidden"> {name}</span>
                      </summary>
                      <AccountForm
                        intent="rename-passkey"
                        id={id}
                        action={messages.saveName}
                        problem={problem}
                      >
                        <Field
                          label={messages.name}
                          name="name"
                          defaultValue={name}
                          maxLength={MAX_PASSKEY_NAME_LETTERS}
                          autoComplete="off"
                          required
                        />
                      </AccountForm>
                    </details>
                    <AccountForm
                      intent="remove-passkey"
                      id={id}
                      action={messages.remove}
                      about={name}
                      kind="quiet"
                      problem={problem}
                    />
                  </div>
                )}
              </AccountRow>
            </li>
          ))}
        </ul>
      )}
      {isRecent && <AddPasskey />}
    </AccountSection>
  );
}

function seconds(isoTime: string): number {
  return Date.parse(isoTime) / 1_000;
}

/** Makes a passkey on this device. Without scripts there is none. */
function AddPasskey() {
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
      className={`${addPasskeyStyles.form} scripts-only grid justify-items-start gap-4`}
      aria-describedby={noticeId}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div id={noticeId} role="status">
        {outcome?.kind === 'done' && (
          <Notice kind="success">
            <p>{messages.passkeyAdded}</p>
          </Notice>
        )}
        {outcome?.kind === 'cancelled' && (
          <Notice kind="info">
            <p>{messages.noPasskeyAdded}</p>
          </Notice>
        )}
        {outcome?.kind === 'failed' && (
          <Notice kind="error">
            <p>{outcome.message}</p>
          </Notice>
        )}
      </div>
      <Field
        label={messages.passkeyName}
        hint={messages.passkeyNameHint}
        value={name}
        maxLength={MAX_PASSKEY_NAME_LETTERS}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button kind="secondary" busy={isBusy}>
        {messages.addPasskey}
      </Button>
    </form>
  );
}
