import { PageLinks } from '#app/ui/page/page-links.tsx';

type ProductPagesProps = {
  /** Where the next page is, or null on the last. */
  next: string | null;
  /** Where the first page is, or null on it. */
  first: string | null;
};

/** The links from one page of the catalogue to the others; nothing if there is only one. */
export function ProductPages({ next, first }: ProductPagesProps) {
  return (
    <PageLinks
      label="Pages of products"
      first={first === null ? null : { to: first, text: 'First page' }}
      next={next === null ? null : { to: next, text: 'More products' }}
    />
  );
}
