import type { ReactNode } from 'react';
import { PostForm } from '#admin/ui/post-form.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import styles from './settings.module.css';

type InlineChangeProps = {
  /** The field, and what stands in it. */
  name: string;
  value: string;
  /** What the field is, such as `Price in dollars`, and of what: together its name for screen readers. */
  label: string;
  about: string;
  /** The values of the two buttons. */
  save: string;
  remove: string;
  /** Hidden fields that say which row it is, and what the page shows of it. */
  children: ReactNode;
};

/** A number in a row of a list, which is saved or removed where it stands. */
export function InlineChange(props: InlineChangeProps) {
  const { name, value, label, about, save, remove, children } = props;
  return (
    <PostForm className={styles.row}>
      {children}
      <input
        key={value}
        name={name}
        inputMode="decimal"
        defaultValue={value}
        aria-label={`${label}: ${about}`}
        autoComplete="off"
        className={styles.price}
      />
      <Button kind="secondary" name="do" value={save} aria-label={`Save: ${about}`}>
        Save
      </Button>
      <Button kind="quiet" name="do" value={remove} aria-label={`Remove: ${about}`}>
        Remove
      </Button>
    </PostForm>
  );
}
