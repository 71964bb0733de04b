import { lazy, Suspense, useId, useState } from 'react';
import { data, redirect, useLocation, useNavigation } from 'react-router';
import { useVisitorTexts } from '#app/features/basket/browser/use-shop-state.ts';
import { MAX_ADDED_AT_ONCE } from '#app/features/basket/core/basket-action.ts';
import { AddToBasket } from '#app/features/basket/view/add-to-basket.tsx';
import { SaveToWishes } from '#app/features/basket/wishes/save-to-wishes.tsx';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { offeredInstead } from '#app/features/catalogue/offered-instead.server.ts';
import { breadcrumbData } from '#app/features/catalogue/pages/inner-page-data.ts';
import { notFoundMeta } from '#app/features/catalogue/pages/not-found-meta.ts';
import { NotFoundPage } from '#app/features/catalogue/pages/not-found-page.tsx';
import { MAX_DESCRIBED, productPageData } from '#app/features/catalogue/pages/product-page-data.ts';
import { WithdrawnProductPage } from '#app/features/catalogue/pages/withdrawn-product-page.tsx';
import {
  nearestVariant,
  OPTION_FIELDS,
} from '#app/features/catalogue/product/options/option-choice.ts';
import { hasOptions } from '#app/features/catalogue/product/options/options.ts';
import { ProductCollections } from '#app/features/catalogue/product/page/product-collections.tsx';
import { ProductShelf } from '#app/features/catalogue/product/page/product-shelf.tsx';
import { RecentlySeen } from '#app/features/catalogue/product/page/recently-seen.tsx';
import { sharePicture } from '#app/features/catalogue/product/pictures/share-picture.ts';
import {
  altTextOf,
  type ListedProduct,
  mayComeBack,
  type Product,
  toProduct,
} from '#app/features/catalogue/product/product.ts';
import { ProductDetails } from '#app/features/catalogue/product/product-details.tsx';
import { categoryPath, productPath } from '#app/features/catalogue/product/product-path.ts';
import { reviewData } from '#app/features/reviews/review-data.ts';
import { parseReviewQuery } from '#app/features/reviews/review-query.ts';
import { ProductReviews } from '#app/features/reviews/view/product-reviews.tsx';
import { RatedBy } from '#app/features/reviews/view/rated-by.tsx';
import { parseVoted } from '#app/features/reviews/voted.ts';
import { BackInStock, WATCH_EMAIL_FIELD } from '#app/features/stock/back-in-stock.tsx';
import { messages as stockMessages } from '#app/features/stock/messages/messages.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { readEmailField } from '#app/shared/text/email-field.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { GuaranteeNotice } from '#app/ui/guarantee-notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { type BreadcrumbStep, Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx';
import { OfferNotes } from '#app/ui/page/offer-notes.tsx';
import { pageMeta, privatePageMeta, toMetaDescription, toScript } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/product';
import { readOfferTerms } from './offer-terms.server.ts';

