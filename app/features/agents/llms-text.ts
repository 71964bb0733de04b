/** `/llms.txt` (https://llmstxt.org): what the shop is, and how a program that helps people buy reads it. */
import { collectionPath } from '#app/features/catalogue/product/collection/collection.ts';
import { categoryPath } from '#app/features/catalogue/product/product-path.ts';
import { shopCurrency } from '#app/shared/money/money.ts';
import { pageTitle, type ShopAbout, shopPages } from '#app/shared/shop-about.ts';
import { mdLine, mdLink } from './markdown.ts';

/** More than anybody reads. */
const MAX_LINKS = 60;

type Described = {
  about: Pick<ShopAbout, 'name' | 'tagline'>;
  categories: readonly string[];
  /** Handles. */
  collections: readonly string[];
};

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${title}`, lines.slice(0, MAX_LINKS).join('\n')] : [];
}

export function llmsText({ about, categories, collections }: Described, origin: string): string {
  const link = (text: string, path: string) => `- ${mdLink(text, `${origin}${path}`)}`;
  return [
    `# ${mdLine(about.name)}`,
    ...(about.tagline ? [`> ${mdLine(about.tagline)}`] : []),
    `An online shop. Prices are in ${shopCurrency().code}. Every page below, and every product, is Markdown for whoever sends \`Accept: text/markdown\`.`,
    ...section('Pages', [
      ...shopPages.map((page) => link(pageTitle(page), `/${page}`)),
      link('Categories', '/categories'),
    ]),
    ...section(
      'Categories',
      categories.map((name) => link(name, categoryPath(name))),
    ),
    ...section(
      'Collections',
      collections.map((handle) => link(handle, collectionPath({ handle }))),
    ),
    ...section('For programs', [
      `- Search: ${origin}/search?q=WORDS`,
      `- Model Context Protocol, streamable HTTP, without sign-in: ${origin}/mcp`,
      `- All that is sold, in Google's product format: ${origin}/feeds/products.xml and ${origin}/feeds/products.csv`,
      `- A basket for a person to look at and pay: ${origin}/basket/VARIANT:2,VARIANT?code=CODE`,
    ]),
    '',
  ].join('\n\n');
}
