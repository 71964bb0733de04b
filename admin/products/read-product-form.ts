/** The form of a product: the fields are read as an import reads them. */
import { productValuesSchema } from '#app/features/catalogue/edit/change-product.server.ts';
import { EDITED_FIELDS, type ProductValues } from '#app/features/catalogue/edit/product-values.ts';
import { done, type Result, refused } from '#app/shared/result.ts';

/** What is wrong with each field that is, by its name. */
export type FieldProblems = Readonly<Record<string, string>>;

export function readProductForm(
  fields: Record<string, string>,
): Result<ProductValues, FieldProblems> {
  const problems: Record<string, string> = {};
  const values: Record<string, unknown> = { isWithdrawn: fields.withdrawn === 'on' };
  for (const { key, name, read } of EDITED_FIELDS) {
    // Browsers post line breaks as CR LF.
    const value = read((fields[name] ?? '').replaceAll('\r\n', '\n'));
    if (!value.ok) problems[name] = value.refusal;
    else if (value.value === null) problems[name] = 'is empty';
    else values[key] = value.value;
  }
  if (Object.keys(problems).length > 0) return refused(problems);
  return done(productValuesSchema.parse(values));
}
