/** What people call the fields of a product that staff edits, by their keys. */

import { messages } from '#app/features/catalogue/product/messages/messages.ts';
import { currencyWord } from '#app/shared/money/money.ts';
import type { ProductField } from './product-field.ts';

type Labels = Readonly<Record<string, string | ((currency: string) => string) | undefined>>;

/** In the shop's language, or with the labels of another; of a field that has none, what the documents say of it. */
export function fieldLabel(
  { key, documentation }: Pick<ProductField, 'key' | 'documentation'>,
  labels: Labels = messages.labels,
): string {
  const { [key]: label = documentation.replace(/\.$/, '') } = labels;
  return typeof label === 'string' ? label : label(currencyWord());
}

export function fieldHint(key: string): string | undefined {
  const hints: Readonly<Record<string, string | undefined>> = messages.hints;
  return hints[key];
}

/** By the name of a column of the grid of the variants. */
export function columnHeading(name: string): string {
  const headings: Readonly<Record<string, string | undefined>> = messages.headings;
  return headings[name] ?? name;
}
