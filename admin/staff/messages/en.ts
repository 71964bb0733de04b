/** Signing in to the admin, and who may do what. */
export const openAdmin = 'Open the admin';
export const tooMany = 'Too many attempts';
export const waitAMinute =
  'They came from your address within a minute, so this one was not looked at. Wait a minute, then try again: a link that was good still is.';
export const codeOfNoUse = 'This code is of no use';
export const codeRefused =
  'It was used before, is older than a week, or was not typed right. On the machine of the shop, {command} prints another link.';
export const usePasskey = 'Use your passkey';
export const code = 'Code of your link';
export const codeHint = 'What stands behind the # of the link.';
export const welcome = 'Welcome to the admin';
export const youAreIn = (name: string) => `You are in, ${name}`;
export const linkUsedUp =
  'The link is used up. A passkey of this device, by fingerprint, face or PIN, opens the admin from now on. Without one you stay signed in while you use it, and need another link after twelve hours without: {command} prints it.';
export const addPasskey = 'Add a passkey';
export const notNow = 'Not now';
export const accessEnded = 'Access ended';
export const isLastOwner = ', and the last owner who can get in: this cannot be ended.';
export const signedInWith = (device: string) => `Signed in with ${device}, last seen {time}`;
export const of = (what: string, name: string) => `${what} of ${name}`;
export const passkeyNever = (name: string) => `Passkey of ${name}, never used`;
export const passkeyUsed = (name: string) => `Passkey of ${name}, last used {time}`;
export const noWay = (name: string) =>
  `Nothing lets ${name} in: invite them again, by the same name.`;
export const otherDevice = 'Make a link for another device';
export const builtIn = ', built in';
export const roles = 'Roles';
export const addARole = 'Add a role';
export const addTheRole = 'Add the role';
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const change = 'Change';
export const doneLast = 'What was done last';
export const whatWasDone = 'What was done';
export const nothingDone = 'Nothing was done yet.';
export const invite = 'Invite';
export const linkWaits = (name: string, role: string) =>
  `A link for ${name} as ${role} waits until {time}`;
export const withdrawLink = 'Withdraw the link';
export const yourMails = 'Your mails';
export const chooseMails = 'What the shop writes to you about';
export const mailsGoTo = (email: string) =>
  `Mails go to ${email}. An owner changes that on the page Staff.`;
export const noAddress = 'No mail comes yet: an owner sets your e-mail on the page Staff.';
export const mailsGathered =
  'What runs low within ten minutes is one mail. After twenty mails in an hour, one has the rest of that hour.';
export const nothingToTell = 'Your role may see nothing of what such mails tell.';
