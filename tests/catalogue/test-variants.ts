/** A shop in which products with several variants are made and changed by the shell and by the API. */
import { desc } from 'drizzle-orm';
import { readProductVariants } from '#app/features/catalogue/edit/variants/read-variants.server.ts';
import { lineTitle } from '#app/features/catalogue/product/options/options.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { answerApi } from '#operations/api/answer-api.server.ts';
import { SCOPE_NAMES, type Scope } from '#operations/scopes.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

export async function testVariants() {
  const shop = await testServices();
  const { queries } = shop;
  const shell = testShell(shop);
  const run = (...words: string[]) => shell('products', ...words);

  async function call(
    verb: string,
    input: object,
    { scopes = SCOPE_NAMES, key = '' }: { scopes?: readonly Scope[]; key?: string } = {},
  ) {
    const request = new Request(`http://shop/api/v1/products/${verb}`, {
      ...{ method: 'POST', body: JSON.stringify(input) },
      headers: {
        'Content-Type': 'application/json',
        ...(key !== '' && { 'Idempotency-Key': key }),
      },
    });
    const answer = await answerApi(request, shop, { id: 'ann', scopes });
    return { status: answer.status, body: await answer.json() };
  }

  async function read(product: string) {
    const found = await readProductVariants(queries, product);
    if (!found) throw new Error(`There is no ${product}`);
    return found;
  }

  return {
    ...{ queries, run, call, read },
    close: () => shop.close(),
    /** Of what is sold, in the order of the catalogue. */
    titles: async (product: string) =>
      (await read(product)).rows.filter((one) => !one.isWithdrawn).map(lineTitle),
    async lastAct() {
      const [act] = await queries.select().from(auditLog).orderBy(desc(auditLog.no)).limit(1);
      return act;
    },
    /** A product of six variants, each counted. */
    async makeBeanie(id: string) {
      await run('add', id, ...'--title Beanie --price 9 --weight 80 --stock 4'.split(' '));
      await run('set-options', id, 'Colour: Black, Sand | Size: S, M, L');
      return read(id);
    },
  };
}
