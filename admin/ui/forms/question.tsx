import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type Asked, CONFIRMED } from '#admin/operations/operation-answer.ts';
import { messages } from '#admin/ui/messages/messages.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { PostForm } from './post-form.tsx';
import styles from './question.module.css';

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
          {[...fields, [CONFIRMED, question] as const].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button kind="primary">{yes}</Button>
          <ButtonLink kind="quiet" to={`${pathname}${search}`}>
            {messages.goBack}
          </ButtonLink>
        </PostForm>
      </Notice>
    </div>
  );
}
