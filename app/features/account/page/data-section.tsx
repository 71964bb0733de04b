import styles from './account-page.module.css';
import {
  AccountForm,
  type AccountProblem,
  AccountRow,
  AccountSection,
} from './account-section.tsx';

type Props = { uid: string; isRecent: boolean; problem: AccountProblem };

/** The download of all that is stored of the account, and its deletion. */
export function DataSection({ uid, isRecent, problem }: Props) {
  return (
    <AccountSection title="Your data">
      <AccountRow label="Download" text="Everything that we keep about you, as one JSON file.">
        {isRecent && (
          <a href={`/api/users/${uid}/data`} className={styles.link}>
            Download your data
          </a>
        )}
      </AccountRow>
      <AccountRow
        label="Delete the account"
        text="We send you a mail with a link. Your orders stay in our books, without your name; what is still on its way to you is delivered."
      >
        {isRecent && (
          <AccountForm
            intent="ask-deletion"
            action="Send the mail"
            kind="quiet"
            problem={problem}
          />
        )}
      </AccountRow>
    </AccountSection>
  );
}
