import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { messages } from '#app/features/account/messages/messages.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button, type ButtonKind } from '#app/ui/forms/button.tsx';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { AccountIntent } from './account-action.server.ts';
import styles from './account-page.module.css';

/** What the last form of the page was refused for. */
export type AccountProblem = { intent: string; id: string | null; message: string } | null;

/** A part of the account page, under a heading of its own. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Panel labelledBy={id} className={styles.section}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </Panel>
  );
}

type AccountFormProps = {
  intent: AccountIntent;
  /** What it changes, where there are several. */
  id?: string;
  /** On its button. */
  action: string;
  /** What the button is about, where several have the same text. */
  about?: string;
  kind?: ButtonKind;
  problem?: AccountProblem;
  /** The fields. */
  children?: ReactNode;
};

/** A form of the account page, with what it was refused for above it. */
export function AccountForm(props: AccountFormProps) {
  const { intent, id, action, about, kind = 'secondary', problem = null, children } = props;
  const navigation = useNavigation();
  const isBusy = navigation.formData?.get('intent') === intent;
  const isRefused = problem?.intent === intent && problem.id === (id ?? null);
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);

  // What was typed into a form has served once it is done, and so has the form.
  useEffect(() => {
    if (wasBusy.current && !isBusy && !isRefused) {
      form.current?.reset();
      form.current?.closest('details')?.removeAttribute('open');
    }
    wasBusy.current = isBusy;
  }, [isBusy, isRefused]);

  return (
    <Form ref={form} method="post" action="/account" noValidate className={styles.form}>
      {isRefused && (
        <Notice kind="error" role="alert">
          <p>{problem.message}</p>
        </Notice>
      )}
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
      <Button kind={kind} busy={isBusy}>
        {action}
        {about && <span className="visually-hidden"> {about}</span>}
      </Button>
    </Form>
  );
}

type AccountRowProps = {
  label: ReactNode;
  /** What is said of it. */
  text: ReactNode;
  /** What can be done with it, if anything. */
  children: ReactNode;
};

/** A line of a section: what it is about, and beside it what can be done. */
export function AccountRow({ label, text, children }: AccountRowProps) {
  return (
    <div className={`${styles.row} flex wrap items-start justify-between`}>
      <div>
        <p className="semibold">{label}</p>
        <p className={styles.muted}>{text}</p>
      </div>
      {children}
    </div>
  );
}

type CurrentPasswordProps = { email: string; label: string };

/** The password that the account has, with its e-mail for password managers. */
export function CurrentPassword({ email, label }: CurrentPasswordProps) {
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={label} name="password" autoComplete="current-password" required />
    </>
  );
}

type ChangeProps = {
  /** What is changed. */
  label: string;
  value: ReactNode;
  /** Whether its form may be opened. */
  isOpenable: boolean;
  /** Whether its form is open from the start: it was just refused. */
  isOpen: boolean;
  children: ReactNode;
};

/** A fact about the account, with a form behind it that changes it. */
export function ChangeableFact({ label, value, isOpenable, isOpen, children }: ChangeProps) {
  return (
    <div className={`${styles.fact} flex wrap items-start justify-between`}>
      <div>
        <p className="semibold">{label}</p>
        <p>{value}</p>
      </div>
      {isOpenable && (
        <details className={styles.change} open={isOpen || undefined}>
          <summary>
            {messages.change}
            <span className="visually-hidden"> {label}</span>
          </summary>
          {children}
        </details>
      )}
    </div>
  );
}
