/** The way to a page in the words of https://schema.org, as JSON-LD. */
import type { BreadcrumbStep } from '#app/ui/page/breadcrumbs.tsx';
import { type JsonLd, listData } from './structured-data.ts';

/** The way from the home page to a page; each step with its path. */
export function breadcrumbData(origin: string, steps: readonly BreadcrumbStep[]): JsonLd {
  return listData(
    'BreadcrumbList',
    steps.map(({ name, path }) => ({ name, item: `${origin}${path}` })),
  );
}
