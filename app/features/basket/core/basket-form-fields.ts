/** A write as the fields of a form; apart from its schema, so that no page loads Zod. */
import type { BasketWrite } from './basket-write.ts';

/** The hidden fields of a form that asks for this write without scripts. */
export function basketFormFields(write: BasketWrite): [name: string, value: string][] {
  return Object.entries(write).map(([field, value]) => [field, String(value)]);
}
