/** What is said of people, roles and tokens, and of what was done. */
export const signInActs = {
  entered: 'Entered by a link',
  became_owner: 'Became an owner; what let this name in before has ended',
  signed_in: 'Signed in with a passkey',
  passkey_added: 'Added a passkey',
  book_downloaded: 'A link to the books was used',
};
export const withOthers = 'Changed with many others product';
export const order = (number: string) => `order ${number}`;
export const refused = ', which was refused';
export const outcomeUnknown = ', of which the outcome is not known';
export const tokenOf = ', token of ';
export const lastOwner =
  'This is the last that lets an owner in: nobody could get in any more. Add a passkey, or let another owner in first, by npm run shop -- staff invite NAME --role owner.';
export const noSuchWay = {
  session: 'There is no such session: it has ended already.',
  passkey: 'There is no such passkey: it has ended already.',
};
export const severalWays = {
  session: 'More than one session begins so: write more of it.',
  passkey: 'More than one passkey begins so: write more of it.',
};
export const signedOutOf = (person: string, device: string) =>
  `${person} is signed out of ${device}.`;
export const passkeyRemoved = (person: string, device: string) =>
  `The passkey of ${device} opens the admin for ${person} no more.`;
export const nobodyCalled = (name: string) => `There is nobody called ${name}.`;
export const accessEnded = (name: string) => `Nothing lets ${name} in any more.`;
export const endAccess = (name: string) =>
  `End all access of ${name}? Their sessions, passkeys, unused links and the tokens that they made end at once. What they did stays listed.`;
export const yesEndAccess = (name: string) => `End all access of ${name}`;
export const inviteRefusals = {
  role_missing: 'Nobody of this name has a role yet: say as what they come in.',
  other_role:
    'The same name is the same person, who has another role: give it to them first, or use another name.',
  owner_is_awaited:
    'A link that makes an owner waits for this name. Once it is used owners make links for it; until then npm run shop -- staff invite NAME --role owner does. For somebody else use another name.',
};
export const linkMade = (name: string, role: string, link: string) =>
  `Give this link to whom it is for. It lets ${name} in as ${role}, once, within a week: ${link}`;
export const adminIsOff = 'ADMIN_PORT is off: set it to a port first.';
export const roleGiven = (name: string, role: string) => `${name} has the role ${role} now.`;
export const aRole = 'a role';
export const noOwner = 'You are no owner any more: ask one of them.';
export const noRoleListed = (role: string) =>
  `There is no role ${role}: the list of roles says which there are.`;
export const noGivenScope = (scope: string) =>
  `has ${scope}, which is no scope that a role can be given: --help lists them`;
export const isBuiltIn = (role: string) =>
  `Every shop has the role ${role}, as it is: choose another name.`;
export const isThere = 'is the name of a role that is there';
export const roleSaved = (role: string) =>
  `Saved: it holds at once for whoever has the role ${role}.`;
export const roleThere = (role: string) => `a role ${role} already`;
export const roleRemoved = (role: string) => `There is no role ${role} any more.`;
export const hasHolder = (name: string) =>
  `${name} has this role, or comes in with it: give them another first.`;
export const noRole = (role: string) => `There is no role ${role}.`;
export const noName = 'has a character that no name has';
export const noTokenScope = (scope: string) =>
  `has ${scope}, which is no scope that a token can have`;
export const tokenMade = (name: string, token: string) =>
  `This is the token of ${name}. Copy it now, it is not shown again: ${token}`;
export const mayNotGive = (scope: string) => `You may not give ${scope}: it is no scope of yours.`;
export const tokenThere = (name: string) =>
  `There is a token ${name} already: end it first, or choose another name.`;
export const isOtherToken = 'is the name of another token';
export const tokenEnded = (name: string) =>
  `The token ${name} has ended: no program calls by it any more.`;
export const noToken = (name: string) => `There is no token ${name}: it has ended already.`;
export const mailsGoTo = (name: string, email: string) =>
  `The mails that ${name} chooses go to ${email}.`;
export const noMailsTo = (name: string) => `No mails go to ${name} any more.`;
export const hasNoAccess = (name: string) =>
  `The access of ${name} has ended: let them in again first.`;
export const namePerson = 'say whose mails: you are nobody of the staff here';
export const noNotice = 'is nothing that staff are told of by mail';
export const noneChosen = 'No mails: nothing is chosen.';
export const chosen = (what: string, email: string) => `From now on a mail to ${email}: ${what}.`;
export const chosenWithoutEmail = (what: string) =>
  `Saved: ${what}. No mail comes until an owner has set an e-mail, on the page Staff.`;
