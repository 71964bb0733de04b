import { expect, test } from 'vitest';
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import { MAX_AT_ONCE, MAX_LISTED, noticePauseSeconds } from '#app/features/mail/staff-notices.ts';
import { type Listener, noticeAddress, withFact } from './decide-notice.ts';

const PAT: Listener = {
  email: 'pat@example.com',
  notices: ['order.placed', 'stock.low'],
  role: 'packer',
  ownScopes: null,
  isLetIn: true,
};

test('somebody is told of what they have chosen, at their address', () => {
  expect(noticeAddress(PAT, 'order.placed')).toBe('pat@example.com');
  expect(noticeAddress(PAT, 'order.cancelled')).toBeNull();
  expect(noticeAddress({ ...PAT, email: null }, 'order.placed')).toBeNull();
});

test.each<[string, Partial<Listener>]>([
  ['whose access has ended', { role: null }],
  ['whose role is none any more', { role: 'night shift' }],
  ['whose role may not see orders', { role: 'stock', ownScopes: ['catalogue:read'] }],
  ['whom nothing lets in', { isLetIn: false }],
])('nobody is told of orders %s', (_who, as) => {
  expect(noticeAddress({ ...PAT, ...as }, 'order.placed')).toBeNull();
});

test('a role of the shop is told of what it may see', () => {
  const stock = { ...PAT, role: 'stock', ownScopes: ['catalogue:read'] };
  expect(noticeAddress(stock, 'stock.low')).toBe('pat@example.com');
});

test('a mail leaves at once, low stock waits for more of it, and so does all after many an hour', () => {
  expect(noticePauseSeconds('order.placed', MAX_AT_ONCE - 1)).toBe(0);
  expect(noticePauseSeconds('order.placed', MAX_AT_ONCE)).toBe(3_600);
  expect(noticePauseSeconds('stock.low', 0)).toBe(600);
});

test('a mail lists so many facts, and counts the others', () => {
  const fact = { subject: 'pi_1', ref: { no: 0 } };
  let body: MailBody<'staff_notice'> = { notice: 'order.placed', facts: [fact], more: 0 };
  for (let added = 0; added < MAX_LISTED + 1; added += 1) body = withFact(body, fact);
  expect([body.facts.length, body.more]).toEqual([MAX_LISTED, 2]);
});
