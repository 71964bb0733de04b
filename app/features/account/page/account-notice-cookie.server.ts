/** Carries what came of a change to the page that its answer leads to, once. */
import { parse, serialize } from 'hono/utils/cookie';
import { type AccountNotice, accountNotice, type NoticeCode } from './account-notice.ts';

const NAME = 'account_notice';
const WHILE_SECONDS = 60;
const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

export function readAccountNotice(headers: Headers): AccountNotice | null {
  return accountNotice(parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '');
}

/** The Set-Cookie that carries it; on https it is sent there alone. */
export function carryAccountNotice({ protocol }: URL, code: NoticeCode): string {
  const secure = protocol === 'https:';
  return serialize(NAME, code, { ...attributes, secure, maxAge: WHILE_SECONDS });
}

/** The Set-Cookie that ends it. */
export function dropAccountNotice({ protocol }: URL): string {
  return serialize(NAME, '', { ...attributes, secure: protocol === 'https:', maxAge: 0 });
}