/** Of no use before something is added. */
const AddedDetails = lazy(async () => {
  const { AddedDetails: view } = await import('#app/features/basket/view/added-details.tsx');
  return { default: view };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { origin, about } = matches[0].loaderData;
  if (!loaderData || 'offered' in loaderData) return notFoundMeta(matches[0].loaderData);
  if ('withdrawn' in loaderData) {
    const { title } = loaderData.withdrawn;
    return privatePageMeta(title, messages.whatItWas(title), matches[0].loaderData);
  }
  const { chosen, choices, variants, terms, steps, reviews } = loaderData;
  const { id, title, description, image, metaTitle, metaDescription } = chosen;
  return [
    ...pageMeta({
      title: metaTitle || title,
      shop: about,
      description:
        metaDescription || toMetaDescription(description || messages.productInShort(title)),
      // One canonical address for all choices.
      address: `${origin}${productPath({ id, variant: id })}`,
      picture: sharePicture(origin, image, altTextOf(chosen, image)),
    }),
    toScript(
      productPageData(
        origin,
        { chosen, variants: [...choices, ...variants], terms },
        reviewData(reviews),
      ),
    ),
    toScript(breadcrumbData(origin, steps)),
  ];
};

function stepsTo(product: ListedProduct): BreadcrumbStep[] {
  const { category, title } = product;
  return [
    { name: messages.home, path: '/' },
    ...(category ? [{ name: category, path: categoryPath(category) }] : []),
    { name: title, path: productPath(product) },
  ];
}

/** More tiles than anybody looks through. */
const MAX_TILES = 100;

/** Without a name it is the first, or the one with options that is called as its product. */
function findChosen<Variant extends Product>(
  variants: readonly Variant[],
  search: URLSearchParams,
): Variant | undefined {
  const requested = search.get('variant');
  if (requested !== null) return variants.find(({ variant }) => variant === requested);
  return variants.find((one) => one.variant === one.id && hasOptions(one)) ?? variants[0];
}

export async function loader({ params: { id }, context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { productPages, reviews, settings, storefrontSections } = shop;
  const variants = isStorable(id) ? await productPages.variants(id) : [];
  const requested = url.searchParams.get('variant');
  const optioned = variants.filter(hasOptions);
  const wanted = OPTION_FIELDS.map((field) => url.searchParams.get(field));
  const posted = wanted.some((value) => value !== null) && nearestVariant(optioned, wanted);
  if (posted) return redirect(productPath(posted));
  const chosen = findChosen(variants, url.searchParams);
  if (!chosen) {
    const gone = isStorable(id) ? await productPages.withdrawn(id) : [];
    const withdrawn =
      requested === null ? gone[0] : gone.find(({ variant }) => variant === requested);
    const own = withdrawn || !isStorable(id) ? null : await productPages.ownId(id);
    // Whether it is still sold is said there.
    if (own && own.id !== id) return redirect(productPath(own));
    const moved = withdrawn ? null : await productPages.atOldPath(url.pathname);
    if (moved) return redirect(productPath({ id: moved.id, variant: moved.id }), 301);
    if (!withdrawn)
      return data({ offered: offeredInstead(await storefrontSections()) }, { status: 404 });
    const isReturning = mayComeBack(withdrawn, Date.now() / 1_000);
    const alike = [...variants.map(toProduct), ...(await productPages.related(withdrawn))];
    const steps = stepsTo(withdrawn);
    const { withdrawnSeconds: _, ...product } = withdrawn;
    const instead = alike.length > 0 ? alike : offeredInstead(await storefrontSections());
    return data(
      { withdrawn: product, isReturning, instead, steps },
      { status: isReturning ? 200 : 410 },
    );
  }
  const choices = hasOptions(chosen) ? optioned : [];
  const related = await productPages.related(choices[0] ?? chosen);
  const reviewQuery = parseReviewQuery(url.searchParams);
  const [steps, collections] = [stepsTo(chosen), await productPages.collections(id)];
  const others = hasOptions(chosen) ? variants.filter((one) => !hasOptions(one)) : variants;
  return {
    // The descriptions of these are not shown.
    variants: others.slice(0, MAX_TILES).map(toProduct),
    choices,
    chosen,
    terms: await readOfferTerms(shop, [chosen, ...variants.slice(0, MAX_DESCRIBED)]),
    steps,
    collections,
    related,
    reviews: await reviews.ofProduct({ id, ratings: chosen.ratings ?? 0 }, reviewQuery),
    reviewQuery,
    takesReviews: reviews.isOpen(),
    voted: parseVoted(url.searchParams),
    deliveryNote: settings.current().texts.deliveryNote,
    notice: settings.current().notice,
    isAsked: url.searchParams.has(ASKED_QUERY),
  };
}

/** The query of a page whose visitor has requested a mail for when it is back. */
const ASKED_QUERY = 'asked';

/** 'Tell me when it is back', of the variant that the page shows. */
export async function action({ request, params: { id }, context, url }: Route.ActionArgs) {
  const { productPages, stockWatches } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  const { account } = await requestSession.visitor();
  const variants = isStorable(id) ? await productPages.variants(id) : [];
  const requested = url.searchParams.get('variant');
  const chosen = variants.find(({ variant }) => variant === requested) ?? variants[0];
  if (!chosen) throw data(null, { status: 404 });
  const { variant } = chosen;
  let isWatched = true;
  if (account) {
    isWatched = await stockWatches.watch(account.uid, variant);
  } else {
    const typed = (await readForm(request))?.[WATCH_EMAIL_FIELD] ?? '';
    const email = readEmailField(typed);
    if (!email)
      return data({ email: typed, problem: stockMessages.malformedEmail }, { status: 400 });
    const { clientAddress } = requestSession;
    const waitSeconds = await stockWatches.askGuest({ email, clientAddress }, variant);
    if (waitSeconds > 0) {
      const headers = { 'retry-after': String(waitSeconds) };
      return data({ email, problem: stockMessages.waitAWhile }, { status: 429, headers });
    }
  }
  const path = `/product/${encodeURIComponent(id)}?variant=${encodeURIComponent(variant)}`;
  return redirect(isWatched ? `${path}&${ASKED_QUERY}` : path, 303);
}

/** The choice that the address names, also the one that is on its way: the page has all of them. */
function useChosen(choices: readonly ListedProduct[]): ListedProduct | undefined {
  const here = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === here.pathname ? next : here;
  return choices.length > 0 ? findChosen(choices, new URLSearchParams(search)) : undefined;
}

export default function ProductRoute({ loaderData, matches }: Route.ComponentProps) {
  const titleId = useId();
  const visitor = useVisitorTexts();
  const choice = useChosen('choices' in loaderData ? loaderData.choices : []);
  const [isAdded, setAdded] = useState(false);
  const answer = useAnswer<typeof action>();
  if ('offered' in loaderData) return <NotFoundPage offered={loaderData.offered} />;
  if ('withdrawn' in loaderData) {
    const { withdrawn, isReturning, instead, steps } = loaderData;
    return (
      <>
        <Breadcrumbs steps={steps} />
        <WithdrawnProductPage product={withdrawn} mayComeBack={isReturning} instead={instead} />
      </>
    );
  }
  const { variants, choices, steps, collections, related, deliveryNote, isAsked } = loaderData;
  const { reviews, reviewQuery, takesReviews, voted, notice } = loaderData;
  const chosen = choice ?? loaderData.chosen;
  const product = toProduct(chosen);
  return (
    <>
      <Breadcrumbs steps={steps} />
      <ProductDetails
        product={chosen}
        variants={variants}
        choices={choices}
        titleId={titleId}
        rated={<RatedBy product={product} byStars={reviews.byStars} />}
        offer={{
          deliveryNote,
          keep: <SaveToWishes key={product.variant} variant={product.variant} titleId={titleId} />,
          notes: <OfferNotes notes={matches[0].loaderData.offerNotes?.filter(([to]) => to)} />,
          action: (
            <>
              <BackInStock
                product={product}
                visitor={visitor}
                isAsked={isAsked}
                refused={answer ?? null}
              >
                <AddToBasket
                  product={product}
                  titleId={titleId}
                  atMost={MAX_ADDED_AT_ONCE}
                  onAdded={() => setAdded(true)}
                />
              </BackInStock>
              {isAdded && (
                <Suspense>
                  <AddedDetails product={product} />
                </Suspense>
              )}
            </>
          ),
        }}
      >
        <GuaranteeNotice notice={notice} />
        <ProductCollections collections={collections} />
        <ProductReviews
          product={product}
          shown={reviews}
          query={reviewQuery}
          isOpen={takesReviews}
          voted={voted}
          visitor={visitor}
        />
        <ProductShelf heading={messages.youMayAlsoLike} products={related} />
        <RecentlySeen product={product} />
      </ProductDetails>
    </>
  );
}
