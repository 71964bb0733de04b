import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  children: ReactNode;
  /** A short line above the heading, such as a greeting. */
  above?: ReactNode;
  /** A short line below the heading. */
  below?: ReactNode;
};

/** The page's one h1 with the lines that belong to it. */
export function PageHeading({ children, above, below }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      {above && <p className="muted break-anywhere">{above}</p>}
      <h1 className={styles.title}>{children}</h1>
      {below && <p className="muted break-anywhere">{below}</p>}
    </div>
  );
}
