/** The catalogue from files of the machine, and into them, as the shell does it. */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueWriters } from '#app/features/catalogue/import/write-catalogue.ts';
import { auditLog, staff } from '#db/schema/staff-schema.ts';
import { createStaffApi } from '#operations/api/staff-api.server.ts';
import type { Actor } from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';
import { TOKEN_SCOPES } from '#operations/scopes.ts';
import { makeToken } from '#operations/staff/tokens.server.ts';
import { generateCatalogue } from '#tests/catalogue/generate-catalogue.ts';
import { wholeProduct } from '#tests/catalogue/product-fixtures.ts';
import { testShell } from '#tests/shop/shell.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

let dataDir: string;
let folder: string;
let shop: TestShop;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'basket-data-'));
  folder = mkdtempSync(join(tmpdir(), 'basket-files-'));
  shop = await testShop({ settings: { dataDir, pictureHosts: ['example.com'] } });
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true });
  rmSync(folder, { recursive: true });
});

const catalogue = async (...words: string[]) => {
  const { code, out, err } = await testShell(shop.services)('catalogue', ...words);
  return { code, out, err };
};

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function forSale(): Promise<Record<string, unknown>[]> {
  const answer = await shop.fetch(new Request('http://localhost/api/products?limit=100'));
  const { products } = (await answer.json()) as { products: Record<string, unknown>[] };
  return products;
}

