import styles from './account-page.module.css';
import { AccountForm, type AccountProblem, AccountSection } from './account-section.tsx';

type Props = { uid: string; isRecent: boolean; problem: AccountProblem };

/** The download of all that is kept of the account, and its deletion. */
export function DataSection({ uid, isRecent, problem }: Props) {
  return (
    <AccountSection title="Your data">
      <div className={styles.row}>
        <div>
          <p className={styles.label}>Download</p>
          <p className={styles.muted}>Everything that we keep about you, as one JSON file.</p>
        </div>
        {isRecent && (
          <a href={`/api/users/${uid}/data`} className={styles.link}>
            Download your data
          </a>
        )}
      </div>
      <div className={styles.row}>
        <div>
          <p className={styles.label}>Delete the account</p>
          <p className={styles.muted}>
            We send you a mail with a link. Your orders stay in our books, without your name.
          </p>
        </div>
        {isRecent && (
          <AccountForm
            intent="ask-deletion"
            action="Send the mail"
            kind="quiet"
            problem={problem}
          />
        )}
      </div>
    </AccountSection>
  );
}
