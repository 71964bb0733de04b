import { ButtonLink } from '#app/ui/forms/button.tsx';
import styles from './page-links.module.css';

/** The target and text of a pagination link; null for none. */
type PageLink = { to: string; text: string } | null;

type PageLinksProps = {
  /** The accessible name, such as 'Pages of products'. */
  label: string;
  first: PageLink;
  next: PageLink;
};

/** Pagination of a list; renders nothing if there is only one page. */
export function PageLinks({ label, first, next }: PageLinksProps) {
  if (first === null && next === null) return null;
  return (
    <nav aria-label={label} className={`${styles.links} flex wrap mt-4 gap-3`}>
      {first && (
        <ButtonLink kind="secondary" to={first.to}>
          {first.text}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink kind="secondary" to={next.to} rel="next">
          {next.text}
        </ButtonLink>
      )}
    </nav>
  );
}
