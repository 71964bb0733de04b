/** Where an order goes, and what a charge is made of. */
export const withheld = 'the address that was given with it';
export const free = 'Free';
export const items = 'Items';
export const code = (code: string) =>
  `Code ${code}`;
export const delivery = 'Delivery';
export const changeAddress = 'Change the address';
export const name = 'Name';
export const street = 'Street and number';
export const flat = 'Flat, floor, company (optional)';
export const town = 'Town or city';
export const region = 'State or region (optional)';
export const postalCode = 'Postal code';
export const country = 'Country';
export const chooseCountry = 'Choose a country';
export const sendHere = 'Send it here';
export const undoTyped = 'Undo what I typed';
export const whoFor = 'Who is it for?';
export const whichStreet = 'Which street and number?';
export const whichTown = 'Which town or city?';
export const whichPostalCode = 'Which postal code?';
export const atMostLetters = (most: number) =>
  `Use at most ${most} letters`;
