/** The words that every object of JavaScript has, such as `constructor`, are texts like all others. */
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '#app/features/catalogue/import/read/read-catalogue.server.ts';
import { readPrice } from '#app/features/catalogue/product/cells/read-price.ts';
import { chargeLines } from '#app/features/invoices/charge-lines.ts';
import { refundReasonText } from '#app/features/mail/template/order-mails.ts';
import { disputeSchema, toEvent } from '#app/features/payment/provider/stripe/stripe-answers.ts';
import { newestLevel } from '#app/features/stock/stock-client.ts';
import { rateOf } from '#app/features/tax/taxes.ts';
import { readCommand } from '#operations/shell/run-shell.server.ts';

const WORDS = Object.getOwnPropertyNames(Object.prototype);

async function* arriving(file: string) {
  yield Buffer.from(file);
}

/** The titles of a file, and what of it was left out. */
async function read(file: string) {
  const titles: unknown[] = [];
  const leftOut: string[] = [];
  const options = { onLeftOut: (what: string) => leftOut.push(what) };
  for await (const judged of readCatalogue(arriving(file), 'csv', options)) {
    titles.push('row' in judged ? judged.row.title : judged.problems);
  }
  return { titles, leftOut };
}

describe.for(WORDS)('%s', (word) => {
  test('is a column of WooCommerce that is left out by its name', async () => {
    const file = `id,type,sku,name,regular price,${word}\n1,simple,a,Lamp,5,x\n`;
    expect(await read(file)).toEqual({
      titles: ['Lamp'],
      leftOut: [`the column "${word.toLowerCase()}"`],
    });
  });

  test('is a column that this shop does not know', async () => {
    const file = `id,title,price,${word}\n1,Lamp,5,x\n`;
    await expect(read(file)).rejects.toThrow(`the column "${word}" is not known`);
  });

  test('is a tag of HTML that says nothing', async () => {
    const file = `id,title,price,description\n1,Lamp,5,<p><${word}>x</p>\n`;
    expect(await read(file)).toEqual({ titles: ['Lamp'], leftOut: [] });
  });

  test('is no currency', () => {
    expect(readPrice(`5 ${word}`)).toMatchObject({ refusal: expect.stringContaining('no price') });
  });

  test('is the reason of a refund as staff has written it', () => {
    expect(refundReasonText(word)).toBe(`Why: ${word}`);
  });

  test('is a variant without a rate of tax', () => {
    const taxes = { items: { lamp: 2_500 }, delivery: null };
    expect(rateOf(taxes, word)).toBeNull();
    const item = { line: 1, variant: word, title: 'Lamp', priceCents: 500 };
    const terms = { country: null, shippingCents: 0, discountCents: 0, code: null, taxes };
    const [line] = chargeLines({ basket: [item], terms });
    expect(line).toMatchObject({ basisPoints: null, taxCents: 0, netCents: 500 });
  });

  test('is a variant of which no level was sent', () => {
    expect(newestLevel({}, word, { kind: 'in' })).toEqual({ kind: 'in' });
  });

  test('is nothing that the card provider tells of a charge', () => {
    const object = { object: word, id: 'x', payment_intent: 'pi_1' };
    const event = toEvent({ type: word, data: { object } });
    expect(event).toEqual({ about: 'payment', intent: null, shopper: null });
    const dispute = { id: 'du_1', status: word, reason: 'x', amount: 1 };
    expect(disputeSchema.parse(dispute)).toMatchObject({ status: 'under_review' });
  });

  test('is no command', () => {
    const command = readCommand([word]);
    const [first] = 'lines' in command ? [...command.lines] : [];
    expect(first).toEqual({ printError: expect.stringMatching(/^There is no command /) });
  });
});
