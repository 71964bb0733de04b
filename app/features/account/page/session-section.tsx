import { messages } from '#app/features/account/messages/messages.ts';
import type { ListedSession } from '#app/features/account/session/own-session-store.server.ts';
import { filled } from '#app/ui/filled.tsx';
import { LocalDate } from '#app/ui/local-date.tsx';
import styles from './account-page.module.css';
import {
  AccountForm,
  type AccountProblem,
  AccountRow,
  AccountSection,
} from './account-section.tsx';

type Props = {
  sessions: readonly ListedSession[];
  timeZone: string;
  isRecent: boolean;
  problem: AccountProblem;
};

/** The browsers that are signed in, each of which can be signed out. */
export function SessionSection({ sessions, timeZone, isRecent, problem }: Props) {
  return (
    <AccountSection title={messages.whereSignedIn}>
      <ul className={`${styles.list} grid`}>
        {sessions.map(({ id, device, startedAt, usedWithinDays, isThis }) => (
          <li key={id}>
            <AccountRow
              label={
                <>
                  {device}
                  {isThis && <span className={styles.mark}>{messages.thisBrowser}</span>}
                </>
              }
              text={filled(messages.usedWithin(usedWithinDays), {
                since: (
                  <LocalDate createdSeconds={Date.parse(startedAt) / 1_000} timeZone={timeZone} />
                ),
              })}
            >
              {isRecent && !isThis && (
                <AccountForm
                  intent="end-session"
                  id={id}
                  action={messages.signOut}
                  about={device}
                  kind="quiet"
                  problem={problem}
                />
              )}
            </AccountRow>
          </li>
        ))}
      </ul>
      {isRecent && (
        <AccountForm
          intent="end-all-sessions"
          action={messages.signOutEverywhere}
          problem={problem}
        />
      )}
    </AccountSection>
  );
}
