/** Signing in, registering, the account page, and the pages that the links of its mails lead to. */

export const signInTitle = 'Sign-in';
export const aboutSignIn = 'Sign in, or create an account, with nothing but e-mail and password.';
export const paymentWaits =
  'Your payment is waiting: you find the way back to it on the home page. You can also {guest}.';
export const payAsGuest = 'pay as a guest';
export const email = 'E-mail';
export const password = 'Password';
export const newAccounts = (letters: number) => `New accounts: at least ${letters} characters.`;
export const signInButton = 'Sign In';
export const forgotten = 'Forgot your password?';
export const usePasskey = 'Use a passkey';
export const agreement =
  "By signing in or creating an account you agree to this shop's {terms}. {privacy} says what is kept about you.";
export const terms = 'terms';
export const privacy = 'Privacy';
export const newHere = 'New here?';
export const createAccount = 'Create your Account';

/** By the codes of Better Auth, and in its words where it has them. */
export const refusals = {
  INVALID_EMAIL_OR_PASSWORD: 'Invalid email or password',
  INVALID_EMAIL: 'Invalid email',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'User already exists. Use another email.',
  FAILED_TO_CREATE_USER: 'Failed to create user',
  FAILED_TO_CREATE_SESSION: 'Failed to create session',
  PASSWORD_TOO_SHORT: 'Password too short',
  PASSWORD_TOO_LONG: 'Password too long',
  PASSWORD_IS_KNOWN: 'Password is your email or the name of the shop',
  PASSWORD_TOO_COMMON: 'Password too common',
};
export const tooManyRequests = 'Too many requests. Please try again later.';
export const emailMissing = 'Email is missing';
export const emailTooLong = 'Email too long';
export const passwordMissing = 'Password is missing';
export const didNotWork = 'This did not work. Try again in a moment.';

export const aboutForgotten = 'A mail with a link by which you choose a new password.';
export const lookIntoInbox = 'Look into your inbox';
export const linkOnItsWay = (email: string) =>
  `If there is an account for ${email}, a mail with a link is on its way. The link works for an hour. If it was asked for before, it may be there already: it is sent once in ten minutes.`;
export const howToReset =
  'Enter the e-mail of your account. We send a link by which you choose a new password. Your basket and your orders stay as they are.';
export const sendLink = 'Send the link';
export const sendAgain = 'Send it again';
export const backToSignIn = 'Back to the sign-in';

export const newPassword = 'New password';
export const aboutReset = 'Choose a new password.';
export const passwordSet = 'Your password is set';
export const signedOutEverywhere =
  'Every browser that was signed in to your account is signed out now. Your passkeys still work: remove those of a device that you have lost in your account.';
export const signIn = 'Sign in';
export const linkGone = 'This link does not work any more';
export const resetLinkGone =
  'It was used already, or it is older than an hour. You can have another one.';
export const sendAnotherLink = 'Send another link';
export const choosePassword = 'Choose a new password';
export const passwordHint = (letters: number) =>
  `At least ${letters} characters, and none of the common ones.`;
export const setPassword = 'Set the password';
export const signsOutAll = 'This signs out every browser. {leave}';
export const leavePassword = 'Leave the password as it is';

export const yourAccount = 'Your account';
export const aboutAccount = 'Sign-in, devices and your data.';
export const aboutLink = 'A link that we sent you.';
export const signInToSee = 'Sign in to see your account';
export const whatIsThere = 'Your e-mail, your password, and the devices that are signed in.';
export const notices = {
  password_changed: 'Your password is changed, and your other browsers are signed out.',
  email_asked: 'We have sent a mail to the new address. It becomes yours when you open its link.',
  confirmation_sent: 'The mail is on its way. Open its link in this browser.',
  email_confirmed: 'Your e-mail address is confirmed.',
  email_changed: 'Your e-mail address is changed. We have written to the old address too.',
  session_ended: 'That browser is signed out.',
  passkey_renamed: 'The passkey has its new name.',
  passkey_removed: 'The passkey is removed. Delete it on its device too.',
  deletion_asked: 'We have sent you a mail. Its link deletes your account.',
  password_needed: 'Enter your password again first. Nothing was changed.',
};
export const pleaseConfirm = 'Please confirm your e-mail';
export const whyConfirm = (email: string) =>
  `We have sent a mail to ${email}. Open its link, so that we can help you if you forget your password. You can shop without.`;
export const sendMailAgain = 'Send the mail again';
export const isItYou = 'Is it you?';
export const enterPassword =
  'Enter your password to change anything here. It is good for ten minutes.';
export const goOn = 'Continue';
export const change = 'Change';
export const notConfirmed = (email: string) => `${email} (not confirmed yet)`;
export const sendMailToIt = 'Send a mail to it';
export const newEmail = 'New e-mail';
export const newEmailHint =
  'It becomes yours when you open the link of the mail. We write to the old address too.';
export const changePassword = 'Change the password';
export const currentPassword = 'Current password';
export const newPasswordHint = (letters: number) =>
  `At least ${letters} characters, and none of the common ones. Your other browsers are signed out.`;

export const passkeys = 'Passkeys';
export const whatPasskeyIs =
  'A passkey signs you in with the lock of your device: a fingerprint, a face or a PIN. It works alongside your password.';
