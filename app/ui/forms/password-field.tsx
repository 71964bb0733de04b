import { useState } from 'react';
import { messages } from '#app/ui/messages/messages.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<FieldProps, 'type'>;

/** A password, with a button that shows what is typed; without scripts there is no button. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <button
        type="button"
        className={`${styles.show} scripts-only text-small semibold flex-none target pointer no-border no-ground`}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? messages.hide : messages.show}
        <span className="visually-hidden"> {messages.password}</span>
      </button>
    </Field>
  );
}
