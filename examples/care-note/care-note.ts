/** A note of care on the page of each product that has one: how it is washed, oiled or kept. */
import type { Plugin } from '#app/plugins/plugin.ts';

export const careNote: Plugin = {
  name: 'care-note',
  productFields: [{ name: 'Care', type: 'text', isShown: true }],
};
