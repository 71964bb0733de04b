import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PostForm } from '#admin/ui/post-form.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { ButtonLink } from '#app/ui/forms/button-link.tsx';
import styles from './question.module.css';

/** What an action answers in place of doing what cannot be undone, until it is posted with `sure`. */
export type Asked = {
  question: string;
  /** The words of the button that does it. */
  yes: string;
  /** The form as it was posted. */
  fields: readonly (readonly [name: string, value: string])[];
};

/** The field of a form that was asked about. */
export const SURE = ['sure', 'yes'] as const;

/** Asks once, and posts the same form again. It has the focus, its button has not: a second click asks again. */
export function Question({ asked: { question, yes, fields } }: { asked: Asked }) {
  const { pathname, search } = useLocation();
  const focus = useRef<HTMLDivElement>(null);
  useEffect(() => focus.current?.focus(), []);
  return (
    <div ref={focus} tabIndex={-1} className={styles.question}>
      <Notice kind="warning">
        <p>{question}</p>
        <PostForm className={styles.answers}>
          {[...fields, SURE].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button kind="primary">{yes}</Button>
          <ButtonLink kind="quiet" to={`${pathname}${search}`}>
            No, go back
          </ButtonLink>
        </PostForm>
      </Notice>
    </div>
  );
}
