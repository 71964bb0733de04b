import { Link } from '#app/ui/link.tsx';
import { messages } from '#app/ui/messages/messages.ts';
import styles from './breadcrumbs.module.css';

export type BreadcrumbStep = { name: string; path: string };

/** Breadcrumbs from the home page to this one (APG, Breadcrumb). */
export function Breadcrumbs({ steps }: { steps: readonly BreadcrumbStep[] }) {
  return (
    <nav aria-label={messages.breadcrumb} className={`${styles.breadcrumbs} screen-only`}>
      <ol className="flex min-w-0">
        {steps.map(({ name, path }, index) => (
          <li key={path} className={`${styles.step} flex min-w-0 flex-none`}>
            <Link to={path} aria-current={index === steps.length - 1 ? 'page' : undefined}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
