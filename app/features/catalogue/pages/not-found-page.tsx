import { messages } from '#app/features/catalogue/messages/messages.ts';
import { ProductShelf } from '#app/features/catalogue/product/page/product-shelf.tsx';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { SearchBox } from '#app/features/catalogue/search/search-box.tsx';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { errorPageText } from '#app/ui/feedback/error-page-text.ts';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { messages as uiMessages } from '#app/ui/messages/messages.ts';
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
          <div className={`${styles.ways} grid justify-items-center gap-4`}>
            <SearchBox query="" name={messages.searchFromHere} />
            <ButtonLink kind="secondary" to="/">
              {uiMessages.goHome}
            </ButtonLink>
          </div>
        }
      >
        <p>{text}</p>
      </ErrorPage>
      <ProductShelf heading={messages.whileYouAreHere} products={offered} />
    </>
  );
}