describe('the catalogue', () => {
  test('imports a spreadsheet as an office program saves it, and it is for sale at once', async () => {
    const path = write(
      'spreadsheet.csv',
      '\uFEFFID;Title;Price;Rating;Image;Description;Category\r\n' +
        '0042;"Lampe ""Aurora"", groß";"1.094,98";5;;"Zwei\nZeilen; mit Strichpunkt";Wohnen\r\n' +
        '0042;Lampe, klein;19,90;4;https://example.com/a.png;;Wohnen\r\n' +
        ';;;;;;\r\n',
    );
    expect(await catalogue('import', path, '--replace')).toEqual({
      code: 0,
      out: 'Imported 2 products: 2 added, 0 changed, 0 as they were. 7 products withdrawn.\n',
      err: '',
    });
    expect(await forSale()).toMatchObject([
      { id: '0042', variant: '0042', title: 'Lampe "Aurora", groß', price: 1094.98 },
      { id: '0042', variant: '0042-2', price: 19.9, image: 'https://example.com/a.png' },
    ]);
  });

  test('names an old path that leads to one of several products', async () => {
    const rows = ['a,Lamp,5,/products/lamp', 'b,Rug,5,/products/lamp', 'b,Rug,6,/products/lamp'];
    const text = ['id,title,price,old_paths', ...rows].join('\n');
    const { code, err } = await catalogue('import', write('paths.csv', text), '--dry-run');
    expect([code, err]).toEqual([0, '/products/lamp leads to "a"; "b" has it too\n']);
  });

  test('names each bad row and changes nothing, or leaves them out on request', async () => {
    const path = write(
      'wrong.csv',
      'id,title,price,rating,image\n1,Lamp,"1,094",4,\n2,Rug,5,four,none.png\n3,Vase,5,4,none.png\n4,Clock,5,4,\n',
    );
    const before = await forSale();
    const complaints = [
      'line 2, price: "1,094" can be read in two ways: write 1094.00 or 1.09',
      'line 3, rating: "four" is no whole number from 0 to 10',
      'Left out: a picture that is not there: write the path of its file as seen from the folder of this catalogue, on line 4',
    ];
    const refused = await catalogue('import', path);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err.split('\n')).toEqual([
      ...complaints,
      'Nothing was imported: 2 rows of 4 cannot be imported. Correct them, or leave them out with --skip-invalid.',
      '',
    ]);
    expect(await forSale()).toEqual(before);
    expect(await catalogue('import', path, '--skip-invalid', '--dry-run')).toEqual({
      code: 0,
      out: 'This would import 2 products: 2 added, 0 changed, 0 as they were. 2 rows left out. 2 products that the file does not have: --replace withdraws them.\n',
      err: `${complaints.join('\n')}\n`,
    });
    expect(await forSale()).toEqual(before);
  });

  test('changes prices alone', async () => {
    const [first, second] = await forSale();
    const prices = write('prices.csv', `id,variant,price\n${first?.id},${first?.variant},7.50\n`);
    expect(await catalogue('import', prices)).toMatchObject({
      code: 0,
      out: 'Imported 1 product: 0 added, 1 changed, 0 as they were.\n',
    });
    expect(await forSale()).toEqual([{ ...first, price: 7.5 }, second]);
  });

  test('says what a file has and the catalogue has no place for', async () => {
    const path = write(
      'html.csv',
      'id,title,price,description\nh1,Lamp,5,"<p>See <a href=x>a</a>, <a href=y>b</a></p><img src=z>"\n',
    );
    expect(await catalogue('import', path, '--dry-run')).toMatchObject({
      code: 0,
      err: 'Left out 2 times: the address of a link of a description, first on line 2\nLeft out: a picture of a description, on line 2\n',
    });
  });

  test('cuts the pictures beside the file, and the shop serves them', async () => {
    const picture = { width: 30, height: 30, channels: 3 as const, background: '#c33' };
    write('red lamp.png', await sharp({ create: picture }).png().toBuffer());
    const blue = { ...picture, background: '#33c' };
    write('blue lamp.png', await sharp({ create: blue }).png().toBuffer());
    const path = write(
      'pictures.jsonl',
      '{"id":"p","title":"Lamp","price":5,"rating":4,"images":["red lamp.png","blue lamp.png"]}\n',
    );
    expect((await catalogue('import', path, '--replace')).err).toContain('has too few pixels');
    const [product] = await forSale();
    expect(product?.image).toMatch(/^\/pictures\/[0-9a-f]{32}-cc3333-small-640\.webp$/);
    expect(readdirSync(join(dataDir, 'pictures'))).toHaveLength(12);
    const answer = await shop.fetch(new Request(`http://localhost${product?.image}`));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  test('removes pictures that nothing shows, a day after an import last had them', async () => {
    const pictures = join(dataDir, 'pictures');
    const grow = () => {
      const yesterday = Date.now() / 1000 - 25 * 60 * 60;
      for (const file of readdirSync(pictures))
        utimesSync(join(pictures, file), yesterday, yesterday);
    };
    grow();
    expect(await catalogue('remove-pictures')).toMatchObject({
      out: 'Removed 0 pictures that nothing shows, 0.0 MB.\n',
    });
    const other = '{"id":"q","title":"Vase","price":5,"rating":4,"image":""}\n';
    await catalogue('import', join(folder, 'pictures.jsonl'), '--replace');
    await catalogue('import', write('other.jsonl', other), '--replace');
    expect(await catalogue('remove-pictures')).toMatchObject({
      out: expect.stringMatching(/^Removed 0 pictures .* 2 more may be of an import/),
    });
    grow();
    expect(await catalogue('remove-pictures', '--dry-run')).toMatchObject({
      out: expect.stringMatching(/^This would remove 2 pictures that nothing shows/),
    });
    expect(readdirSync(pictures)).toHaveLength(12);
    expect(await catalogue('remove-pictures')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Removed 2 pictures that nothing shows/),
    });
    expect(readdirSync(pictures)).toEqual([]);
  });

  test('goes round by file or output, in every format, and nothing changes', async () => {
    const generated = [...generateCatalogue({ size: 2_000, seed: 'round' })];
    const products = generated.map((one) => wholeProduct(one));
    const { begin, write: toText } = catalogueWriters.csv;
    const path = write('generated.csv', `${begin}${toText(products, true)}`);
    expect((await catalogue('import', path, '--replace')).code).toBe(0);
    const copies = new Map<string, string>();
    for (const format of ['csv', 'json', 'jsonl']) {
      const { out, err } = await catalogue('export', '--format', format);
      expect(err).toBe('All 2,000 products are written.\n');
      copies.set(format, out);
      const copy = write(`copy.${format}`, out);
      expect((await catalogue('import', copy, '--replace')).out).toBe(
        'Imported 2,000 products: 0 added, 0 changed, 2,000 as they were.\n',
      );
    }
    expect(copies.get('csv')).toBe(`${begin}${toText(products, true)}`);
  });

  test('of a file that breaks off changes nothing, and says where it breaks', async () => {
    const before = await forSale();
    const rows = Array.from({ length: 3_000 }, (_, index) => `${index},Lamp,5,4,\n`).join('');
    const path = write('broken.csv', `id,title,price,rating,image\n${rows}1,"Lamp,5,4,\n`);
    const broken = await catalogue('import', path, '--replace');
    expect(broken).toMatchObject({ code: 1, out: '' });
    expect(broken.err).toMatch(
      /^line 3002: a quote is opened in this row and never closed: .+ Nothing was imported\.\n$/,
    );
    expect(await forSale()).toEqual(before);
  });
});

