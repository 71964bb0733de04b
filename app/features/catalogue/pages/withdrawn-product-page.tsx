import { useId } from 'react';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { ProductShelf } from '#app/features/catalogue/product/page/product-shelf.tsx';
import type { ListedProduct, Product } from '#app/features/catalogue/product/product.ts';
import { ProductDetails } from '#app/features/catalogue/product/product-details.tsx';
import { SearchBox } from '#app/features/catalogue/search/search-box.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import styles from './withdrawn-product-page.module.css';

type WithdrawnProductPageProps = {
  product: ListedProduct;
  /** Whether it is likely to be on sale again. */
  mayComeBack: boolean;
  /** What is sold: like it, if anything is. */
  instead: readonly Product[];
};

/** What a product was that is not sold any more, and what there is in its place. */
export function WithdrawnProductPage({ product, mayComeBack, instead }: WithdrawnProductPageProps) {
  const titleId = useId();
  const title = mayComeBack ? messages.notSoldNow : messages.noLongerSold;
  return (
    <ProductDetails
      product={product}
      variants={[]}
      titleId={titleId}
      offer={null}
      notice={
        <Notice kind="info" title={title}>
          <p>
            {mayComeBack && messages.mayComeBack}
            {messages.seeBelow}
          </p>
          <div className={styles.search}>
            <SearchBox query="" name={messages.searchFromHere} />
          </div>
        </Notice>
      }
    >
      <ProductShelf heading={messages.youMayLike} products={instead} />
    </ProductDetails>
  );
}
