/** What operations on the home page answer, and why they refuse. */
export const sections = {
  hero: { name: 'Hero picture', about: 'The large picture. Cards and words below it overlap it.' },
  first: { name: 'First products', about: 'The first seven of the catalogue, as large cards.' },
  categories: { name: 'Categories', about: 'The largest, as tiles, once there are more products.' },
  'top-rated': { name: 'Top rated', about: 'Once four are rated that stand nowhere above.' },
  cheap: { name: 'Low prices', about: 'Once four are cheap that stand nowhere above.' },
  new: { name: 'New', about: 'The latest, once there are four that stand nowhere above.' },
  'largest-categories': { name: 'Largest categories', about: 'Products of two of them.' },
  products: { name: 'Products by hand', about: 'Those that you name, in your order.' },
  collection: { name: 'Collection', about: 'The first five of a collection.' },
  category: { name: 'Category', about: 'The first five of a category.' },
  text: { name: 'Text with a picture', about: 'Your own words, with a picture and a button.' },
};
export const switchedOff = 'switched off';
export const areMoreThan = (most: number) => `are more than ${most}`;
export const noSuchSection = (section: string) =>
  `The home page has no section ${section}: the list of its sections shows them.`;
export const notSaved = (field: string, problem: string) =>
  `Nothing was saved: ${field} ${problem}.`;
export const noCollection = 'is none of the shop: the list of collections shows them';
export const nothingToSell = 'has nothing to sell: write it as a product has it';
export const noKind = (kinds: string) => `is none of ${kinds}`;
export const sectionAdded = (title: string) => `${title} stands at the end of the home page now.`;
export const tooManySections = (most: number) =>
  `Nothing was added: ${most} sections of your own stand there. Remove one first.`;
export const savedAndShown = 'Saved. The home page shows it now.';
export const savedAndOff = 'Saved. It is switched off.';
export const fillsItself = (id: string) => `is ${id}, which fills itself`;
export const sectionMoved = (title: string) => `${title} is moved.`;
export const switched = {
  on: (title: string) => `${title} is switched on.`,
  off: (title: string) => `${title} is switched off.`,
};
export const sectionRemoved = (title: string) => `${title} is removed from the home page.`;
export const askRemove = (title: string) =>
  `Remove ${title}? What is written there goes, and does not come back.`;
export const yesRemove = 'Remove it';
export const cannotBeRemoved = (id: string) => `is ${id}, which cannot be removed: switch it off`;
