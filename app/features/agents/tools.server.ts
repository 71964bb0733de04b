/**
 * What a program that helps people buy can ask the shop (docs/api.md, Model Context Protocol): to find, to look at one, to
 * say what delivery costs, and to make a link that a person opens. Nothing here changes anything, names anybody or pays.
 */
import * as z from 'zod';
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { basketLink } from '#app/features/basket/core/basket-link.ts';
import { basketRefusalMessages } from '#app/features/basket/core/basket-messages.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/fields/max-characters.ts';
import { priceClasses } from '#app/features/catalogue/search/query/price-classes.ts';
import {
  MAX_STARS,
  OPTION_PARAMETER,
  sorts,
} from '#app/features/catalogue/search/query/search-query.ts';
import { isCountry } from '#app/features/delivery/address/countries.ts';
import { formatPlainCents, shopCurrency } from '#app/shared/money/money.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { agentList } from './agent-list.ts';
import { agentOffer } from './agent-offer.ts';
import type { AgentParts } from './agent-parts.server.ts';
import { agentProduct } from './agent-product.ts';
import { namedProducts, readAskedItems } from './asked-items.server.ts';
import { answerDelivery } from './delivery-answer.server.ts';
import { readList } from './markdown-pages.server.ts';

/** Where the shop is open, and the address of who asks. */
export type ToolContext = { shop: AgentParts; origin: string; client: string };

/** What is said instead of an answer: what to do about it. */
export type ToolAnswer = { data: object } | { refused: string };

export type AgentTool<Input extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  run(input: z.output<Input>, context: ToolContext): Promise<ToolAnswer>;
};

function tool<Input extends z.ZodObject>(one: AgentTool<Input>): AgentTool<Input> {
  return one;
}

const text = (max: number) => z.string().max(max).refine(isStorable);
const name = (max: number) => text(max).min(1);

const items = z
  .array(
    z.object({
      variant: name(MAX_CHARACTERS.variant).describe('As a search or a product names it'),
      count: z.int().min(1).max(MAX_BASKET_LINES).default(1),
    }),
  )
  .min(1)
  .max(MAX_BASKET_LINES);

function unitsOf(asked: z.output<typeof items>): number {
  return asked.reduce((sum, { count }) => sum + count, 0);
}

const priceWords = priceClasses
  .map(({ fromCents, belowCents }, place) => `${place}: ${fromCents}–${belowCents ?? '…'}`)
  .join(', ');

const searchInput = z.object({
  query: text(200).default('').describe('Words, or an article number; spelling is forgiven'),
  category: text(MAX_CHARACTERS.category).optional(),
  collection: text(100).optional().describe('The handle of a collection'),
  brands: z.array(text(100)).max(20).default([]),
  options: z
    .record(text(40), z.array(text(100)).max(20))
    .default({})
    .describe('Such as {"Size": ["M", "L"]}'),
  priceClass: z
    .int()
    .min(0)
    .max(priceClasses.length - 1)
    .optional()
    .describe(`Of prices in hundredths: ${priceWords}`),
  leastStars: z.int().min(1).max(MAX_STARS).optional(),
  onSale: z.boolean().default(false),
  inStock: z.boolean().default(false),
  sort: z.enum(sorts).default('relevance'),
  page: z.int().min(1).max(20).default(1),
});

/** The same search as the parameters of its page's address. */
function toParams(asked: z.output<typeof searchInput>): URLSearchParams {
  const { query, category, collection, priceClass, leastStars, page, sort } = asked;
  const params = new URLSearchParams({ q: query, sort, page: String(page) });
  if (category !== undefined) params.set('category', category);
  if (collection !== undefined) params.set('collection', collection);
  if (priceClass !== undefined) params.set('price', String(priceClass));
  if (leastStars !== undefined) params.set('rating', String(leastStars));
  if (asked.onSale) params.set('sale', '1');
  if (asked.inStock) params.set('stock', '1');
  for (const brand of asked.brands) params.append('brand', brand);
  for (const [option, values] of Object.entries(asked.options)) {
    for (const value of values) params.append(`${OPTION_PARAMETER}${option}`, value);
  }
  return params;
}

