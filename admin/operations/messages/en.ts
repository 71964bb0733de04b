/** What is answered to a form, whatever its operation. */
export const noSuchForm = 'There is no such form any more. Load the page again.';
