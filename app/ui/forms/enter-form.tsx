import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from './button.tsx';
import styles from './enter-form.module.css';
import { Field } from './field.tsx';

type EnterFormProps = {
  /** The page that it posts to, with and without scripts. */
  action: string;
  name: string;
  /** What was typed last; null for nothing. */
  typed: string | null;
  /** Says what is used; null while nothing is. */
  used: ReactNode;
  /** Why what was typed is not used. */
  problem: string | null;
  hint?: string;
  /** Another after what was typed was taken and stands elsewhere: the field is empty then. */
  taken?: string | undefined;
  words: { enter: string; label: string; use: string; remove: string };
};

/** Says what is used, or asks for one text, out of the way of who has none. */
export function EnterForm(props: EnterFormProps) {
  const { action, name, typed, used, problem, hint, taken, words } = props;
  const entered = useRef<HTMLFormElement>(null);
  const lastTaken = useRef(taken);
  useEffect(() => {
    if (taken === lastTaken.current) return;
    lastTaken.current = taken;
    // Made anew, its button would lose the focus.
    entered.current?.reset();
  }, [taken]);
  const form = (
    <Form
      key={`${typed} ${problem}`}
      ref={entered}
      method="post"
      action={action}
      replace
      preventScrollReset
      className={`${styles.form} flex wrap items-end gap-3`}
    >
      {used ? (
        <>
          <p role="status">{used}</p>
          <input type="hidden" name={name} value="" />
          <Button kind="secondary">{words.remove}</Button>
        </>
      ) : (
        <>
          <Field
            label={words.label}
            name={name}
            hint={hint}
            defaultValue={typed ?? ''}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={problem}
          />
          <Button kind="secondary">{words.use}</Button>
        </>
      )}
    </Form>
  );
  if (used) return form;
  return (
    <details open={problem !== null}>
      <summary className={styles.enter}>{words.enter}</summary>
      {form}
    </details>
  );
}
