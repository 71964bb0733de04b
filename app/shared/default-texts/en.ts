import type { DefaultTexts } from './default-texts.ts';

/** The default texts, in English. */
export const en: DefaultTexts = {
  tagline: 'Good things, fairly priced and simply found.',
  pricedDelivery: 'You see what delivery costs before you pay. For returns, see the Returns page.',
  cookies:
    'One cookie knows your basket, another one that you are signed in, and a third one that you have signed in here before, so that we can tell you of sign-ins from anywhere else. Smaller ones know your time zone, carry a notice to your next page, or only see whether your browser keeps cookies at all. There are none for advertising, and nobody follows you from here to other sites.',
  pricesIn: (currency, code) =>
    code === 'USD' ? 'All prices are in US dollars.' : `All prices are in ${currency} (${code}).`,

  deliveryNote: 'Free delivery. For returns, see the Returns page.',
  help: `# Finding something

Type a word, or an article number, into the search at the top of any page. Spelling is forgiven. The categories show everything there is, and every list can be narrowed by price and rating.

# Buying it

Put what you want into your basket; you need no account for that. Proceed to Checkout, enter your card, and press {button}. Your card is charged once, for the total that you see.

# After that

With an account, your order is under Returns & Orders at once. If a payment could not be completed, your basket stays as it was and nothing is charged.`,
  returns: `# Sending something back

You can return what you have bought as the law where you live allows. Open your order under Returns & Orders, or by the link in its mail, and choose Return items.

# Refunds

A refund goes back to the card that was charged. How long it takes to appear depends on your bank.

# Removed by mistake

Something that you have removed from your basket can be put back with Undo.`,
  terms: `# Prices

{prices} You pay the total that the payment page shows when you press {button}.

# Your order

The order is placed when your card has been charged. If something in it is no longer sold, the charge is refunded in full.

# Your account

You can buy as a guest. With an account you see your orders: keep your password to yourself.

# What is kept

Your e-mail and your orders are kept to run the shop, and given to nobody else but the card provider you pay with.`,
  privacy: `# What is kept

Your basket, and with an account your e-mail, your password in a form that nobody can read, and your orders, with the address that you give for them.

# Cookies

{cookies}

# Your card

Your card's number goes to the card provider and never to this shop.

# Who else sees it

Nobody but the card provider you pay with.

# What you can do

Your account page gives you all of it as a file, and deletes it. Our books keep what was paid, without your name.`,
};
