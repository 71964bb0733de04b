import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import type { Product } from './product.ts';
import line from './product-line.module.css';
import { productPath } from './product-path.ts';

type LineTitleProps = {
  product: Pick<Product, 'id' | 'variant' | 'title'>;
  /** Whether it still has a page to lead to. */
  isSold: boolean;
  id?: string;
  className?: string | undefined;
};

/** The title in a line of a basket or an order; it and the picture beside it lead to the product. */
export function LineTitle({ product, isSold, id, className }: LineTitleProps) {
  return (
    <p id={id} className={classNames(line.title, className)} dir="auto">
      {isSold ? (
        <Link
          to={productPath(product)}
          prefetch="intent"
          className={`${line.link} inherit no-underline`}
        >
          {product.title}
        </Link>
      ) : (
        product.title
      )}
    </p>
  );
}
