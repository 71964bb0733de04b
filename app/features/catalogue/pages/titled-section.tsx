import { type ReactNode, useId } from 'react';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './titled-section.module.css';

type TitledSectionProps = {
  /** Of its heading; made where there is none. */
  id?: string;
  title: string;
  /** Where all of it is; null where there is no more. */
  all: string | null;
  /** Behind the heading. */
  beside?: ReactNode;
  className: string | undefined;
  children: ReactNode;
};

/** A section of the home page under its heading, with a link to all that it shows a part of. */
export function TitledSection({ id, title, all, beside, className, children }: TitledSectionProps) {
  const made = useId();
  const headingId = id ?? made;
  return (
    <section aria-labelledby={headingId} className={className}>
      <div className="flex items-center gap-4">
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {all !== null && (
          <Link to={all} prefetch="intent" className={styles.all} aria-describedby={headingId}>
            {messages.seeAll}
          </Link>
        )}
        {beside}
      </div>
      {children}
    </section>
  );
}
