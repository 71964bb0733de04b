/** What stands behind `npm run orders --`. */
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import type { SaleRange } from '#app/features/orders/export/order-export.ts';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportShape,
} from '#app/features/orders/export/write-order-export.ts';
import { CommandError } from '#server/command-error.ts';

export const ORDERS_USAGE =
  'npm run orders -- export [FILE] [--format csv|jsonl] [--lines] [--from YYYY-MM-DD] [--to YYYY-MM-DD]';

/** `file` is null for the standard output. */
export type OrdersRequest = { file: string | null; shape: ExportShape; range: SaleRange };

const DAY_SECONDS = 24 * 60 * 60;

const FORMAT_OF_EXTENSION: Readonly<Record<string, ExportFormat>> = {
  '.csv': 'csv',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
};

/** The first second of a day of UTC. */
function readDay(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(milliseconds);
  // A day that there is not, such as the 31st of a short month, is read as one that there is.
  if (isDay && new Date(milliseconds).toISOString().startsWith(text)) return milliseconds / 1000;
  throw new CommandError(`--${option} is not a day: write it as in 2026-11-30.`);
}

function readFormat(format: string | undefined, file: string | null): ExportFormat {
  if (format === undefined) return FORMAT_OF_EXTENSION[extname(file ?? '').toLowerCase()] ?? 'csv';
  const known = EXPORT_FORMATS.find((one) => one === format);
  if (known) return known;
  throw new CommandError(`--format is not one: use ${EXPORT_FORMATS.join(' or ')}.`);
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { format: text, from: text, to: text, lines: { type: 'boolean' } },
    });
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new CommandError(`${first?.replace(/\.$/, '')}. Use: ${ORDERS_USAGE}`);
  }
}

/** Throws CommandError for what cannot be read. Both days are in the range. */
export function readOrdersArgs(args: string[]): OrdersRequest {
  const { values, positionals } = parse(args);
  const [verb, file = null, ...more] = positionals;
  if (verb !== 'export' || more.length > 0) throw new CommandError(`Use: ${ORDERS_USAGE}`);
  const from = readDay('from', values.from);
  const lastDay = readDay('to', values.to);
  if (from !== null && lastDay !== null && from > lastDay) {
    throw new CommandError('--from is after --to: no day is in that range.');
  }
  return {
    file,
    shape: { format: readFormat(values.format, file), isByItem: values.lines ?? false },
    range: { from, to: lastDay === null ? null : lastDay + DAY_SECONDS },
  };
}
