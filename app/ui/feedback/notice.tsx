import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '#app/ui/icons.tsx';
import { messages } from '#app/ui/messages/messages.ts';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

type NoticeProps = {
  kind: NoticeKind;
  title?: string;
  /** For fields whose `aria-describedby` points here. */
  id?: string;
  /** `alert` or `status` for a notice that appears after the page was read. */
  role?: 'alert' | 'status';
  children: ReactNode;
};

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/** An inline message. Icon and words show its kind, not colour alone. */
export function Notice({ kind, title, id, role, children }: NoticeProps) {
  const KindIcon = icons[kind];
  return (
    <div id={id} role={role} className={classNames(styles.notice, styles[kind])}>
      <span className={styles.icon}>
        <KindIcon />
      </span>
      <div className={styles.text}>
        <span className="visually-hidden">{messages.noticeKinds[kind]}: </span>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
