/** What is wrong with a cell of a product: each completes a sentence that begins with the name of its field. */
export const isMissing = 'is missing';
export const unreadable = (text: string) =>
  `has a character that cannot be read in ${text}: save the file as UTF-8, or say how it is saved, such as --encoding windows-1252`;
export const controlCharacter = (code: string) =>
  `has the control character U+${code}, which cannot be seen: delete it`;
export const tooManyCharacters = (length: number, most: number) =>
  `has ${length} characters: the most is ${most}`;
export const longNumber = (text: string) =>
  `${text} is what a spreadsheet makes of a long number: format the column as text and type it again`;
export const dotsAlone = 'is made of dots alone: it stands in addresses';
export const endsInData = 'ends in .data: it stands in addresses, where that means something else';
export const isEmpty = 'is empty: every product needs one';
export const noAddress = 'is no address: check its spelling';
export const httpPicture =
  'begins with http: browsers show pictures in a shop from https addresses only';
export const noHttps = 'is no https address: write one, or the path of a picture beside this file';
export const tooManyPictures = (count: number, most: number) =>
  `has ${count} pictures: the most is ${most}`;
export const noWholeNumber = (text: string, most: number) =>
  `${text} is no whole number from 0 to ${most}`;
export const noPosition = (text: string, most: number) =>
  `${text} is no whole number from 0 to ${most}: or leave it empty`;
export const noUnits = (text: string) => `${text} is no whole number from 0 on: or leave it empty`;
export const noGrams = (text: string) =>
  `${text} is no whole number of grams: write 250 for a quarter of a kilogram`;
export const noUnitContent = (text: string) =>
  `${text} is no content: write 500 ml, 0.75 l or 6 x 330 ml, in g, kg, ml, cl, l, mm, cm, m or m²`;
export const neitherYesNorNo = (text: string) => `${text} is neither yes nor no`;
export const noTaxCategory = (text: string) =>
  `${text} is no tax category: write standard, reduced or second-reduced`;
export const noBarcode = (text: string) =>
  `${text} is no barcode: write its 8, 12, 13 or 14 digits`;
export const barcodeLength = (length: number) =>
  `has ${length} digits: a barcode has 8, 12, 13 or 14; a spreadsheet drops zeros before them`;
export const checkDigit = (code: string, last: string, expected: number) =>
  `${code} ends with ${last}, and its other digits say ${expected}: look for a digit that is mistyped`;
export const noOldPath = (text: string) => `${text} is no path of a page: write /products/lamp`;
export const tooManyPaths = (count: number, most: number) =>
  `has ${count} paths: the most is ${most}`;
export const tooManyTexts = (count: number, most: number) =>
  `has ${count} texts: the most is ${most}`;
export const noAltText = (text: string) =>
  `${text} is no text of a picture: write pictures/lamp.jpg: A lamp of brass`;
export const ofAltText = (problem: string) => `the text of a picture ${problem}`;
export const pairs = {
  option: {
    name: (problem: string) => `the name of an option ${problem}`,
    value: (problem: string) => `the value of an option ${problem}`,
    noName: 'an option has no name: write one, such as Colour: Sand | Size: M',
    noValue: 'an option has no value: write one, such as Colour: Sand | Size: M',
    noPair: (text: string) =>
      `${text} is no option: write its name and its value, such as Colour: Sand | Size: M`,
    twice: (name: string) => `names ${name} twice: each option has a name of its own`,
    tooMany: (count: number, most: number) => `has ${count} options: the most is ${most}`,
  },
  ownField: {
    name: (problem: string) => `the name of an own field ${problem}`,
    value: (problem: string) => `the value of an own field ${problem}`,
    noName: 'an own field has no name: write one, such as Material: Wool',
    noValue: 'an own field has no value: write one, such as Material: Wool',
    noPair: (text: string) =>
      `${text} is no own field: write its name and its value, such as Material: Wool`,
    twice: (name: string) => `names ${name} twice: each own field has a name of its own`,
    tooMany: (count: number, most: number) => `has ${count} own fields: the most is ${most}`,
  },
};
export const noNumber = 'is a number: write digits, as in 12 or 12.5';
export const noYesOrNo = 'is yes or no: write one of them';
export const hasDeclaredNone = 'it has declared none yet';
export const itsFieldsAre = (fields: string) => `its fields are ${fields}`;
export const noOwnField = (name: string, advice: string) =>
  `names ${name}, which is no own field of this shop: ${advice}`;
export const hasWrongValue = (value: string, name: string, problem: string) =>
  `has ${value} as ${name}, which ${problem}`;
export const isSpelt = (other: string) =>
  `is spelt ${other} already: write it so, or remove that one`;
export const tooManyOwnFields = (most: number) =>
  `is one more than the ${most} fields that a shop can have`;
export const noLetter = 'has no letter and no digit: give it a name';
export const reserved = 'is an address of the admin: choose another';
export const tooManyCollections = (count: number, most: number) =>
  `has ${count} collections: the most is ${most}`;
export const moreCollections = (most: string) =>
  `The shop would have more than the ${most} collections that it can have`;
export const amountOf = (currency: string, example: string) =>
  `${currency === 'USD' ? 'dollars and cents' : `an amount in ${currency}`}, such as ${example}`;
export const twoWays = (text: string, large: string, small: string) =>
  `${text} can be read in two ways: write ${large} or ${small}`;
export const belowZero = 'is below zero: write what the product costs';
export const hasDecimals = (text: string, currency: string) =>
  `${text} has decimals, which ${currency} does not have: round it`;
export const moreDecimals = (text: string, most: number, isDollars: boolean) =>
  `${text} has more than ${most === 3 ? 'three' : 'two'} decimals: round it to ${isDollars ? 'cents' : 'those'}`;
export const otherCurrency = (text: string, other: string, own: string) =>
  `${text} is an amount in another currency (${other}): this shop's prices are ${own}, so convert it`;
export const ownCurrency = (code: string, name: string) =>
  `${code === 'USD' ? 'US dollars' : `in ${code} (${name})`}`;
export const noPrice = (text: string, what: string) => `${text} is no price: write ${what}`;
export const priceEmpty = (what: string) => `is empty: write ${what}`;
export const priceTooHigh = (most: string) =>
  `is more than a card can be charged: the most is ${most}`;
export const priceOffStep = (currency: string, step: string) =>
  `is no amount that a card can be charged: ${currency} go by ${step}`;
export const conflicts = {
  names: (variant: string) =>
    `are not those of ${variant}, a variant of the same product: all its variants name the same options in the same order`,
  values: (variant: string) =>
    `are those of ${variant}, a variant of the same product: choose others, or delete one of the two`,
};
export const tooManyVariants = (most: string) =>
  `are of one variant more than the ${most} that a product can have: make two products of it`;
export const isNothingOf = (kind: string) => `is nothing that ${kind} has`;
export const leadsNowhere =
  'leads nowhere: write a path of this shop such as /categories, or an https address';
