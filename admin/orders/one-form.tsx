import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonKind } from '#app/ui/forms/button.tsx';
import styles from './order-page.module.css';

type OneFormProps = { act: string; button: string; kind?: ButtonKind; children?: ReactNode };

/** A form that does one thing; while anything is being sent, a second click sends nothing. */
export function OneForm({ act, button, kind = 'secondary', children }: OneFormProps) {
  const { state } = useNavigation();
  return (
    <Form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        if (state !== 'idle') event.preventDefault();
      }}
    >
      <input type="hidden" name="do" value={act} />
      {children}
      <Button kind={kind} busy={state === 'submitting'}>
        {button}
      </Button>
    </Form>
  );
}
