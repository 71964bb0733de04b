import type { ReactNode } from 'react';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { lineTitle } from '#app/features/catalogue/product/options/options.ts';
import { PriceNote } from '#app/features/catalogue/product/price/price-note.tsx';
import { SalePrice } from '#app/features/catalogue/product/price/sale-price.tsx';
import { StockBadge } from '#app/features/stock/stock-badge.tsx';
import { localeTag } from '#app/shared/locale.ts';
import { classNames } from '#app/ui/class-names.ts';
import { bottomBarRef } from '#app/ui/feedback/bottom-bar.ts';
import { icon } from '#app/ui/icons.tsx';
import { Link } from '#app/ui/link.tsx';
import { Slot } from '#app/ui/page/slot.ts';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import { choiceLabels } from './choice-labels.ts';
import { OptionPickers } from './page/option-pickers.tsx';
import { ProductGallery } from './page/product-gallery.tsx';
import { ProductSafety } from './page/product-safety.tsx';
import { ProductPicture } from './pictures/product-picture.tsx';
import type { ListedProduct, Product } from './product.ts';
import styles from './product-details.module.css';
import { productPath } from './product-path.ts';

type ProductChoicesProps = {
  variants: readonly Product[];
  /** The variant that the page shows. */
  chosen: string;
};

/** A description as paragraphs and lists, by how its lines begin. */
type DescriptionBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets' | 'numbers'; items: string[] };

const BULLET = /^\s*[-*•–]\s+(.+)$/u;
const NUMBERED = /^\s*\d{1,3}[.)]\s+(.+)$/u;

const DeliveryIcon = icon(
  <>
    <path d="M2.5 6h11v10h-11zM13.5 9.5h4l4 4V16h-8" />
    <circle cx="7" cy="17.5" r="1.8" />
    <circle cx="17" cy="17.5" r="1.8" />
  </>,
);

/** In characters: a longer title is set smaller, to leave room for the rest. */
const LONG_TITLE = 90;

type ProductDetailsProps = {
  product: ListedProduct;
  /** The variants to choose from by their titles, in the catalogue's order. */
  variants: readonly Product[];
  /** Those to choose from by their options; this one is among them if it has some. */
  choices?: readonly Product[];
  /**
   * Under the price: what can be done with it, the shop's own line about delivery, and how to keep it for later; null
   * once it is withdrawn.
   */
  offer: { action: ReactNode; deliveryNote: string; notes?: ReactNode; keep?: ReactNode } | null;
  /** Its stars, with whose they are; the stars alone when absent. */
  rated?: ReactNode;
  /** What is to be known before all else, under its name. */
  notice?: ReactNode;
  /** The id that its heading gets. */
  titleId: string;
  /** What stands below it, while it can still be bought. */
  children: ReactNode;
};

/** A product on a page of its own: pictures, what it is, and a box to buy it from. */
export function ProductDetails({
  product,
  variants,
  choices = [],
  offer,
  rated,
  notice,
  titleId,
  children,
}: ProductDetailsProps) {
  return (
    <article
      className={classNames(styles.product, offer === null && styles.withdrawn)}
      aria-labelledby={titleId}
    >
      <header className={`${styles.head} grid gap-2`}>
        <h1
          id={titleId}
          className={classNames(styles.title, product.title.length > LONG_TITLE && styles.long)}
          dir="auto"
        >
          {product.title}
        </h1>
        {product.brand !== '' && (
          <p className={styles.brand} dir="auto">
            {product.brand}
          </p>
        )}
        {rated ?? (product.rating > 0 && <StarRating rating={product.rating} />)}
        {notice}
      </header>
      <Panel className={`${styles.picture} grid justify-items-center one-column`}>
        <ProductGallery key={product.variant} product={product} />
      </Panel>
      {(choices.length > 0 || variants.length > 1) && (
        <div className={styles.choices}>
          {choices.length > 0 && <OptionPickers variants={choices} chosen={product} />}
          {variants.length > (choices.length > 0 ? 0 : 1) && (
            <ProductChoices variants={variants} chosen={product.variant} />
          )}
        </div>
      )}
      {offer && (
        <div className={`${styles.offer} grid surface gap-3`}>
          <div ref={bottomBarRef} data-bottom-bar="" className={`${styles.buy} grid surface gap-3`}>
            <div className={`${styles.priced} grid gap-2`}>
              <p className={styles.price}>
                <SalePrice product={product} />
              </p>
              {offer.notes}
              <StockBadge product={product} />
            </div>
            <div className={`${styles.action} grid gap-2`}>{offer.action}</div>
          </div>
          <p className={`${styles.delivery} flex text-small muted gap-2`}>
            <DeliveryIcon />
            <span dir="auto">{offer.deliveryNote}</span>
          </p>
          {offer.keep}
        </div>
      )}
      {product.description.trim() !== '' && (
        <Panel className={`${styles.about} grid gap-3`}>
          <h2 className="text-large">{messages.aboutThisProduct}</h2>
          <ProductDescription text={product.description} />
        </Panel>
      )}
      <ProductFacts product={product} />
      <ProductSafety product={product} />
      <Slot place="product" data={{ product }} className={styles.slot} />
      <div className={`${styles.more} grid one-column gap-5`}>{children}</div>
    </article>
  );
}

