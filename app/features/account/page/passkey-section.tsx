import { AddPasskey } from '#app/features/account/passkey/add-passkey.tsx';
import { MAX_PASSKEY_NAME_LETTERS } from '#app/features/account/passkey/passkey-name.ts';
import type { Passkey } from '#app/features/account/passkey/passkey-store.server.ts';
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
    <AccountSection title="Passkeys">
      <p className={styles.muted}>
        A passkey signs you in with the lock of your device: a fingerprint, a face or a PIN. It
        works besides your password.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id}>
              <AccountRow
                label={name}
                text={
                  <>
                    Added <LocalDate createdSeconds={seconds(createdAt)} timeZone={timeZone} />
                    {usedAt !== null && (
                      <>
                        , last used{' '}
                        <LocalDate createdSeconds={seconds(usedAt)} timeZone={timeZone} />
                      </>
                    )}
                  </>
                }
              >
                {isRecent && (
                  <div className={styles.actions}>
                    <details className={styles.change}>
                      <summary>
                        Rename<span className="visually-hidden"> {name}</span>
                      </summary>
                      <AccountForm
                        intent="rename-passkey"
                        id={id}
                        action="Save the name"
                        problem={problem}
                      >
                        <Field
                          label="Name"
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
                      action="Remove"
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
