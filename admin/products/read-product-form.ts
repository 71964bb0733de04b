/** The form of a product: the fields are read as an import reads them. */
import type { ProductValues } from '#app/features/catalogue/edit/change-product.server.ts';
import { PRODUCT_FIELDS } from '#app/features/catalogue/product/product-fields.ts';
import { done, type Result, refused } from '#app/shared/result.ts';

/** What is wrong with each field that is, by its name. */
export type FieldProblems = Readonly<Record<string, string>>;

const NAMES = ['title', 'price', 'category', 'description'] as const;

const KEYS = {
  title: 'title',
  price: 'priceCents',
  category: 'category',
  description: 'description',
};

/** Browsers post line breaks as CR LF. */
function textOf(fields: Record<string, string>, name: string): string {
  return (fields[name] ?? '').replaceAll('\r\n', '\n');
}

export function readProductForm(
  fields: Record<string, string>,
): Result<ProductValues, FieldProblems> {
  const problems: Record<string, string> = {};
  const values: Record<string, string | number | null> = {};
  for (const name of NAMES) {
    const field = PRODUCT_FIELDS.find((one) => one.name === name);
    const read = field?.read(textOf(fields, name));
    if (!read) continue;
    if (read.ok) values[KEYS[name]] = read.value;
    else problems[name] = read.refusal;
  }
  if (Object.keys(problems).length > 0) return refused(problems);
  const { title, priceCents, category, description } = values;
  return done({
    title: String(title),
    priceCents: Number(priceCents),
    category: String(category ?? ''),
    description: String(description ?? ''),
    isWithdrawn: fields.withdrawn === 'on',
  });
}
