/** What more than one feature says. */
export const pages = {
  help: 'Help',
  returns: 'Returns',
  terms: 'Terms of sale',
  privacy: 'Privacy',
};
export const cookiesNeeded =
  'Your browser blocks cookies. Allow them for this site, and try again.';
export const quoted = (title: string) => `“${title}”`;
export const more = (count: number) => `${count} more`;
/** As Article 11a of Directive 2011/83/EU words it. */
export const withdrawHere = 'Withdraw from contract here';
export const deliveryPrices = 'What delivery costs';
