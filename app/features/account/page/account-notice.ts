/** What came of a change on the account page, by a code that its cookie carries to the page, once. */
import { messages } from '#app/features/account/messages/messages.ts';

export type NoticeCode = keyof typeof messages.notices;

export type AccountNotice = { kind: 'success' | 'warning'; text: string };

/** The words of a code; null for any other text. */
export function accountNotice(code: string): AccountNotice | null {
  if (!isNoticeCode(code)) return null;
  const kind = code === 'password_needed' ? 'warning' : 'success';
  return { kind, text: messages.notices[code] };
}

function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(messages.notices, code);
}
