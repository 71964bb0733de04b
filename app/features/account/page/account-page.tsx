import { messages } from '#app/features/account/messages/messages.ts';
import type { Passkey } from '#app/features/account/passkey/passkey-store.server.ts';
import { MIN_PASSWORD_LETTERS } from '#app/features/account/password-length.ts';
import type { ListedSession } from '#app/features/account/session/own-session-store.server.ts';
import { addressesPath } from '#app/features/delivery/form/addresses-path.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { EmailField } from '#app/ui/forms/field.tsx';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { Link } from '#app/ui/link.tsx';
import { LocalDate } from '#app/ui/local-date.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import type { AccountNotice } from './account-notice.ts';
import styles from './account-page.module.css';
import {
  AccountForm,
  type AccountProblem,
  AccountRow,
  AccountSection,
  ChangeableFact,
  CurrentPassword,
} from './account-section.tsx';
import { PasskeySection } from './passkey-section.tsx';

type SessionProps = {
  sessions: readonly ListedSession[];
  timeZone: string;
  isRecent: boolean;
  problem: AccountProblem;
};

/** The browsers that are signed in, each of which can be signed out. */
function SessionSection({ sessions, timeZone, isRecent, problem }: SessionProps) {
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

type SignInProps = {
  email: string;
  isConfirmed: boolean;
  /** Whether the password was entered a short while ago. */
  isRecent: boolean;
  problem: AccountProblem;
};

/** E-mail and password. */
function SignInSection({ email, isConfirmed, isRecent, problem }: SignInProps) {
  return (
    <AccountSection title={messages.signInTitle}>
      <ChangeableFact
        label={messages.email}
        value={isConfirmed ? email : messages.notConfirmed(email)}
        isOpenable={isRecent}
        isOpen={problem?.intent === 'change-email'}
      >
        <AccountForm intent="change-email" action={messages.sendMailToIt} problem={problem}>
          <EmailField
            label={messages.newEmail}
            name="email"
            autoComplete="email"
            hint={messages.newEmailHint}
            required
          />
        </AccountForm>
      </ChangeableFact>
      <ChangeableFact
        label={messages.password}
        value="••••••••"
        isOpenable={isRecent}
        isOpen={problem?.intent === 'change-password'}
      >
        <AccountForm intent="change-password" action={messages.changePassword} problem={problem}>
          <CurrentPassword email={email} label={messages.currentPassword} />
          <PasswordField
            label={messages.newPassword}
            name="newPassword"
            hint={messages.newPasswordHint(MIN_PASSWORD_LETTERS)}
            autoComplete="new-password"
            required
          />
        </AccountForm>
      </ChangeableFact>
    </AccountSection>
  );
}

type Props = { uid: string; isRecent: boolean; problem: AccountProblem };

export type AccountView = {
  uid: string;
  email: string;
  isConfirmed: boolean;
  /** Whether the password was entered a short while ago; the page changes nothing without. */
  isRecent: boolean;
  sessions: readonly ListedSession[];
  passkeys: readonly Passkey[];
  /** Whether the shop asks where an order goes. */
  shipsToAddress: boolean;
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
  const { uid, email, isConfirmed, isRecent, sessions, passkeys, shipsToAddress } = account;
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
        {shipsToAddress && (
          <AccountSection title={messages.yourAddresses}>
            <AccountRow label={messages.savedAddresses} text={messages.whatAddressesAre}>
              <Link to={addressesPath({ fromPayment: false })} className={styles.link}>
                {messages.seeAddresses}
              </Link>
            </AccountRow>
          </AccountSection>
        )}
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
