/** What more than one feature says. */
export const pages = {
  help: 'Help',
  returns: 'Returns',
  terms: 'Terms of sale',
  privacy: 'Privacy',
};
export const imprint = 'Imprint';
export const cookiesNeeded =
  'Your browser blocks cookies. Allow them for this site, and try again.';
export const quoted = (title: string) => `“${title}”`;
export const more = (count: number) => `${count} more`;
