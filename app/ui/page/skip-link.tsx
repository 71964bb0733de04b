import { messages } from '#app/ui/messages/messages.ts';
import styles from './skip-link.module.css';

/** Leads past the header, for whoever goes by keyboard: out of sight until it has the focus (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className={`${styles.link} screen-only`} href="#main">
      {messages.skipToMain}
    </a>
  );
}
