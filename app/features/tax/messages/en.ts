/** What a tax rate is for. */
export const category = (name: string) => `Category ${name}`;
export const delivery = 'Delivery';
export const everythingElse = 'Everything else';
