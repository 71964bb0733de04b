import { Link } from 'react-router';
import { OPERATION } from '#admin/operations/operation-answer.ts';
import { messages as productMessages } from '#admin/products/messages/messages.ts';
import { MoveForm } from '#admin/ui/forms/move-form.tsx';
import { useMay } from '#admin/ui/forms/operation-form.tsx';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import styles from '#admin/ui/ordered-list.module.css';
import { Muted, Section } from '#admin/ui/section.tsx';
import type {
  ListedCollection,
  PlacedProduct,
} from '#app/features/catalogue/collections/collection-store.server.ts';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { messages } from './messages/messages.ts';

type PlacedProductsProps = {
  collection: ListedCollection;
  products: readonly PlacedProduct[];
  /** The place before the first of them. */
  after: number;
  /** The place after which the next page begins; null on the last. */
  next: number | null;
};

/** The products of a collection in their order, each with its tools. */
export function PlacedProducts({ collection, products, after, next }: PlacedProductsProps) {
  const { handle, products: count } = collection;
  const mayMove = useMay('collections.move-product');
  const path = `/collections/${encodeURIComponent(handle)}`;
  return (
    <Section title={messages.countProducts(count)} about={messages.aboutOrder}>
      {count === 0 && <p>{messages.nothingInIt}</p>}
      <ol className={`${styles.list} grid p-0 m-0`} start={after + 1}>
        {products.map((product) => (
          <li key={product.id} className={`${styles.row} flex wrap items-center`}>
            <span className={`${styles.picture} flex-none rounded clipped`} aria-hidden="true">
              <ProductPicture
                product={{ title: product.title ?? '', image: product.image ?? '' }}
                sizes="3rem"
              />
            </span>
            <span className={styles.name}>
              <span dir="auto">
                {product.variant === null ? (
                  product.id
                ) : (
                  <Link to={`/products/${encodeURIComponent(product.variant)}`} className="reach">
                    {product.title}
                  </Link>
                )}
              </span>
              <Muted>
                {product.id}
                {product.isSold ? '' : ` · ${messages.isWithdrawn}`}
              </Muted>
            </span>
            {mayMove && <Tools handle={handle} count={count} product={product} />}
          </li>
        ))}
      </ol>
      {(after > 0 || next !== null) && (
        <nav aria-label={productMessages.pages} className="flex gap-5">
          {after > 0 && (
            <Link to={path} className="reach">
              {productMessages.firstPage}
            </Link>
          )}
          {next !== null && (
            <Link to={`${path}?after=${next}`} className="reach">
              {productMessages.nextPage}
            </Link>
          )}
        </nav>
      )}
    </Section>
  );
}

type ToolsProps = { handle: string; count: number; product: PlacedProduct };

function Tools({ handle, count, product: { id, place, title } }: ToolsProps) {
  const name = title ?? id;
  return (
    <span className={`${styles.tools} flex items-center gap-1`}>
      <MoveForm
        operation="collections.move-product"
        fields={{ collection: handle, product: id }}
        name={name}
        place={place}
        count={count}
      />
      <PostForm preventScrollReset>
        <input type="hidden" name={OPERATION} value="collections.remove-products" />
        <input type="hidden" name="collection" value={handle} />
        <input type="hidden" name="products" value={id} />
        <button
          type="submit"
          className={styles.tool}
          aria-label={messages.removeFromIt(name)}
          title={messages.remove}
        >
          <CloseIcon />
        </button>
      </PostForm>
    </span>
  );
}
