/** What there is of a product. */
export const inStock = 'In stock';
export const onlyLeft = (left: number) => `Only ${left} left`;
export const held = 'All in checkouts, one may come back';
export const soldOut = 'Sold out';
export const notAvailable = 'Not available';
export const yourEmail = 'Your e-mail';
export const malformedEmail = 'This is not an e-mail address. Look for a typo.';
export const waitAWhile = 'That was a lot at once. Please try again in a while.';
export const lookIntoInbox =
  'Check your inbox: once you have followed the link there, we tell you when it is back.';
export const willWrite = (email: string) => `We will write to ${email} when it is back.`;
export const tellMe = 'Tell me when it is back';
export const confirmTitle = 'Tell you when it is back';
export const aboutConfirm = 'Confirms that we may write to you when it is back.';
export const confirmQuestion = 'Shall we write to you once, when it is back in stock?';
export const confirm = 'Yes, tell me';
export const confirmed = 'We will write to you once, when it is back in stock.';
export const confirmGone = 'This link does not work any more. Ask again on the product’s page.';
export const stopTitle = 'Mails about what is back in stock';
export const aboutStop = 'Ends the mails about what is back in stock.';
export const stopQuestion = 'Shall we forget everything you asked to be told about?';
export const stop = 'Stop these mails';
export const stopped = 'We write to you no more about what is back in stock.';
