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
    <AccountSection title="Sign-in">
      <ChangeableFact
        label="E-mail"
        value={`${email}${isConfirmed ? '' : ' (not confirmed yet)'}`}
        isOpenable={isRecent}
        isOpen={problem?.intent === 'change-email'}
      >
        <AccountForm intent="change-email" action="Send a mail to it" problem={problem}>
          <EmailField
            label="New e-mail"
            name="email"
            autoComplete="email"
            hint="It becomes yours when you open the link of the mail. We write to the old address too."
            required
          />
        </AccountForm>
      </ChangeableFact>
      <ChangeableFact
        label="Password"
        value="••••••••"
        isOpenable={isRecent}
        isOpen={problem?.intent === 'change-password'}
      >
        <AccountForm intent="change-password" action="Change the password" problem={problem}>
          <CurrentPassword email={email} label="Current password" />
          <PasswordField
            label="New password"
            name="newPassword"
            hint={`At least ${MIN_PASSWORD_LETTERS} characters, and none of the common ones. Your other browsers are signed out.`}
            autoComplete="new-password"
            required
          />
        </AccountForm>
      </ChangeableFact>
    </AccountSection>
  );
}
