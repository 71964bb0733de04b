import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { messages } from '#app/features/payment/messages/messages.ts';
import { readEmailField } from '#app/shared/text/email-field.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { EmailField } from '#app/ui/forms/field.tsx';
import { sendConfirmationEmail } from './payment-api.ts';

/** The field's name in the form without scripts. */
export const EMAIL_FIELD = 'confirmation-email';

/** The query of the payment page after that form: `malformed` or none. */
export const EMAIL_QUERY = 'email';

export type ConfirmationEmailHandle = {
  /**
   * Stores what is typed with the payment; never throws, and never takes long. False, with the field focused, for
   * what is no address.
   */
  save(): Promise<boolean>;
};

type Props = {
  ref: Ref<ConfirmationEmailHandle>;
  /** What was given before. */
  email: string | null;
  /** Whether the last form without scripts held no address. */
  isMalformed: boolean;
  /** Where orders ship: a guest finds the parcel again by nothing else. */
  isRequired: boolean;
  /** Called once the shop has what was typed. */
  onSaved: () => void;
};

/**
 * One field for a guest. It is a form of its own: with scripts it is saved on the way to the payment, without them by
 * a button.
 */
export function ConfirmationEmailField({ ref, email, isMalformed, isRequired, onSaved }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const saved = useRef(email);
  const [error, setError] = useState(isMalformed ? messages.malformedEmail : null);

  async function save(isPaying: boolean): Promise<boolean> {
    const typed = readEmailField(input.current?.value ?? '');
    setError(typed === undefined ? messages.malformedEmail : null);
    if (typed === undefined) return false;
    if (typed === null && isRequired) {
      if (isPaying) setError(messages.emailNeeded);
      return false;
    }
    if (typed === null && saved.current === null) return true;
    if (await sendConfirmationEmail(typed)) {
      if (typed !== saved.current) onSaved();
      saved.current = typed;
    }
    return true;
  }

  useImperativeHandle(ref, () => ({
    async save() {
      const isSaved = await save(true);
      if (!isSaved) input.current?.focus();
      return isSaved;
    },
  }));

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void save(true);
  }

  return (
    <form method="post" action="/Payment" onSubmit={onSubmit} noValidate>
      <EmailField
        ref={input}
        label={isRequired ? messages.email : messages.confirmationEmail}
        required={isRequired}
        name={EMAIL_FIELD}
        autoComplete="email"
        defaultValue={email ?? ''}
        error={error}
        // Not when the field is left: what is below it would move away under the click that leaves it.
        onInput={() => setError(null)}
        onBlur={() => void save(false)}
      />
      <noscript>
        <Button kind="secondary">{messages.saveAddress}</Button>
      </noscript>
    </form>
  );
}