test.for([
  ['nothing.csv', 'id,title,price,rating,image\n', []],
  ['nothing.json', '[]', []],
  ['nothing-good.csv', 'id,title,price,rating,image\n1,,5,4,\n', ['--skip-invalid']],
] as const)('a file without a product does not empty the shop: %s', async ([name, text, more]) => {
  const before = await forSale();
  const { code, err } = await catalogue('import', write(name, text), '--replace', ...more);
  expect(code).toBe(1);
  expect(err).toMatch(/The file has no product that can be imported\. Nothing was imported\.\n$/);
  expect(await forSale()).toEqual(before);
});

describe('the shell says what to do', () => {
  test.for([
    [['import'], /^The file is missing\.\n$/],
    [['import', '/tmp', '--format', 'csv'], /^\/tmp is a folder: name a file in it\.\n$/],
    [['import', 'none.csv'], /^\/none\.csv cannot be read: is its name right\?\n$/],
    [
      ['import', 'a.csv', '--encoding', 'morse'],
      /encoding is no encoding that is known: utf-8 or windows-1252 are\.\n$/,
    ],
    [['import', 'a.csv', 'b.csv'], /^What is b\.csv for\? It is one word too many\.\n$/],
    [['import', 'a.csv', '--fast'], /^Unknown option '--fast'\./],
    [['export', '--format', 'xml'], /format /],
    [['export', '--replace'], /^Unknown option '--replace'\./],
  ] as const)('when it is called with %j', async ([words, complaint]) => {
    expect(await catalogue(...words)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(complaint),
    });
  });

  test.for([
    ['a.xlsx', /a\.xlsx is a spreadsheet: save it as “CSV UTF-8”/],
    ['a', /The name a says no format: it has to end with \.csv/],
  ] as const)('of a file called %s', async ([name, complaint]) => {
    const { code, err } = await catalogue('import', write(name, 'x'));
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(complaint) });
  });
});

test('an import is recorded with its file, its options and what it did, and a trial is not', async () => {
  const actsOf = () =>
    shop.services.database.queries
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, 'recorded.csv'));
  const path = write('recorded.csv', 'id,title,price\nrecorded,Recorded,1\n');
  await catalogue('import', path, '--dry-run');
  expect(await actsOf()).toEqual([]);
  await catalogue('import', path);
  expect(await actsOf()).toMatchObject([
    {
      staff: 'command:tester',
      act: 'catalogue.import',
      before: { replace: false, skipInvalid: false },
      after: { goodRows: 1, added: 1 },
      outcome: 'done',
    },
  ]);
  write('recorded.csv', 'price\n9.50\n');
  await catalogue('import', path);
  const [, refused] = await actsOf();
  expect(refused).toMatchObject({
    after: { refused: expect.stringContaining('Nothing was imported.') },
    outcome: 'refused',
  });
});

test('a call over HTTP brings the text of a file, and names no path', async () => {
  const { database } = shop.services;
  await database.queries.insert(staff).values({ id: 'olga', name: 'Olga', role: 'owner' });
  const actor: Actor = { id: 'olga', scopes: ['tokens:write', ...TOKEN_SCOPES] };
  const input = { name: 'Till', scopes: ['catalogue:write', 'catalogue:read'] };
  const made = await perform(makeToken, { shop: shop.services, actor, input });
  const { token } = makeToken.output.parse('output' in made ? made.output : null);
  const api = createStaffApi(shop.services);
  const call = (body: Record<string, unknown>) =>
    api(
      new Request('http://localhost:3001/api/v1/catalogue/import', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const content = 'id,title,price,rating,image\n77,Chair,9.50,4,\n';
  expect((await call({ content })).status).toBe(422);
  expect((await call({ file: '/etc/passwd', format: 'csv' })).status).toBe(403);
  expect((await call({ content, format: 'csv' })).status).toBe(200);
  await expect
    .poll(() => shop.services.catalogue.sold(['77']), { timeout: 10_000 })
    .toMatchObject([{ title: 'Chair', priceCents: 950 }]);
  await expect.poll(() => readdirSync(join(dataDir, 'uploads')), { timeout: 10_000 }).toEqual([]);
});
