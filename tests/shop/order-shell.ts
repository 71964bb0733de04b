/** The orders of a test shop in its shell: what commands say, and why they do not do it. */
import { expect } from 'vitest';
import { testShell } from './shell.ts';
import { testServices } from './test-services.ts';

export async function orderShell() {
  const shop = await testServices();
  const run = testShell(shop);
  return {
    shop,
    run,
    /** The output of a command that works. */
    async say(...words: string[]): Promise<string> {
      const { code, out, err, asked } = await run('orders', ...words);
      expect({ code, err, asked }).toEqual({ code: 0, err: '', asked: '' });
      return out;
    },
    /** The one line of a command that does not. */
    async complain(...words: string[]): Promise<string> {
      const { code, out, err } = await run('orders', ...words);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      return err.trimEnd();
    },
    async placed() {
      const shopper = await shop.guest('book', 'tablet');
      const id = await shop.pay(shopper);
      await shop.settle(id);
      const number = (await shop.orders.details(shopper, id))?.number ?? '';
      return { shopper, id, number };
    },
  };
}
