/** What came of a change on the account page, by a code that its cookie carries to the page, once. */

const NOTICES = {
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
} as const;

export type NoticeCode = keyof typeof NOTICES;

export type AccountNotice = { kind: 'success' | 'warning'; text: string };

/** The words of a code; null for any other text. */
export function accountNotice(code: string): AccountNotice | null {
  if (!isNoticeCode(code)) return null;
  return { kind: code === 'password_needed' ? 'warning' : 'success', text: NOTICES[code] };
}

function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(NOTICES, code);
}