export const added = 'Added {added}';
export const addedAndUsed = 'Added {added}, last used {used}';
export const rename = 'Rename';
export const saveName = 'Save the name';
export const name = 'Name';
export const remove = 'Remove';
export const passkeyAdded = 'The passkey is added. You can sign in with it from now on.';
export const noPasskeyAdded = 'No passkey was added.';
export const passkeyName = 'Name of the new passkey';
export const passkeyNameHint = 'Such as “my phone”. Left empty, it is named after this browser.';
export const addPasskey = 'Add a passkey';
export const giveName = 'Give it a name';
export const nameTooLong = (letters: number) => `At most ${letters} letters`;
export const noPasskeysHere = 'This browser has no passkeys for this address. Use your password.';
export const notReached = 'The shop cannot be reached. Try again in a moment.';
export const hasPasskey = 'This device has a passkey of your account already.';
export const passkeyWrong = 'This passkey did not work. Sign in with your password.';
export const passkeyNotAdded = 'This passkey could not be added. Try again.';
export const tooManyPasskeys = (count: number) =>
  `An account has ${count} passkeys at most. Remove one first.`;

export const whereSignedIn = 'Where you are signed in';
export const usedWithin = (days: number) =>
  `${days === 1 ? 'Used within the last day' : `Used within the last ${days} days`}. Signed in since {since}`;
export const thisBrowser = 'This browser';
export const signOut = 'Sign out';
export const stillSignedIn = 'You are still signed in.';
export const signOutEverywhere = 'Sign out everywhere';
export const unknownDevice = 'An unknown device';
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;

export const yourData = 'Your data';
export const download = 'Download';
export const whatIsInFile = 'Everything that we keep about you, as one JSON file.';
export const downloadData = 'Download your data';
export const deleteAccount = 'Delete the account';
export const whatDeletionDoes =
  'We send you a mail with a link. Your orders stay in our books, without your name; what is still on its way to you is delivered.';
export const sendMail = 'Send the mail';

export const noSuchAccount = 'There is no such account of yours. Sign in to it.';
export const enterPasswordAgain =
  'Enter your password again on the account page, or sign in again.';
export const tooOften = 'That was too often. Wait a minute.';
export const signInFirst = 'Sign in first.';
export const enterPasswordFirst = 'Enter your password again first.';
export const tooManyChanges = (seconds: number) =>
  `Too many changes. Try again in ${seconds} seconds.`;
export const tooManyAttempts = (seconds: number) =>
  `Too many attempts. Try again in ${seconds} seconds.`;
export const tooManyMails = 'Too many mails to this address. Try again later.';
export const signedOut = 'You are signed out. Sign in again.';
export const notYourPassword = 'This is not your password.';
export const changedMeanwhile = 'Your password was changed meanwhile. Sign in again.';

export const linkStates = {
  guest: {
    title: 'Sign in first',
    text: 'Sign in to the account that this link is for, then open the link again.',
    action: 'Sign in',
  },
  gone: {
    title: 'This link does not work any more',
    text: 'It was used already, it is too old, or it is for another account than the one that is signed in here.',
    action: 'Go to your account',
  },
  taken: {
    title: 'This address has an account already',
    text: 'Your account keeps the address that it has.',
    action: 'Go to your account',
  },
  payment_open: {
    title: 'A payment is being made',
    text: 'We could not give it up, and nothing was deleted. It ends within minutes: open the link again then.',
    action: 'Go to your account',
  },
  refund_due: {
    title: 'You still get money back',
    text: 'Your account can be deleted once the refund has gone out. Open the link again then.',
    action: 'See your orders',
  },
  deleted: {
    title: 'Your account is deleted',
    text: 'A mail says so, and what becomes of orders that are still on their way. Thank you for having been here.',
    action: 'Go to the shop',
  },
};
export const deleteTitle = 'Delete your account?';
export const confirmTitle = 'Confirm your address';
export const whatIsDeleted = (email: string) =>
  `Your e-mail ${email}, your password, passkeys, sessions and basket are deleted for good.`;
export const creditIsLost = (amount: string) =>
  `Your store credit of ${amount} is lost with the account: spend it before.`;
export const ordersStay =
  'Your orders stay in our books, as the law asks, without your name. You cannot see them any more. Invoices keep the name and address that stand on them for as long as invoices have to be kept.';
export const isYourAddress =
  'Is {email} your address? Then it becomes the one that you sign in with, and that we write to.';
export const deleteForGood = 'Delete my account for good';
export const confirmAddress = 'Confirm this address';
export const keepIt = 'Keep it';
export const notNow = 'Not now';
export const ordersUnderWay = (count: number) =>
  count === 1 ? 'An order is under way' : 'Orders are under way';
export const untilArrived = (days: number) =>
  `So that they still reach you, our staff keep your name, address and e-mail with them until they have arrived or were refunded, at the latest ${days} days after they were shipped, and we write to you about them. If you do not want one any more, open it and cancel or return it first.`;
export const order = (number: string) => `Order ${number}`;

export const yourAddresses = 'Your addresses';
export const aboutAddresses = 'The addresses that your orders go to.';
export const savedAddresses = 'Saved addresses';
export const howManyAddresses = (count: number) =>
  `The ${count} you used last are kept. The default one is chosen for you when you pay.`;
export const defaultAddress = 'Default';
export const makeDefault = 'Make default';
export const backToPayment = 'Back to checkout';
export const addAddress = 'Add an address';
export const changeAddress = 'Change the address';
export const saveAddress = 'Save the address';
export const leaveAddress = 'Leave it as it is';
export const whatAddressesAre = 'Add, change or remove the addresses that your orders go to.';
export const seeAddresses = 'See your addresses';
