/** The frame of the admin: its bar, its rooms, and what its forms and lists have in common. */
export const today = 'Today';
export const orders = 'Orders';
export const newOrders = (count: string) => `${count} new`;
export const products = 'Products';
export const customers = 'Customers';
export const mail = 'Mail';
export const staff = 'Staff';
export const yourShop = 'Your shop';
export const settings = 'Settings';
export const admin = 'Admin';
export const signOut = 'Sign out';
export const inEverything = 'In everything';
export const searchEverything = 'Search everything';
export const inThe = (what: string) => `In the ${what}`;
export const searchFor = (what: string) => `Search ${what}`;
export const search = 'Search';
export const aDayIn = (zone: string) => `A day in ${zone}.`;
export const choose = 'Choose';
export const thisField = (problem: string) => `This ${problem}.`;
export const whatElse = 'What else can be done';
export const goBack = 'No, go back';
export const placeOf = (name: string) => `Place of ${name}`;
export const move = 'Move';
export const moveHere = (name: string) => `Move to this place: ${name}`;
export const up = 'Up';
export const upWith = (name: string) => `Up: ${name}`;
export const down = 'Down';
export const downWith = (name: string) => `Down: ${name}`;
export const useThisPicture = 'Use this picture';
export const pictureOf = (name: string) => `Picture of ${name}`;
export const aPicture = 'A picture from a file';
export const anotherPicture = 'Another picture from a file';
export const dropPicture = 'Drop it here. JPEG, PNG, WebP, AVIF, GIF or TIFF of at most 20 MB.';
export const changedMeanwhile =
  'This has changed since the button was pressed. Nothing was sent: look again, and press it again.';
export const noSuchPage = 'There is no such page';
export const movedOrNever = 'It may have been moved, or never been there.';
export const mayNotSee = 'You may not see this page';
export const needsScope = (scope: string, what: string) =>
  `It needs the scope ${scope} (${what.toLowerCase()}). Ask an owner for a role that has it.`;
export const didNotWork = 'That did not work';
export const loadAgain =
  'Load the page again. If that does not help, the log of the shop says why.';
