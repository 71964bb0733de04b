import { messages } from '#app/features/account/messages/messages.ts';
import type { Passkey } from '#app/features/account/passkey/passkey-store.server.ts';
import type { ListedSession } from '#app/features/account/session/own-session-store.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import type { AccountNotice } from './account-notice.ts';
import styles from './account-page.module.css';
import {
  AccountForm,
  type AccountProblem,
  AccountRow,
  AccountSection,
  CurrentPassword,
} from './account-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { SessionSection } from './session-section.tsx';
import { SignInSection } from './sign-in-section.tsx';

type Props = { uid: string; isRecent: boolean; problem: AccountProblem };

export type AccountView = {
  uid: string;
  email: string;
  isConfirmed: boolean;
  /** Whether the password was entered a short while ago; the page changes nothing without. */
  isRecent: boolean;
  sessions: readonly ListedSession[];
  passkeys: readonly Passkey[];
};

type AccountPageProps = {
  account: AccountView;
  /** What came of the last change. */
  notice: AccountNotice | null;
  /** What the last form was refused for. */
  problem: AccountProblem;
  timeZone: string;
};

/** The account of who is signed in. */
export function AccountPage({ account, notice, problem, timeZone }: AccountPageProps) {
  const { uid, email, isConfirmed, isRecent, sessions, passkeys } = account;
  const shared = { isRecent, problem };
  return (
    <>
      <PageHeading below={email}>{messages.yourAccount}</PageHeading>
      <div className={styles.page}>
        {notice && (
          <Notice kind={notice.kind} role="status">
            <p>{notice.text}</p>
          </Notice>
        )}
        {!isConfirmed && (
          <Notice kind="info" title={messages.pleaseConfirm}>
            <p>{messages.whyConfirm(email)}</p>
            <AccountForm
              intent="send-confirmation"
              action={messages.sendMailAgain}
              kind="quiet"
              problem={problem}
            />
          </Notice>
        )}
        {!isRecent && (
          <AccountSection title={messages.isItYou}>
            <p>{messages.enterPassword}</p>
            <AccountForm
              intent="confirm-presence"
              action={messages.goOn}
              kind="primary"
              problem={problem}
            >
              <CurrentPassword email={email} label={messages.password} />
            </AccountForm>
          </AccountSection>
        )}
        <SignInSection email={email} isConfirmed={isConfirmed} {...shared} />
        <PasskeySection passkeys={passkeys} timeZone={timeZone} {...shared} />
        <SessionSection sessions={sessions} timeZone={timeZone} {...shared} />
        <DataSection uid={uid} {...shared} />
      </div>
    </>
  );
}

/** The download of all that is stored of the account, and its deletion. */
function DataSection({ uid, isRecent, problem }: Props) {
  return (
    <AccountSection title={messages.yourData}>
      <AccountRow label={messages.download} text={messages.whatIsInFile}>
        {isRecent && (
          <a href={`/api/users/${uid}/data`} className={styles.link}>
            {messages.downloadData}
          </a>
        )}
      </AccountRow>
      <AccountRow label={messages.deleteAccount} text={messages.whatDeletionDoes}>
        {isRecent && (
          <AccountForm
            intent="ask-deletion"
            action={messages.sendMail}
            kind="quiet"
            problem={problem}
          />
        )}
      </AccountRow>
    </AccountSection>
  );
}
