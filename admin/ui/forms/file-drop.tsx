import { type ComponentProps, useId, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './file-drop.module.css';

type FileDropProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  label: string;
  hint: string;
  /** What was wrong with the last file. */
  error?: string | undefined;
  /** Sends the form as soon as files are chosen, where scripts run. */
  sendsAtOnce?: boolean;
};

/** A field for files that is large enough to drop them on, which browsers do without scripts too. */
export function FileDrop({ label, hint, error, sendsAtOnce = false, ...rest }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="semibold">
        {label}
      </label>
      <input
        {...rest}
        type="file"
        id={id}
        className={classNames(styles.drop, 'muted w-full pointer', isOver && styles.over)}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={(event) => {
          if (sendsAtOnce && event.currentTarget.files?.length)
            event.currentTarget.form?.requestSubmit();
        }}
      />
      <p id={`${id}-hint`} className="text-small muted">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
