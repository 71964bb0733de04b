/** What operations on settings answer, and why they refuse. */
export const noCodeName = 'is no name of a code: use letters, digits and hyphens, at most 40';
export const takesNothingOff = (example: string) =>
  `takes nothing off: write a share such as 10%, or an amount such as ${example}`;
export const codeThere = (name: string, worth: string) =>
  `the code ${name} already, which takes off ${worth}`;
export const noSuchCode = (name: string) =>
  `There is no code ${name}: npm run shop -- codes list shows them.`;
export const limitStays =
  'Nothing was saved: whether the uses of a code are limited stays as it was made. Make another code.';
export const holdsForNext = (line: string) => `${line}. It holds for the next payment.`;
export const codeEnded = (name: string) => `The code ${name} can be used no more.`;
export const overSince = (day: string) => `Over since ${day}`;
export const fromDay = (day: string) => `from ${day}`;
export const untilDay = (day: string) => `until ${day}`;
export const always = 'Always';
export const leftOf = (left: number, uses: number) => `${left} of ${uses} left`;
export const eachShopper = (uses: number) => `${uses} a shopper`;
export const noLimit = 'No limit';
export const codeLine = (
  name: string,
  worth: string,
  limits: string,
  orders: string,
  isOne: boolean,
) => `${name}: ${worth} off, ${limits}; in ${orders} ${isOne ? 'order' : 'orders'}`;
export const noCountry = (word: string) =>
  `does not know ${JSON.stringify(word)}: write names or codes of countries, EU or everywhere-else`;
export const noCountries = 'have to be one at least';
export const noPrices = (amount: string) =>
  `is no price: write ${amount}, or by weight 2 kg: ${amount}`;
export const weightTwice = 'has a weight twice';
export const noDays = 'is no number of days: write 3, or 2-4';
export const isNoLine = 'has to be one line';
export const zoneThere = (name: string) => `the zone ${name} already`;
export const zoneRenamed = (name: string) => `The zone is called ${name} now.`;
export const zoneNamed = (name: string) => `there is a zone ${name} already`;
export const noSuchZone = (name: string) => `There is no zone ${name}: nothing was saved.`;
export const noSuchMethod = (name: string) => `There is no method ${name}: nothing was removed.`;
export const countryTaken = (country: string, zone: string) =>
  `${country} is in the zone ${zone} already`;
export const manyMethods = (most: number) => `a zone has at most ${most} methods`;
export const upToWeight = (weight: string, price: string) => `up to ${weight} ${price}`;
export const freeFrom = (amount: string) => `free from ${amount}`;
export const ordersFrom = (amount: string) => `for orders from ${amount}`;
export const workingDays = (days: string) => `working days: ${days}`;
export const isCollected = 'collected by the shopper';
export const everywhereElse = 'Everywhere else';
export const free = 'free';
export const removedForNext = 'Removed. It holds for the next payment.';
export const noRate = 'is no rate: write percent as in 25 or 8.1';
export const noCountryCode = 'is no code of a country: write two letters such as AT';
export const filledRates = (added: number, day: string) =>
  added === 0
    ? 'Every country of the European Union has rates already: nothing was changed.'
    : `Filled in ${added} rates as of ${day}. Look them over: which goods have a reduced rate differs by country.`;
export const noScope =
  'is none: choose everything-else, delivery, reduced, second-reduced or category';
export const categoryMissing = 'is missing: a rate of a category needs its name';
export const categoryOfNoUse = 'is for a rate of a category alone: choose that, or leave it empty';
export const rateLine = (of: string, rate: string, isUsed: boolean) =>
  `${of}: ${rate}${isUsed ? '' : ' (no product has it: is it spelt as the catalogue has it?)'}`;
export const rateThere = (of: string, rate: string) => `a rate of ${of} already: ${rate}`;
export const noSuchRate = 'There is no such rate: nothing was removed.';
export const noFieldType = 'is none: choose text, number or yes-no';
export const fieldTypes = { text: 'Text', number: 'Number', 'yes-no': 'Yes or no' };
export const fieldLine = (name: string, type: string, isShown: boolean) =>
  `${name}: ${type.toLowerCase()}, ${isShown ? 'on the page of a product' : 'for staff and files alone'}`;
export const noOwnField = (name: string) =>
  `There is no own field ${name}: npm run shop -- fields list shows them.`;
export const nothingSaved = (why: string) => `Nothing was saved: ${why}.`;
export const aProduct = (problem: string) => `a product ${problem}, or change the product first`;
export const doesNotFit = (problem: string) => `does not fit: a product ${problem}`;
export const askRemoveField = (products: number, name: string) =>
  `${products === 1 ? 'One product has a value' : `${products} products have a value`} of ${name}, which is deleted with it. Remove the field?`;
export const yesRemoveField = 'Remove it with its values';
export const removedField = (name: string, products: number) =>
  `Removed ${name}${products === 0 ? '' : `, and the values of ${products} products`}.`;
export const noInvoiceLine = 'has to be one line of at most 100 letters';
export const needsALine = 'has to have at least one line';
export const noSeller = 'There is no seller: orders get no invoices.';
export const taxNumber = (number: string) => `tax number ${number}`;
export const vatNumber = (number: string) => `VAT number ${number}`;
export const noVatNumber = (example: string | null) =>
  example === null
    ? 'has to begin with the two letters of a country of the Union, such as ATU12345678'
    : `is not formed like the numbers of that country, such as ${example}`;
export const invoicesBy = (seller: string) => `Invoices are by ${seller}.`;
export const sellerThere = (name: string) => `a seller already: ${name}`;
export const sellerNotThere = 'There is no seller: nothing was removed.';
export const holdsFromNow = (line: string) =>
  `${line} It holds for orders that are paid from now on.`;
export const nothingChanged = 'Nothing is another than it was.';
export const saved = 'Saved.';
export const savedForStart =
  'Saved. Language and currency hold from the next start of the shop on.';
export const nameASetting = 'Nothing was saved: name a setting.';
export const isFixed = (variable: string) =>
  `Nothing was saved: ${variable} is set where the shop is started, and holds. Take it away there and start the shop again, then change it here.`;
export const isSetBy = (variable: string) => `is set by ${variable}`;
export const hasSoldIn = (currency: string) =>
  `Nothing was saved: this shop has sold in ${currency}, and what it owes and has booked stays in that.`;
export const currencyStays = 'can be changed no more';
export const noMarketSet =
  'The shop is set to no market: nothing is listed. Set MARKET=eu, or the setting market.';
export const noConformity =
  'This promises no conformity: let somebody who knows the law look at your shop.';
