import type { ListedSession } from '#app/features/account/session/own-session-store.server.ts';
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

function usedWithin(days: number): string {
  return days === 1 ? 'Used within the last day' : `Used within the last ${days} days`;
}

/** The browsers that are signed in, each of which can be signed out. */
export function SessionSection({ sessions, timeZone, isRecent, problem }: Props) {
  return (
    <AccountSection title="Where you are signed in">
      <ul className={styles.list}>
        {sessions.map(({ id, device, startedAt, usedWithinDays, isThis }) => (
          <li key={id}>
            <AccountRow
              label={
                <>
                  {device}
                  {isThis && <span className={styles.mark}>This browser</span>}
                </>
              }
              text={
                <>
                  {usedWithin(usedWithinDays)}. Signed in since{' '}
                  <LocalDate createdSeconds={Date.parse(startedAt) / 1_000} timeZone={timeZone} />
                </>
              }
            >
              {isRecent && !isThis && (
                <AccountForm
                  intent="end-session"
                  id={id}
                  action="Sign out"
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
        <AccountForm intent="end-all-sessions" action="Sign out everywhere" problem={problem} />
      )}
    </AccountSection>
  );
}
