/** How long the texts of a product may be, in characters. */
export const MAX_CHARACTERS = {
  id: 180,
  title: 500,
  image: 2_000,
  variant: 200,
  description: 20_000,
  category: 100,
  brand: 100,
  sku: 100,
  shelf: 40,
  responsible: 500,
  safetyWarnings: 5_000,
  metaTitle: 500,
  metaDescription: 2_000,
};
