import type { NoticeImage } from '#app/shared/brand-picture.ts';
import styles from './guarantee-notice.module.css';
import { messages } from './messages/messages.ts';

/** The official notice on the legal guarantee, as large as there is room; nothing where the shop has none. */
export function GuaranteeNotice({ notice }: { notice: NoticeImage | null }) {
  if (notice === null) return null;
  const { src, width, height, text } = notice;
  return (
    <img
      {...{ src, width, height }}
      alt={text || messages.guaranteeNotice}
      className={styles.notice}
    />
  );
}
