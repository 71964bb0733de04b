/** What there is of a product. */
export const inStock = 'In stock';
export const onlyLeft = (left: number) => `Only ${left} left`;
export const held = 'All in checkouts, one may come back';
export const soldOut = 'Sold out';
export const signInToBeTold = 'Sign in to be told when it is back';
export const willWrite = (email: string) => `We will write to ${email} when it is back.`;
export const tellMe = 'Tell me when it is back';
