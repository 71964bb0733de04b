/** A product as programs that read for people are told of it: as data, and as Markdown. Bounded, however large it is. */

import { safetyOf } from '#app/features/catalogue/product/fields/product-safety.ts';
import type { ListedProduct } from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { type AgentOffer, agentOffer, offerLine } from './agent-offer.ts';
import { mdLine, mdText, upTo } from './markdown.ts';

const MAX_VARIANTS = 60;
const MAX_DETAILS = 30;
const MAX_DESCRIPTION = 4_000;

export type AgentProduct = {
  id: string;
  title: string;
  description: string;
  category: string;
  brand: string;
  gtin?: string;
  weightGrams?: number;
  /** Of 10; of the shop's own reviews alone. */
  rating?: { stars: number; ratings: number };
  details: Record<string, string>;
  /** Who answers for it, and what to beware of. */
  safety?: Record<string, string>;
  variants: AgentOffer[];
  /** How many there are, of which no more than sixty are named. */
  variantsInAll: number;
  /** What the shop says about delivery and returns in one line. */
  delivery: string;
  url: string;
};

type Read = { variants: readonly [ListedProduct, ...ListedProduct[]]; deliveryNote: string };

export function agentProduct({ variants, deliveryNote }: Read, origin: string): AgentProduct {
  const [first] = variants;
  const { id, title, description, category, brand, barcode, weightGrams } = first;
  const safety = safetyOf(first).map(
    ([name, text]) => [name, upTo(text, MAX_DESCRIPTION)] as const,
  );
  return {
    ...{ id, title, description: upTo(description, MAX_DESCRIPTION), category, brand },
    ...(barcode && { gtin: barcode }),
    ...(weightGrams > 0 && { weightGrams }),
    ...(first.ratings && { rating: { stars: first.rating, ratings: first.ratings } }),
    details: Object.fromEntries(first.details.slice(0, MAX_DETAILS)),
    ...(safety.length > 0 && { safety: Object.fromEntries(safety) }),
    variants: variants.slice(0, MAX_VARIANTS).map((one) => agentOffer(one, origin)),
    variantsInAll: variants.length,
    delivery: deliveryNote,
    url: `${origin}${productPath({ id, variant: id })}`,
  };
}

export function productMarkdown(read: Read, origin: string): string {
  const product = agentProduct(read, origin);
  const { title, category, brand, gtin, rating, description, details, variantsInAll } = product;
  const { safety = {} } = product;
  const facts = [
    ...(brand ? [`brand: ${brand}`] : []),
    ...(category ? [`category: ${category}`] : []),
    ...(gtin ? [`gtin: ${gtin}`] : []),
    ...(rating ? [`rating: ${rating.stars} of 10 by ${rating.ratings}`] : []),
    ...Object.entries(details).map(([name, value]) => `${name}: ${value}`),
  ];
  const left = variantsInAll - product.variants.length;
  return [
    `# ${mdLine(title)}`,
    ...(description ? [mdText(description)] : []),
    ...(facts.length > 0 ? [facts.map((fact) => `- ${mdLine(fact)}`).join('\n')] : []),
    ...Object.entries(safety).map(([name, text]) => `## ${mdLine(name)}\n\n${mdText(text)}`),
    '## Variants',
    read.variants
      .slice(0, MAX_VARIANTS)
      .map((one) => offerLine(one, origin))
      .join('\n'),
    ...(left > 0 ? [`And ${left} more: ${product.url}`] : []),
    '## Delivery and returns',
    `${mdLine(product.delivery)} ${origin}/returns`,
    '',
  ].join('\n\n');
}
