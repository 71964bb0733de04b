/** What is suggested under the search box. */
import type { Product } from '#app/features/catalogue/product/product.ts';

export type Suggestions = {
  /** Searches that what was typed may become, the commonest first. */
  queries: string[];
  /** Products that match what was typed so far, or its corrected spelling. */
  products: Product[];
};
