/** What a tax rate is for, and the VAT number of a business. */
export const category = (name: string) => `Category ${name}`;
export const scopes = {
  'everything-else': 'Everything else',
  delivery: 'Delivery',
  reduced: 'Reduced rate',
  'second-reduced': 'Second reduced rate',
};
export const enterVatNumber = 'Buying for a business? Add your VAT number';
export const vatNumber = 'VAT number';
export const useVatNumber = 'Use it';
export const removeVatNumber = 'Remove it';
export const vatNumberIs = 'VAT number {number} stands on your invoice.';
export const aboutVatNumber =
  'It stands on your invoice. Prices stay as they are: they include VAT.';
export const noVatNumber = (example: string | null) =>
  example === null
    ? 'Begin with the two letters of your country, such as ATU12345678.'
    : `A VAT number of that country looks like ${example}.`;
