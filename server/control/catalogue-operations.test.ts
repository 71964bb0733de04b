import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  CatalogueFiles,
  ImportPart,
} from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { WholeProduct } from '#app/features/catalogue/import/catalogue-row.ts';
import type { PlacedRow } from '#app/features/catalogue/import/import-stage.server.ts';
import { noOrderDesk } from '#tests/no-order-desk.ts';
import { settingsOf } from '#tests/run-command.ts';
import { testDatabase } from '#tests/test-database.ts';
import { exportOperation, importOperation } from './catalogue-operations.ts';
import { callShop } from './control-client.ts';
import { serveOperation } from './control-server.ts';
import { controlSocketPath } from './control-socket-path.ts';

const { queries, close: closeDatabase } = await testDatabase();
afterAll(closeDatabase);

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

async function listenWith(listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(controlSocketPath(dataDir), resolve));
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** A shop that listens on the folder. */
async function listen(files: Partial<CatalogueFiles>): Promise<void> {
  const unused = () => Promise.reject(new Error('as the test has it'));
  const catalogueFiles = {
    ...{ importFrom: unused, exportTo: unused, listPictures: unused, setWithdrawn: unused },
    ...files,
  };
  const shop = {
    ...{ dataDir, queries, whileStill: null, reconciliation: unused },
    settings: settingsOf({ DATA_DIR: dataDir }),
    catalogueFiles,
    ...noOrderDesk,
  };
  const log = pino({ level: 'silent' });
  await listenWith((request, response) => serveOperation(request, response, shop, log));
}

/** As the command does it: the events, and the report at the end. */
async function importFrom(parts: AsyncIterable<ImportPart>): Promise<unknown[]> {
  async function* input() {
    yield { options };
    yield* parts;
  }
  const lines = await callShop(dataDir, importOperation, {}, input());
  return Readable.from(lines ?? []).toArray();
}

async function callExport() {
  return (await callShop(dataDir, exportOperation, {}, Readable.from([]))) ?? [];
}

function placed(line: number): PlacedRow {
  const row = { id: `${line}`, title: 'Lamp', priceCents: 1, rating: 0, image: '', variant: null };
  const images = null;
  return {
    place: { line, row: line },
    row: { ...row, images, description: null, category: '', position: 3, stock: 2 },
  };
}

const product: WholeProduct = {
  ...{ id: '1', title: 'Lamp', priceCents: 1, rating: 0, image: '', variant: '1' },
  ...{ images: '', description: '', category: '', position: 1, stock: null },
};

async function* partsOf(rows: PlacedRow[]): AsyncGenerator<ImportPart> {
  for (const row of rows) yield { rows: [row] };
  yield { end: { badRows: 3 } };
}

test('an import over the socket is the one that the shop makes', async () => {
  const received: unknown[] = [];
  await listen({
    async importFrom(parts, options, onEvent) {
      received.push(options);
      for await (const part of parts) received.push(part);
      await onEvent({ problem: { line: 4, field: 'variant', problem: 'is there twice' } });
      await onEvent({ written: { done: 1, total: 1 } });
      return { goodRows: 1, badRows: 4, counts };
    },
  });
  const lines = await importFrom(partsOf([placed(2)]));
  expect(received).toEqual([options, { rows: [placed(2)] }, { end: { badRows: 3 } }]);
  expect(lines).toEqual([
    { problem: { line: 4, field: 'variant', problem: 'is there twice' } },
    { written: { done: 1, total: 1 } },
    { report: { goodRows: 1, badRows: 4, counts } },
  ]);
});

test('no more of a file is read than the shop takes', async () => {
  const release = Promise.withResolvers<void>();
  await listen({
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
  const imported = importFrom(endless());
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
  expect(await imported).toEqual([{ report: { goodRows: 200_000, badRows: 0, counts } }]);
});

test('what stops the reading of the file stops the import, and is what is thrown', async () => {
  const stopped = Promise.withResolvers<unknown>();
  await listen({
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
  await expect(importFrom(broken())).rejects.toThrow('line 3: a quote');
  expect(await stopped.promise).toBeInstanceOf(Error);
});

test('a shop that fails says where to look, also before it has read all', async () => {
  await listen({
    importFrom: async () => {
      throw new TypeError('as the test has it');
    },
  });
  const many = Array.from({ length: 5_000 }, (_, index) => placed(index));
  await expect(importFrom(partsOf(many))).rejects.toThrow(
    'The catalogue-import failed: the log of the shop says why.',
  );
});

test('an export over the socket gives the products and knows an end from a cut', async () => {
  await listen({
    async exportTo(write) {
      await write([product, product]);
      await write([product]);
    },
  });
  expect(await Readable.from(await callExport()).toArray()).toEqual([
    { products: [product, product] },
    { products: [product] },
    { end: true },
  ]);
  await close();
  await listen({
    async exportTo(write) {
      await write([product]);
      return new Promise(() => {});
    },
  });
  const readAll = async () => {
    for await (const _ of await callExport()) await close();
  };
  await expect(readAll()).rejects.toThrow('stopped before it had answered');
});

test('a running shop of an earlier build says first that it listens', async () => {
  await listenWith(async (request, response) => {
    response.write('{"listening":true}\n');
    await text(request);
    response.end(`${JSON.stringify({ report: { goodRows: 1, badRows: 3, counts } })}\n`);
  });
  expect(await importFrom(partsOf([placed(2)]))).toEqual([
    { listening: true },
    { report: { goodRows: 1, badRows: 3, counts } },
  ]);
});

test('where no shop listens nothing of the file is read', async () => {
  const read = vi.fn<() => never>();
  async function* input(): AsyncGenerator<never> {
    yield read();
  }
  for (const folder of [dataDir, join(dataDir, 'none')]) {
    expect(await callShop(folder, importOperation, {}, input())).toBeNull();
  }
  expect(read).not.toHaveBeenCalled();
});

test('an export whose reader has gone ends in the shop', async () => {
  const ended = Promise.withResolvers<void>();
  await listen({
    async exportTo(write) {
      try {
        for (;;) await write(Array.from({ length: 1_000 }, () => product));
      } finally {
        ended.resolve();
      }
    },
  });
  for await (const _ of await callExport()) break;
  await ended.promise;
});
