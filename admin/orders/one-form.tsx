import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { PostForm } from '#admin/ui/post-form.tsx';
import { Button, type ButtonKind } from '#app/ui/forms/button.tsx';
import styles from './order-page.module.css';

type OneFormProps = { act: string; button: string; kind?: ButtonKind; children?: ReactNode };

/** A form that does one thing to an order. */
export function OneForm({ act, button, kind = 'secondary', children }: OneFormProps) {
  const { state } = useNavigation();
  return (
    <PostForm className={styles.form}>
      <input type="hidden" name="do" value={act} />
      {children}
      <Button kind={kind} busy={state === 'submitting'}>
        {button}
      </Button>
    </PostForm>
  );
}
