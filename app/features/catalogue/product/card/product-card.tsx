import { type ComponentType, useId } from 'react';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { MarkedText } from '#app/features/catalogue/product/marked-text.tsx';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { SalePrice } from '#app/features/catalogue/product/price/sale-price.tsx';
import type {
  CardProduct,
  Product,
  ProductChoice,
  Swatch,
} from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { messages as stockMessages } from '#app/features/stock/messages/messages.ts';
import { StockBadge } from '#app/features/stock/stock-badge.tsx';
import { useStockLevels } from '#app/features/stock/stock-client.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { hasViewTransitions } from '#app/ui/navigation/view-transitions.ts';
import { Price } from '#app/ui/price.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import { ChooseOptions } from './choose-options.tsx';
import styles from './product-card.module.css';

/** More would not fit into a line of a narrow card; the page of the product has them all. */
const MAX_SWATCHES = 4;

/** What a product is made in, as small pictures. */
function CardSwatches({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <ul className="flex items-center gap-1" aria-label={messages.madeIn}>
      {swatches.slice(0, MAX_SWATCHES).map(({ value, image }) => (
        <li key={value} className={`${styles.swatch} flex-none rounded bordered`}>
          <ProductPicture product={{ title: value, image }} sizes="2em" />
        </li>
      ))}
      {swatches.length > MAX_SWATCHES && (
        <li className="text-small muted">
          +{swatches.length - MAX_SWATCHES} <span className="visually-hidden">{messages.more}</span>
        </li>
      )}
    </ul>
  );
}

/** More would not fit into a line, on a narrow card one less; the page of the product has them all. */
const MAX_SHOWN = 3;

type CardChoicesProps = {
  /** The id that the variants share. */
  id: string;
  choices: readonly ProductChoice[];
};

/** What can be done with a product; `titleId` is the id of its heading, to describe buttons with. */
export type ProductAction = ComponentType<{ product: Product; titleId: string }>;

type ProductCardProps = {
  product: CardProduct;
  action: ProductAction;
  /** Words that stand out in the title. */
  marked?: readonly string[];
  /** For cards that are in sight at once: their pictures do not wait. */
  eager?: boolean;
  /** A card with a row to itself, one of three in a row, or one of four and more. */
  size?: CardSize;
  /** The level of its heading, below that of the section. */
  heading?: 'h2' | 'h3';
};

type CardActionProps = { product: CardProduct; titleId: string; action: ProductAction };

export type CardSize = 'wide' | 'large' | 'compact';

/** How wide the picture of a card is drawn, as in the `sizes` attribute. */
const pictureSizes: Record<CardSize, string> = {
  wide: '(min-width: 100em) 56em, (min-width: 36em) 58vw, 95vw',
  large: '(min-width: 64em) 18.5em, (min-width: 48em) 29vw, (min-width: 22.5em) 44vw, 6em',
  compact: '(min-width: 64em) 16em, (min-width: 48em) 29vw, (min-width: 22.5em) 44vw, 6em',
};

/** One variant of the catalogue (spec 2, Home page). */
export function ProductCard({
  product,
  action: Action,
  marked = [],
  eager = false,
  size = 'large',
  heading: Heading = 'h2',
}: ProductCardProps) {
  const titleId = useId();
  const { offer } = product;
  const isWide = size === 'wide';
  return (
    <article
      className={classNames(
        styles.card,
        'flex justify-end h-full clipped relative',
        'raised',
        isWide && styles.wideCard,
        size === 'compact' && styles.compactCard,
      )}
      aria-labelledby={titleId}
    >
      <div className={styles.details}>
        <Heading id={titleId} className={styles.title} dir="auto">
          {/* Its ground is the whole card, the picture too; the button lies above it. */}
          <Link
            to={productPath(product)}
            prefetch="intent"
            viewTransition={hasViewTransitions}
            className={`${styles.link} inherit no-underline`}
          >
            <MarkedText text={product.title} words={marked} />
          </Link>
        </Heading>
        <StarRating rating={product.rating} count={product.ratings} />
        <p className={`${styles.price} text-title`}>
          {offer?.isFrom && <span className={styles.from}>{messages.from} </span>}
          {offer?.isFrom ? <Price cents={offer.fromCents} /> : <SalePrice product={product} />}
        </p>
        {/* A card of several variants says nothing of one of them. */}
        {!product.choices && !offer && <StockBadge product={product} />}
        {offer && offer.swatches.length > 0 && <CardSwatches swatches={offer.swatches} />}
        {product.choices && <CardChoices id={product.id} choices={product.choices} />}
        <div className={styles.action}>
          {offer ? (
            <ChooseOptions product={product} action={Action} titleId={titleId} />
          ) : (
            <CardAction {...{ product, titleId, action: Action }} />
          )}
        </div>
      </div>
      <div className={styles.picture}>
        <ProductPicture product={product} wide={isWide} eager={eager} sizes={pictureSizes[size]} />
      </div>
    </article>
  );
}

/** Of what is sold out nothing goes into the basket: its page writes once it is back. */
function CardAction({ product, titleId, action: Action }: CardActionProps) {
  const [level] = useStockLevels([product]);
  if (level?.kind === 'off') return null;
  if (level?.kind !== 'out') return <Action product={product} titleId={titleId} />;
  return (
    <ButtonLink kind="secondary" to={productPath(product)} aria-describedby={titleId}>
      {stockMessages.tellMe}
    </ButtonLink>
  );
}

/** The variants of one product on its card, as links to each of them. */
function CardChoices({ id, choices }: CardChoicesProps) {
  return (
    <ul className="flex items-center gap-1" aria-label={messages.choices}>
      {choices.slice(0, MAX_SHOWN).map(({ variant, label }) => (
        <li key={variant} className={`${styles.item} min-w-0`}>
          <Link
            to={productPath({ id, variant })}
            prefetch="intent"
            dir="auto"
            className={`${styles.choice} text-small clipped bordered relative nowrap inherit no-underline`}
          >
            {label}
          </Link>
        </li>
      ))}
      {[MAX_SHOWN, MAX_SHOWN - 1].map(
        (shown) =>
          choices.length > shown && (
            <li
              key={shown}
              className={`text-small muted flex-none ${shown === MAX_SHOWN ? styles.onWide : styles.onNarrow}`}
            >
              +{choices.length - shown} <span className="visually-hidden">{messages.more}</span>
            </li>
          ),
      )}
    </ul>
  );
}
