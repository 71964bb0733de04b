import type { LawTexts } from './law-texts.ts';

/** The texts that the law of the European Union asks for, in English. Annex I of Directive 2011/83/EU has the instruction. */
export const en: LawTexts = {
  imprint: `{seller}

- E-mail: ___
- Telephone: ___
- Represented by: ___
- Trade register and number: ___
- VAT number: ___
- Supervisory authority, where the trade needs a permit: ___`,
  withdrawalTerms: `# Your right of withdrawal

You have the right to withdraw from this contract within {days|day|days} without giving any reason. The withdrawal period expires {days|day|days} after the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods; of several goods of one order, of the last of them.

To exercise the right of withdrawal, you must inform us ({seller}) of your decision to withdraw from this contract by an unequivocal statement, such as a letter sent by post or an e-mail. You may use the model withdrawal form below, but it is not obligatory.

To meet the withdrawal deadline, it is sufficient for you to send your communication before the withdrawal period has expired.

# Effects of withdrawal

If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs of a type of delivery other than the least expensive standard delivery that we offer), without undue delay and not later than 14 days from the day on which we are informed of your decision. We use the same means of payment as you used, unless you have expressly agreed otherwise; you incur no fees. We may withhold the reimbursement until we have received the goods back or you have supplied evidence of having sent them back, whichever is the earliest.

You shall send back the goods or hand them over to us without undue delay and not later than 14 days from the day on which you tell us of your withdrawal. You bear the direct cost of returning the goods. You are only liable for any diminished value of the goods resulting from handling beyond what is necessary to establish their nature, characteristics and functioning.

# Model withdrawal form

Complete and return this form only if you wish to withdraw from the contract.

- To {seller}:
- I/We (\\*) hereby give notice that I/We (\\*) withdraw from my/our (\\*) contract of sale of the following goods (\\*)/for the provision of the following service (\\*),
- Ordered on (\\*)/received on (\\*),
- Name of consumer(s),
- Address of consumer(s),
- Signature of consumer(s) (only if this form is notified on paper),
- Date

(\\*) Delete as appropriate.`,
  accessibility: `# What you can expect

This shop is made to be used by everybody, by the rules of WCAG 2.2, level AA, and EN 301 549. Each build of its software is tested for what follows; in brackets stand the criteria of WCAG that it serves.

{accessibility}

# What is not tested

A machine finds only a part of what can be wrong. Texts and pictures of products are the shop's own.

# If something stands in your way

Write to {seller}. If we do not help, the authority of your country that watches over accessibility can.`,
  claims: {
    checkedPages:
      'The pages of a purchase, from the home page to the payment, pass the checks of axe, in light and in dark, on narrow and on wide screens.',
    keyboard: 'A purchase, and a withdrawal from it, can be made by keyboard alone.',
    focusSeen: 'Whoever buys by keyboard sees at each step where the focus is.',
    pageChange:
      'The focus and the title follow to each new page, and screen readers hear its name.',
    withoutScripts:
      'Searching, registering, buying and withdrawing work in a browser that runs no scripts.',
    contrast:
      'Text and buttons have enough contrast, in light and in dark, whatever colour the shop has chosen.',
    forcedColours:
      'With the system’s own high-contrast colours the controls of the payment keep their edges.',
    enlarged: 'A purchase fits a screen that is enlarged four times, without scrolling sideways.',
    targets:
      'What can be tapped on the main pages is at least 44 pixels wide and high on a touch screen.',
    errors: 'What is wrong with a card or a sign-in is said in words at its fields.',
    announced:
      'Screen readers hear what was added, how many items the basket has, and their total.',
    autofill: 'Browsers and password managers can fill in e-mail, password and card.',
    lessMotion:
      'Whoever has asked the system for less motion sees no picture fly to the next page.',
  },
  cookies: {
    intro:
      'This shop keeps in your browser only what it needs for what you ask of it, so that no consent is needed:',
    purposes: {
      basket: 'knows your basket while you have not signed in',
      session: 'knows that you are signed in',
      device:
        'knows that you have signed in here before, so that we can tell you of sign-ins elsewhere',
      time_zone: 'knows your time zone, for the times that you read',
      notice: 'carries a notice to your next page',
      check: 'sees whether your browser keeps cookies',
      payment: 'leads you back to a payment or to the order that you have just placed',
      order: 'keeps an order open that you have opened by the code of a mail',
      seen: 'the products that you have looked at, for you alone; it is never sent',
    },
    untilClosed: 'until you close the browser',
    untilCleared: 'until you clear it',
    after:
      'There are none for advertising, and nobody follows you from here to other sites. The page on which you pay may load the card provider’s form, which has its own.',
  },
};
