import type { Messages } from './messages.ts';

/** The API itself says its errors in English. */
export const messages: Messages = {
  locale: 'en',
  cardDetails: 'Card details',
  labels: { number: 'Card number', expiry: 'Expiration date', cvc: 'Security code' },
  placeholders: { number: 'Card number', expiry: 'MM / YY', cvc: 'CVC' },
  dialog: {
    title: '3-D Secure test page',
    text:
      'This card’s bank wants to know that it is you who is paying. ' +
      'In test mode no bank is asked: you decide how its check ends.',
    pass: 'Complete authentication',
    fail: 'Fail authentication',
    sending: 'Sending your answer…',
  },
  pages: {
    bank: 'Test bank: 3-D Secure',
    asksFor:
      'This is the card simulator’s test bank. The shop asks for {amount}. Choose how the authentication ends.',
    pass: 'Complete',
    fail: 'Fail',
    refused: 'Payment refused',
    tryAnotherCard: 'Try another card',
    authenticated: 'Payment authenticated',
    closePage: 'You can close this page.',
    cannotBePaid:
      'This payment cannot be made any more, and nothing was charged. Go back, look at the total and try again.',
    authenticationOver: 'This authentication is over, or it never was.',
  },
  errors: {},
};
