/** A control operation: what a command can have done by a running shop over its control socket. */
import { type ReadableStream, TransformStream } from 'node:stream/web';
import * as z from 'zod';
import type { CatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import type { Shop } from '#app/shop.server.ts';
import type { Database } from '#db/database.ts';
import { CommandError } from '#server/command-error.ts';

/** What a running shop gives to its operations. */
export type ShopAccess = Pick<
  Shop,
  'dataDir' | 'reconciliation' | 'orderActions' | 'endForeignHolds'
> &
  Pick<Database, 'queries' | 'whileStill'> & {
    /** Who called, as the record of acts has it: see callerName. */
    by: string;
    /** Those of the shop, which need not be those of the command's environment. */
    settings: Pick<Shop, 'mode' | 'timeZone'>;
    catalogueFiles: CatalogueFiles;
    live: Pick<Shop['live'], 'onOrderChange'>;
  };

type Definition<Access, Request, Input, Line> = {
  /** Its path on the socket. */
  name: string;
  /** Its parameters, which travel as a query string. */
  request: z.ZodType<Request>;
  /** Each line that the command sends along. */
  input: z.ZodType<Input>;
  /** Each line of the answer. A command and a shop may be of different builds: add fields, change none. */
  line: z.ZodType<Line>;
  /** Throws CommandError for what the caller can fix. */
  run(shop: Access, request: Request, input: AsyncIterable<Input>): AsyncIterable<Line>;
};

/** `Access` is what it needs of a shop. */
export type Operation<Access, Request, Input, Line> = Definition<Access, Request, Input, Line> & {
  /** `run` with what came over the socket. Throws CommandError when that does not have the shape. */
  serve(shop: Access, query: unknown, values: AsyncIterable<unknown>): AsyncIterable<Line>;
};

/** The last line of an operation that failed, whatever its other lines are. */
export const errorLineSchema = z.object({ error: z.string() });

/** What came over the socket. Throws CommandError for what is not as its sender has to write it. */
function parseSent<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => [...path, message].join(': '));
  throw new CommandError(`The shop does not take what it was sent: ${problems.join('; ')}.`);
}

export function defineOperation<Access, Request, Input, Line>(
  definition: Definition<Access, Request, Input, Line>,
): Operation<Access, Request, Input, Line> {
  async function* parseEach(values: AsyncIterable<unknown>): AsyncGenerator<Input> {
    for await (const value of values) yield parseSent(definition.input, value);
  }
  return {
    ...definition,
    serve: (shop, query, values) =>
      definition.run(shop, parseSent(definition.request, query), parseEach(values)),
  };
}

/**
 * The lines that `work` emits, as an iterable: `emit` resolves when the line is read, and rejects when
 * the reader has gone. Ends after `work`, and throws what it throws.
 */
export async function* collectLines<Line>(
  work: (emit: (line: Line) => Promise<void>) => Promise<void>,
): AsyncGenerator<Line> {
  const { readable, writable }: { readable: ReadableStream<Line>; writable: WritableStream<Line> } =
    new TransformStream<Line, Line>();
  const writer = writable.getWriter();
  const ended = work((line) => writer.write(line))
    .then(
      () => null,
      (error: unknown) => ({ error }),
    )
    .finally(() => writer.close().catch(() => {}));
  let failure: { error: unknown } | null = null;
  try {
    yield* readable;
  } finally {
    failure = await ended;
  }
  if (failure) throw failure.error;
}
