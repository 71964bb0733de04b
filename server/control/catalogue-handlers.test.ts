import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  CatalogueFiles,
  ImportPart,
} from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { PlacedRow } from '#app/features/catalogue/import/import-stage.server.ts';
import { catalogueRow, wholeProduct } from '#tests/catalogue/product-fixtures.ts';
import { createCatalogueCommands } from './catalogue-handlers.ts';
import { isShopListening } from './control-client.ts';
import { commandPath } from './control-socket-path.ts';
import { shopCatalogueFiles } from './remote-catalogue.ts';

const options = { replace: true, skipInvalid: false, dryRun: false };
const counts = { added: 1, changed: 0, unchanged: 0, withdrawn: 0, others: 0 };

let dataDir: string;
let close: () => Promise<void>;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'basket-catalogue-'));
  close = async () => {};
});

afterEach(async () => {
  await close();
  rmSync(dataDir, { recursive: true });
});

/** A shop that listens on the folder. */
async function listen(files: Partial<CatalogueFiles>): Promise<CatalogueFiles> {
  const unused = () => Promise.reject(new Error('as the test has it'));
  const all = { importFrom: unused, exportTo: unused, listPictures: unused, ...files };
  const commands = createCatalogueCommands(all, pino({ level: 'silent' }));
  const server = createServer(getRequestListener(commands.fetch));
  await new Promise<void>((resolve) => server.listen(commandPath(dataDir), resolve));
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return shopCatalogueFiles(dataDir);
}

function placed(line: number): PlacedRow {
  return {
    place: { line, row: line },
    row: catalogueRow(`${line}`, { category: '', position: 3 }),
  };
}

const product = wholeProduct();

async function* partsOf(rows: PlacedRow[]): AsyncGenerator<ImportPart> {
  for (const row of rows) yield { rows: [row] };
  yield { end: { badRows: 3 } };
}

test('an import over the socket is the one that the shop makes', async () => {
  const heard: unknown[] = [];
  const files = await listen({
    async importFrom(parts, asked, tell) {
      heard.push(asked);
      for await (const part of parts) heard.push(part);
      await tell({ problem: { line: 4, field: 'listing', problem: 'is there twice' } });
      await tell({ written: { done: 1, total: 1 } });
      return { goodRows: 1, badRows: 4, counts };
    },
  });
  const told: unknown[] = [];
  const report = await files.importFrom(partsOf([placed(2)]), options, (news) => {
    told.push(news);
  });
  expect(heard).toEqual([options, { rows: [placed(2)] }, { end: { badRows: 3 } }]);
  expect(told).toEqual([
    { problem: { line: 4, field: 'listing', problem: 'is there twice' } },
    { written: { done: 1, total: 1 } },
  ]);
  expect(report).toEqual({ goodRows: 1, badRows: 4, counts });
});

test('no more of a file is read than the shop takes', async () => {
  const release = Promise.withResolvers<void>();
  const files = await listen({
    async importFrom(parts) {
      await release.promise;
      let goodRows = 0;
      for await (const part of parts) goodRows += 'rows' in part ? part.rows.length : 0;
      return { goodRows, badRows: 0, counts };
    },
  });
  let read = 0;
  async function* endless(): AsyncGenerator<ImportPart> {
    for (; read < 20_000; read += 1) yield { rows: Array.from({ length: 10 }, () => placed(2)) };
    yield { end: { badRows: 0 } };
  }
  const imported = files.importFrom(endless(), options, () => {});
  let before = -1;
  await vi.waitFor(
    () => {
      const isStill = read > 0 && read === before;
      before = read;
      expect(isStill).toBe(true);
    },
    { interval: 100, timeout: 5_000 },
  );
  expect(read).toBeLessThan(10_000);
  release.resolve();
  expect((await imported).goodRows).toBe(200_000);
});

test('what stops the reading of the file stops the import, and is what is told', async () => {
  const stopped = Promise.withResolvers<unknown>();
  const files = await listen({
    async importFrom(parts) {
      try {
        for await (const _ of parts);
      } catch (error) {
        stopped.resolve(error);
        throw error;
      }
      stopped.resolve(null);
      throw new Error('It ended as if it were whole');
    },
  });
  async function* broken(): AsyncGenerator<ImportPart> {
    yield { rows: [placed(2)] };
    throw new Error('line 3: a quote is never closed');
  }
  await expect(files.importFrom(broken(), options, () => {})).rejects.toThrow('line 3: a quote');
  expect(await stopped.promise).toBeInstanceOf(Error);
});

test('a shop that fails says where to look, also before it has heard all', async () => {
  const files = await listen({
    importFrom: async () => {
      throw new TypeError('as the test has it');
    },
  });
  const many = Array.from({ length: 5_000 }, (_, index) => placed(index));
  await expect(files.importFrom(partsOf(many), options, () => {})).rejects.toThrow(
    'The import failed: the log of the shop tells why.',
  );
});

test('an export over the socket gives the products and tells an end from a cut', async () => {
  const files = await listen({
    async exportTo(write) {
      await write([product, product]);
      await write([product]);
    },
  });
  const batches: unknown[] = [];
  await files.exportTo(async (products) => {
    batches.push(products);
  });
  expect(batches).toEqual([[product, product], [product]]);
  await close();
  const cut = await listen({
    async exportTo(write) {
      await write([product]);
      return new Promise(() => {});
    },
  });
  const taken = vi.fn(async () => close());
  await expect(cut.exportTo(taken)).rejects.toThrow('stopped before it had answered');
});

test('a folder without a shop has none that listens', async () => {
  expect(await isShopListening(dataDir)).toBe(false);
  expect(await isShopListening(join(dataDir, 'none'))).toBe(false);
  await listen({});
  expect(await isShopListening(dataDir)).toBe(true);
});