/** The shop's own fields, and what is looked up by: nothing where none of it is known. */
function ProductFacts({
  product: { details, sku, barcode, weightGrams, unitContent = '' },
}: {
  product: ListedProduct;
}) {
  const all = [
    ...details.map(([name, value]) => [
      name,
      value === 'yes' ? messages.yes : value === 'no' ? messages.no : value,
    ]),
    [messages.sku, sku],
    [messages.barcode, barcode],
    [messages.unitContent, unitContent],
    [messages.weight, weightGrams > 0 ? `${weightGrams.toLocaleString(localeTag())} g` : ''],
  ].filter(([, value]) => value !== '');
  if (all.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {all.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Block({ block }: { block: DescriptionBlock }) {
  if (block.kind === 'paragraph') return <p dir="auto">{block.text}</p>;
  const List = block.kind === 'bullets' ? 'ul' : 'ol';
  return (
    <List className={block.kind === 'bullets' ? styles.bullets : styles.numbers} dir="auto">
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat and never move
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}

/** A description with its paragraphs and lists, each in the direction of its own script. */
export function ProductDescription({ text }: { text: string }) {
  return (
    <div className={styles.description}>
      {descriptionBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks may repeat and never move
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function readLine(line: string): DescriptionBlock {
  const bullet = BULLET.exec(line)?.[1];
  if (bullet !== undefined) return { kind: 'bullets', items: [bullet] };
  const numbered = NUMBERED.exec(line)?.[1];
  if (numbered !== undefined) return { kind: 'numbers', items: [numbered] };
  return { kind: 'paragraph', text: line.trim() };
}

/** Lines with a dash, star or dot make a list, lines with numbers a numbered one; others a paragraph each. */
export function descriptionBlocks(description: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const line of description.split('\n')) {
    if (line.trim() === '') continue;
    const block = readLine(line);
    const last = blocks.at(-1);
    if (last && last.kind !== 'paragraph' && block.kind === last.kind) {
      last.items.push(...block.items);
    } else blocks.push(block);
  }
  return blocks;
}

/** All variants that share a product's id, as links to choose by. */
function ProductChoices({ variants, chosen }: ProductChoicesProps) {
  const labels = choiceLabels(variants.map(lineTitle));
  return (
    <nav aria-label={messages.choices}>
      <ul className={styles.choiceList}>
        {variants.map((product, index) => (
          <li key={product.variant}>
            <Link
              to={productPath(product)}
              replace
              preventScrollReset
              prefetch="intent"
              aria-current={product.variant === chosen || undefined}
              className={`${styles.choice} choosable flex text-small h-full inherit no-underline gap-1`}
            >
              <span className={styles.choicePicture} aria-hidden="true">
                <ProductPicture product={product} sizes="9em" />
              </span>
              <span className={styles.words}>
                <span dir="auto" className={styles.label}>
                  {labels[index]}
                </span>{' '}
                <Price cents={product.priceCents} />
                <PriceNote note={product.unitPriceNote} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
