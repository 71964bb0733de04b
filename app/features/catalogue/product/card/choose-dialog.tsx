import { type MouseEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { firstToChoose } from '#app/features/catalogue/product/options/option-choice.ts';
import { hasOptions } from '#app/features/catalogue/product/options/options.ts';
import { OptionPickers } from '#app/features/catalogue/product/page/option-pickers.tsx';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { type OnWire, priceFromWire } from '#app/features/catalogue/product/price/price-on-wire.ts';
import { SalePrice } from '#app/features/catalogue/product/price/sale-price.tsx';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { StockBadge } from '#app/features/stock/stock-badge.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './choose-dialog.module.css';
import type { ProductAction } from './product-card.tsx';

type Choice = {
  /** The variant that its card shows. */
  product: Product;
  action: ProductAction;
  onClose(): void;
};

/** The dialog with what is sold of a product now. Rejects where that cannot be read, or has no options any more. */
export async function loadDialog(choice: Choice): Promise<ReactElement> {
  const { id, variant } = choice.product;
  const answer = await fetch(`/api/products?id=${encodeURIComponent(id)}`);
  if (!answer.ok) throw new Error(`The variants of ${id} were not read: ${answer.status}`);
  const { products }: { products: OnWire<Product>[] } = await answer.json();
  const variants = products.map((one) => priceFromWire<Product>(one)).filter(hasOptions);
  const shown = variants.find((one) => one.variant === variant) ?? variants[0];
  if (!shown) throw new Error(`${id} has no options`);
  const first = firstToChoose(variants, shown);
  return <ChooseDialog {...choice} variants={variants} first={first} />;
}

type ChooseDialogProps = Choice & { variants: readonly Product[]; first: Product };

/** The page gets the focus back where it was; a click beside it closes it. */
function ChooseDialog({ variants, first, action: Action, onClose }: ChooseDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [chosen, setChosen] = useState(first);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  function closeBeside({ target, currentTarget }: MouseEvent): void {
    if (target === currentTarget) close();
  }

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog.
    <dialog
      ref={dialog}
      className={`${styles.dialog} no-border p-0 surface`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeBeside}
    >
      <div className={styles.content}>
        <div className={`${styles.head} flex items-start justify-between gap-3`}>
          <h2 id={titleId} className="text-title break-anywhere" dir="auto">
            {chosen.title}
          </h2>
          <button
            type="button"
            className={`${styles.close} grid flex-none pointer no-border no-ground inherit`}
            aria-label={messages.close}
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        <div className={styles.picture}>
          <ProductPicture product={chosen} sizes="(min-width: 36em) 14em, 7em" eager />
        </div>
        <div className={styles.price}>
          <p>
            <SalePrice product={chosen} />
          </p>
          <StockBadge product={chosen} />
        </div>
        <div className={styles.pickers}>
          <OptionPickers variants={variants} chosen={chosen} onChoose={setChosen} />
        </div>
        {/* What came of it is said on the page, behind the dialog. */}
        <div className={styles.action} onSubmit={close}>
          <Action product={chosen} titleId={titleId} />
          <Link to={productPath(chosen)} className={styles.details}>
            {messages.seeAllDetails}
          </Link>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