const search = tool({
  name: 'search_products',
  title: 'Search the shop',
  description:
    'Finds products by words and filters, a page at a time. An empty query lists all. Answers with variants, prices, availability, addresses, and the values that narrow the search.',
  input: searchInput,
  async run(asked, { shop, origin, client }) {
    if (asked.collection !== undefined && !(await shop.catalogue.collection(asked.collection))) {
      return { refused: 'There is no collection with this handle. Search without it.' };
    }
    const url = new URL(`/search?${toParams(asked)}`, origin);
    const list = await readList(shop, { url, client }, {});
    return list ? { data: agentList(list, origin) } : { refused: 'There is no such page.' };
  },
});

const product = tool({
  name: 'get_product',
  title: 'Look at a product',
  description:
    'All that is known of a product: description, variants with options, prices and availability, reviews, details.',
  input: z.object({
    id: name(MAX_CHARACTERS.id).describe('The id of the product, or one of its variants'),
  }),
  async run({ id }, { shop, origin }) {
    const [variant] = await shop.catalogue.sold([id]);
    const own = await shop.productPages.variants(id);
    const [first, ...others] =
      own.length > 0 || !variant ? own : await shop.productPages.variants(variant.id);
    if (!first) return { refused: 'This is not sold here. Search for it by words.' };
    const { deliveryNote } = shop.settings.current().texts;
    return { data: agentProduct({ variants: [first, ...others], deliveryNote }, origin) };
  },
});

const delivery = tool({
  name: 'get_delivery',
  title: 'Availability and delivery',
  description:
    'Whether these items can be had now, and what it costs to have them delivered to a country and when they arrive, as the payment page computes it.',
  input: z.object({
    items,
    country: z
      .string()
      .toUpperCase()
      .refine(isCountry, 'Name a country by its code of ISO 3166-1, such as DE.'),
    postalCode: text(20).default(''),
  }),
  async run({ items: asked, country, postalCode }, { shop, origin }) {
    if (unitsOf(asked) > MAX_BASKET_LINES) return { refused: basketRefusalMessages.basket_full };
    const read = await readAskedItems(shop.catalogue, asked);
    const offer = await answerDelivery(shop, read, { country, postalCode });
    return {
      data: {
        items: read.items.map(({ product: one, count }) => ({ count, ...agentOffer(one, origin) })),
        ...{ notSold: read.unknown, missing: read.missing, country, delivery: offer },
        currency: shopCurrency().code,
      },
    };
  },
});

const basket = tool({
  name: 'make_basket_link',
  title: 'Make a basket',
  description:
    'Makes a link that opens these items as a basket, for a person to look at, change and pay. It reserves and charges nothing.',
  input: z.object({
    items,
    code: text(40).optional().describe('A discount code that the person has'),
  }),
  async run({ items: asked, code }, { shop, origin }) {
    if (unitsOf(asked) > MAX_BASKET_LINES) return { refused: basketRefusalMessages.basket_full };
    const read = await readAskedItems(shop.catalogue, asked);
    if (read.unknown.length > 0) {
      const variants = read.unknown.slice(0, 10).map((one) => JSON.stringify(one));
      return { refused: `Not sold here: ${variants.join(', ')}. Search for others.` };
    }
    const linked = read.items.map(({ product: { variant }, count }) => ({ variant, count }));
    return {
      data: {
        link: `${origin}${basketLink(linked, code?.trim() || null)}`,
        items: read.items.map(({ product: one, count }) => ({ count, ...agentOffer(one, origin) })),
        missing: read.missing,
        total: formatPlainCents(basketTotalCents(namedProducts(read))),
        currency: shopCurrency().code,
        note: 'The person opens the link, sees the total with delivery, and pays there.',
      },
    };
  },
});

export const AGENT_TOOLS: readonly AgentTool[] = [search, product, delivery, basket];
