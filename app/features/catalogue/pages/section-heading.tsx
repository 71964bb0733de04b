import { messages } from '#app/features/catalogue/messages/messages.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './section-heading.module.css';

type SectionHeadingProps = {
  id: string;
  children: string;
  /** Where all of it is; null where there is no more. */
  all: string | null;
};

/** The heading of a section of the home page, with a link to all that it shows a part of. */
export function SectionHeading({ id, children, all }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
      {all !== null && (
        <Link to={all} prefetch="intent" className={styles.all} aria-describedby={id}>
          {messages.seeAll}
        </Link>
      )}
    </div>
  );
}
