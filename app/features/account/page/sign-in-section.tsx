import { messages } from '#app/features/account/messages/messages.ts';
import { MIN_PASSWORD_LETTERS } from '#app/features/account/password-length.ts';
import { EmailField } from '#app/ui/forms/field.tsx';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import {
  AccountForm,
  type AccountProblem,
  AccountSection,
  ChangeableFact,
  CurrentPassword,
} from './account-section.tsx';

type Props = {
  email: string;
  isConfirmed: boolean;
  /** Whether the password was entered a short while ago. */
  isRecent: boolean;
  problem: AccountProblem;
};

/** E-mail and password. */
export function SignInSection({ email, isConfirmed, isRecent, problem }: Props) {
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
