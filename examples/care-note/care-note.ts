/**
 * How a product is cared for: staff says what it is made of in a field, and its page says how that is washed, oiled or
 * kept.
 */
import type { Plugin } from '#app/plugins/plugin.ts';

export const careNote: Plugin = {
  name: 'care-note',
  productFields: [{ name: 'Care', type: 'text', isShown: true }],
  slots: { product: new URL('./care-view.tsx', import.meta.url) },
};
