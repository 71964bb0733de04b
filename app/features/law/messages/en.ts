/** What the law asks, and what to do for it. */
export const states = {
  done: 'Done',
  missing: 'Missing',
  'by-hand': 'By hand',
};
export const duties = {
  imprint: {
    title: 'Imprint',
    todo: 'Write who you are into the text Imprint. Its template has gaps, and shoppers see it once none is left.',
  },
  withdrawalTerms: {
    title: 'Withdrawal instruction with the model form',
    todo: 'Say who sells, with an address and an e-mail: it stands in the page Right of withdrawal, which must not be empty.',
  },
  lowestPrice: {
    title: 'Lowest price of 30 days beside a reduction',
    todo: 'Show the lowest price of the last 30 days.',
  },
  vatByCountry: {
    title: 'Value added tax by country',
    todo: 'Set your home country, say whether you are below the threshold, and fill in the rates. Give each product its tax category.',
  },
  vatReturn: {
    title: 'Return of value added tax, one-stop shop',
    todo: 'Watch the threshold of €10,000 a year; above it, register for the one-stop shop and file each quarter. The tax report has the sums.',
  },
  invoices: {
    title: 'Invoices',
    todo: 'Say who sells, with your VAT number or tax number.',
  },
  cookies: {
    title: 'Cookies',
    todo: 'Name every cookie that the shop sets in the text Privacy. The text as it comes does.',
  },
  dataProtection: {
    title: 'Data protection',
    todo: 'Complete the text Privacy: who is responsible, on which legal basis, how long, who receives it, and which authority hears complaints.',
  },
  accessibility: {
    title: 'Accessibility statement',
    todo: 'Keep the text Accessibility, and say who sells: shoppers write there. Give pictures alternative texts.',
  },
  withdrawal: {
    title: 'Withdrawal function',
    todo: 'Set for how many days one can withdraw, 14 at least: every page then leads to the form.',
  },
  orderButton: {
    title: 'Words of the order button',
    todo: 'Let the button name the obligation to pay.',
  },
  priceNote: {
    title: 'What prices include',
    todo: 'Let prices say that tax is included, and what delivery costs.',
  },
  unitPrices: {
    title: 'Price of a kilogram, litre or metre',
    todo: 'Show unit prices, and give each product that is sold by weight, volume or length its content.',
  },
  productSafety: {
    title: 'Product safety',
    todo: 'Give each product its manufacturer, a responsible person in the Union where that is elsewhere, and its warnings.',
  },
  guaranteeNotice: {
    title: 'Notice on the legal guarantee',
    todo: 'Upload the official picture in the language of your shop, unchanged. What it says, for who cannot see it, goes into the settings under What the law asks.',
  },
  ratings: {
    title: 'Where ratings come from',
    todo: 'Explain the stars that your catalogue came with, or hide them. Reviews by buyers are checked by the shop.',
  },
};
