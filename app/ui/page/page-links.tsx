import { ButtonLink } from '#app/ui/forms/button-link.tsx';
import styles from './page-links.module.css';

/** Where a link of a long list goes and what it says; null where there is nothing to go to. */
type PageLink = { to: string; text: string } | null;

type PageLinksProps = {
  /** What the pages are of, such as 'Pages of products'. */
  label: string;
  first: PageLink;
  next: PageLink;
};

/** The links from one page of a list to the others; nothing if there is only one. */
export function PageLinks({ label, first, next }: PageLinksProps) {
  if (first === null && next === null) return null;
  return (
    <nav aria-label={label} className={styles.links}>
      {first && (
        <ButtonLink kind="secondary" to={first.to}>
          {first.text}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink kind="primary" to={next.to} rel="next">
          {next.text}
        </ButtonLink>
      )}
    </nav>
  );
}
