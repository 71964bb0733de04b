import { ProductShelf } from '#app/features/catalogue/product/page/product-shelf.tsx';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { SearchBox } from '#app/features/catalogue/search/search-box.tsx';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { errorPageText } from '#app/ui/feedback/error-page-text.ts';
import { ButtonLink } from '#app/ui/forms/button-link.tsx';
import styles from './not-found-page.module.css';

/** The content of `main` where there is no such page: a search, and products to go on from. */
export function NotFoundPage({ offered }: { offered: readonly Product[] }) {
  const { title, text } = errorPageText(404);
  return (
    <>
      <ErrorPage
        status={404}
        title={title}
        action={
          <div className={styles.ways}>
            <SearchBox query="" name="Search from here" />
            <ButtonLink kind="secondary" to="/">
              Go to the home page
            </ButtonLink>
          </div>
        }
      >
        <p>{text}</p>
      </ErrorPage>
      <ProductShelf heading="While you are here" products={offered} />
    </>
  );
}
