/** A shopkeeper's day on the command line, against a shop that runs. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { beginReport } from '#app/features/reconciliation/reconciliation-report.ts';
import { startControlServer } from '#server/control/control-server.ts';
import { runCommand, settingsOf } from '#tests/run-command.ts';
import { type TestServices, testServices } from '#tests/test-services.ts';
import * as commands from './run-command.ts';

let shop: TestServices;
let dataDir: string;
let stop = async () => {};
beforeAll(async () => {
  shop = await testServices();
  dataDir = mkdtempSync(join(tmpdir(), 'basket-desk-'));
  mkdirSync(join(dataDir, 'database'));
  const { database, orderActions, live } = shop;
  const reconciliation = async () => beginReport(() => {}).report;
  const socket = await startControlServer({
    settings: settingsOf({ DATA_DIR: dataDir }),
    shop: { reconciliation, database, orderActions, live, endForeignHolds: async () => 0 },
    log: pino({ level: 'silent' }),
  });
  stop = async () => socket?.close();
});
afterAll(async () => {
  await stop();
  await shop.close();
  rmSync(dataDir, { recursive: true });
});

const run = (...args: string[]) => runCommand({ DATA_DIR: dataDir }, 'orders', ...args);

/** The output of a command that works. */
async function say(...args: string[]): Promise<string> {
  const { code, out, err } = await run(...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

/** The one line of a command that does not. */
async function complain(...args: string[]): Promise<string> {
  const { code, out, err } = await run(...args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  return err.trimEnd();
}

async function placed() {
  const shopper = await shop.guest('book', 'tablet');
  const id = await shop.pay(shopper);
  await shop.settle(id);
  const number = (await shop.orders.details(shopper, id))?.number ?? '';
  return { shopper, id, number };
}

describe('npm run orders', () => {
  test('takes an order from its sale to its return', async () => {
    const { id, number } = await placed();
    expect(await say('list')).toMatch(
      new RegExp(`${number}  placed +\\$610\\.95  2 items  guest_[\\w-]+  ${id}\n$`),
    );
    expect(await say('list', '--to-ship')).toContain(id);
    expect(await say('pack', number)).toBe(`Order ${number} is packed.\n`);
    expect(await complain('cancel', id)).toBe(
      `Order ${number} is packed: only an order that is not packed yet can be cancelled: refund it instead.`,
    );
    await say('ship', number.toLowerCase(), '--carrier', 'DHL', '--tracking', '00340');
    expect(await say('list', '--to-ship')).not.toContain(id);
    await say('note', number, 'the shopper called');
    await say('deliver', `${number.slice(0, 5)}-${number.slice(5)}`);
    expect(await complain('approve-return', number)).toMatch(/only a return that is asked for/);
    expect(await say('receive-return', number)).toBe(`Order ${number} is returned.\n`);
    const shown = await say('show', id);
    expect(shown).toContain(`Order ${number}  returned\n`);
    expect(shown).toContain('shipped by DHL, 00340  (staff)');
    expect(shown).toContain('note: the shopper called  (staff)');
  });

  test('refunds in parts, and never twice by the same command', async () => {
    const { shopper, id, number } = await placed();
    const first = ['refund', number, '--cents', '500', '--reason', 'late', '--yes'];
    expect(await say(...first)).toBe(
      `Refund 1 of order ${number}, $5.00, is made. $5.00 in all, $605.95 left.\n`,
    );
    expect(await complain(...first)).toBe(
      `Order ${number}: $5.00 of it went back already. To refund more, add --refunded-so-far 500.`,
    );
    await say(...first, '--refunded-so-far', '500');
    const line = (await shop.orders.details(shopper, id))?.basket[0]?.line;
    const more = ['--reason', 'broken', '--refunded-so-far', '1000', '--yes'];
    expect(await say('refund', id, '--lines', String(line), ...more)).toContain('$11.96, is made');
    expect(await complain('refund', id, '--cents', '70000', ...more)).toContain(
      'went back already',
    );
    expect(await say('show', id)).toMatch(
      /refunded \$21\.96, \$588\.99 left\nrefund 1 {2}refunded/,
    );
  });

  test('exports what it refunds as rows of their own', async () => {
    const { shopper, id, number } = await placed();
    const lines = String((await shop.orders.details(shopper, id))?.basket[0]?.line);
    await say('refund', number, '--lines', lines, '--reason', 'broken', '--yes');
    const { out } = await run('export', '--format', 'jsonl', '--lines');
    const rows = out
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
      .filter((row) => row.payment_intent === id);
    expect(rows).toMatchObject([
      { kind: 'order', variant: 'book', amount: '11.96', state: 'placed' },
      { kind: 'order', variant: 'tablet', amount: '598.99', state: 'placed' },
      { kind: 'refund', variant: 'book', amount: '-11.96', state: '', number, tax: '0.00' },
    ]);
  });

  test('cancels an order that is placed', async () => {
    const { id, number } = await placed();
    expect(await complain('cancel', id)).toBe(
      `Cancel order ${number}, of which $610.95 goes back? To do it, add --yes.`,
    );
    expect(await say('cancel', id, '--reason', 'sold out', '--yes')).toBe(
      `Order ${number} is cancelled.\n`,
    );
    expect(await say('show', id)).toContain('refunded $610.95, $0.00 left');
  });

  test("says that the card's bank is deciding before money goes back", async () => {
    const { shopper, id, number } = await placed();
    const dispute = { id: 'dp_1', cents: 61_095, reason: 'fraudulent', dueSeconds: null };
    const body = { ...dispute, status: 'needs_response' };
    const event = JSON.stringify({ kind: 'disputed', body, by: 'provider' });
    await shop.queries.execute(sql`select append_order_event(${shopper}, ${id}, ${event}::jsonb)`);
    const warning =
      "The card's bank is deciding about this charge: the shopper may be paid twice, or the refund be refused. To do it, add --yes.";
    expect(await complain('cancel', id)).toBe(
      `Cancel order ${number}, of which $610.95 goes back? ${warning}`,
    );
    expect(await complain('refund', id, '--cents', '100', '--reason', 'late', '--sure')).toBe(
      `Refund $1.00 of order ${number}? ${warning}`,
    );
  });

  test('shows an order within a second of its sale, and each change', async () => {
    const stdout = new PassThrough();
    let text = '';
    stdout.on('data', (chunk) => {
      text += chunk;
    });
    const call = { name: 'orders', args: ['list', '--follow'], env: { DATA_DIR: dataDir } };
    const [stdin, stderr] = [new PassThrough(), new PassThrough()];
    const following = commands.runCommand({ ...call, stdin, stdout, stderr });
    await vi.waitFor(() => expect(text).not.toBe(''), 5_000);
    const { id, number } = await placed();
    await vi.waitFor(() => expect(text).toMatch(new RegExp(`${number}  placed .*${id}\n`)), 1_000);
    await say('pack', id);
    await vi.waitFor(() => expect(text).toMatch(new RegExp(`${number}  packed .*${id}\n`)), 1_000);
    stdout.destroy();
    // The next line finds that nobody reads it any more.
    await placed();
    await following;
  });

  test.each([
    [['show', 'nothing'], /^There is no order nothing: npm run orders -- list shows them\.$/],
    [['show', 'pi_'], /^More than one order begins with pi_: write more of /],
    [['refund', 'x'], /^Required option '--reason <text>' not specified/],
    [['refund', 'x', '--reason', 'r', '--cents', '1.5'], /^--cents is not a whole number/],
    [['refund', 'x', '--reason', 'r', '--lines', 'a'], /^--lines is not a list of lines/],
    [['refund', 'x', '--reason', 'r', '--cents', '1', '--lines', '1'], /^Use --cents or --lines/],
    [['ship', 'x'], /^Required option '--carrier <name>' not specified/],
  ])('says in one line why it cannot: %j', async (args, complaint) => {
    await placed();
    expect(await complain(...args)).toMatch(complaint);
  });
});
