import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOutboxTransport } from './outbox-transport.server.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'basket-outbox-'));
  folder = join(root, 'mail');
});
afterEach(() => rmSync(root, { recursive: true }));

const mail = {
  from: 'shop@localhost',
  to: 'ann@example.com',
  messageId: '<7b3c@localhost>',
  queuedSeconds: 1_795_338_300,
  kind: 'order_placed',
  text: Buffer.from('Subject: Hello\r\n\r\nHello.\r\n'),
};
const consent = async () => true;

test('each mail is a file that only its owner can open, named by when and what', async () => {
  const delivery = await createOutboxTransport(folder).deliver(mail, consent);
  const name = '2026-11-22T090500-order_placed-7b3c.eml';
  expect(delivery).toEqual({ kind: 'sent', reply: `Written to ${join(folder, name)}` });
  expect(readFileSync(join(folder, name))).toEqual(mail.text);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('a mail that is sent again after a crash is the same file', async () => {
  const outbox = createOutboxTransport(folder);
  await outbox.deliver(mail, consent);
  await outbox.deliver(mail, consent);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a folder that cannot be written is a failure that may pass, and never a doubt', async () => {
  writeFileSync(folder, 'a file is in the way');
  expect(await createOutboxTransport(folder).deliver(mail, consent)).toMatchObject({
    kind: 'failed',
    isInDoubt: false,
  });
});

test('old mails are deleted, and nothing else is', async () => {
  await createOutboxTransport(folder).deliver(mail, consent);
  for (const name of ['old.eml', 'notes.txt']) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), 1, 1);
  }
  await createOutboxTransport(folder).deleteOld(30);
  expect(readdirSync(folder).sort()).toEqual([
    '2026-11-22T090500-order_placed-7b3c.eml',
    'notes.txt',
  ]);
  await createOutboxTransport(join(root, 'nowhere')).deleteOld(30);
});
