/** What is done around every operation, whichever face it was called by: once, here. */
import { createHash } from 'node:crypto';
import { createOrderActions } from '#app/features/orders/actions/order-actions.server.ts';
import type { Shop } from '#app/shop.server.ts';
import type { Queries } from '#db/database.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { scopesByNow } from './caller-scopes.server.ts';
import {
  type Actor,
  type AuditEntry,
  type ChangeOperation,
  type FileOperation,
  type FileSource,
  type Operation,
  type OperationContext,
  type OperationInput,
  OperationRefused,
  type Question,
  ScopeMissing,
} from './operation.ts';
import { fieldsOf, wordsOf } from './read-texts.ts';
import { type Answer, checkKey, findAnswer, keepAnswer, takeKey } from './repeated-calls.server.ts';
import { SCOPES, type Scope } from './scopes.ts';

export type Call = {
  shop: Shop;
  actor: Actor;
  /** As the API has it; whoever asks is checked by the schema. */
  input: Record<string, unknown>;
  /** The question to which the answer is yes, as it was shown; `true` of a caller who was shown none, such as a script. */
  confirmed?: string | true | undefined;
  /** Of a caller that may repeat the call: it is done once (Idempotency-Key). */
  key?: string | null;
};

export type Performed<Output = unknown> =
  | { kind: 'done'; output: Output; isRepeated: boolean }
  | ({ kind: 'asked' } & Question);

export function mayDo(actor: Pick<Actor, 'scopes'>, { scope }: Pick<Operation, 'scope'>): boolean {
  return actor.scopes.includes(scope);
}

/** As many problems as a message says. */
const MAX_SENTENCES = 10;

/** The field that a problem is of: `title`, or of a row of a list `rows.3.priceCents`. */
function problemField([field, row, cell]: readonly PropertyKey[]): string {
  return [field, ...(cell === undefined ? [] : [row, cell])].map(String).join('.');
}

/** What people call a row of a list: its first text, or its place. */
function rowName(input: unknown, field: string, place: string): string {
  const [list] = field.split('.');
  const rows: unknown = Object.entries(input ?? {}).find(([name]) => name === list)?.[1];
  const [name] = Object.values(Array.isArray(rows) ? (rows[Number(place)] ?? {}) : {});
  return typeof name === 'string' ? JSON.stringify(name) : `row ${Number(place) + 1}`;
}

/** Throws OperationRefused with a problem a field. */
export function parseInput(operation: Operation, input: unknown): Record<string, unknown> {
  const parsed = (operation.input as OperationInput).strict().safeParse(input);
  if (parsed.success) return parsed.data;
  // No plain object: a field may be named as what all of them have.
  const problems: Record<string, string> = Object.create(null);
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const field of issue.keys) {
        problems[problemField([...issue.path, field])] = 'is no field of it';
      }
    } else problems[problemField(issue.path)] ??= issue.message;
  }
  const words = new Map(fieldsOf(operation.input).map((field) => [field.name, wordsOf(field)]));
  const sentences = Object.entries(problems).map(([field, problem]) => {
    const [, place, cell] = /^\w+\.(\d+)\.?(\w*)$/.exec(field) ?? [];
    if (place !== undefined) {
      const textName = `${cell}`.replace(/Cents$/, '');
      return `${rowName(input, field, place)} ${wordsOf({ textName })} ${problem}`;
    }
    return `${words.get(field) ?? field} ${problem}`;
  });
  const others = sentences.splice(MAX_SENTENCES).length;
  if (others > 0) sentences.push(`${others} more`);
  throw new OperationRefused('bad_input', `Nothing was done: ${sentences.join('; ')}.`, problems);
}

/** Everything that a change gathers until it is committed. */
function openContext({ shop, actor }: Call, queries: Queries) {
  const tasks: Parameters<OperationContext['afterCommit']>[0][] = [];
  const act: AuditEntry = { subject: '' };
  const afterCommit: OperationContext['afterCommit'] = (task) => tasks.push(task);
  // What is undone has not happened.
  const info = (fields: object, message: string) =>
    afterCommit(async () => shop.log.info(fields, message));
  const context: OperationContext = {
    ...{ shop, actor, queries, afterCommit },
    record: (part) => Object.assign(act, part),
    orderActions: createOrderActions({
      queries,
      advanceRefunds: async (...order) => afterCommit(() => shop.advanceRefunds(...order)),
      log: { info },
    }),
  };
  return { context, act, tasks };
}

/** Gives its number. */
async function writeAuditEntry(
  queries: Queries,
  { name }: Operation,
  { actor }: Call,
  { subject, before = null, after = null }: AuditEntry,
  outcome: 'done' | 'refused' | null,
) {
  const row = { staff: actor.id, act: name, subject, before, after, outcome };
  const [entry] = await queries.insert(auditLog).values(row).returning({ no: auditLog.no });
  return entry?.no ?? null;
}

function hashOf(operation: Operation, input: object): string {
  return createHash('sha256')
    .update(JSON.stringify([operation.name, input]))
    .digest('hex');
}

/** What was answered to the first of calls with one key, as far as it was kept as it is now. */
async function repeated<Output>(
  { output, kept, readAgain }: ChangeOperation<OperationInput, Output>,
  context: OperationContext,
  { answer }: Answer,
) {
  const again =
    kept && readAgain
      ? await readAgain(context, kept.parse(answer) as Output)
      : output.parse(answer);
  return { kind: 'done' as const, output: again, isRepeated: true };
}

class UnconfirmedError extends Error {
  readonly asked: Question;

  constructor(asked: Question) {
    super(asked.question);
    this.asked = asked;
  }
}

/** Throws UnconfirmedError unless what would be asked now is what the caller has said yes to. */
async function checkConfirmed(
  operation: ChangeOperation<OperationInput, unknown>,
  context: OperationContext,
  input: Record<string, unknown>,
  { confirmed }: Call,
): Promise<void> {
  const asked = await operation.ask?.(context, input);
  if (!asked || asked.question === confirmed) return;
  if (confirmed !== true || asked.mustBeRead) throw new UnconfirmedError(asked);
}

async function change<Output>(
  operation: ChangeOperation<OperationInput, Output>,
  call: Call,
  input: Record<string, unknown>,
  scopes: readonly Scope[],
): Promise<Performed<Output>> {
  const { shop, actor, key = null } = call;
  const { queries } = shop.database;
  const callHash = hashOf(operation, input);
  let refused: AuditEntry | null = null;
  try {
    const { tasks, entry, ...done } = await queries.transaction(async (tx) => {
      const { context, act, tasks } = openContext(call, tx);
      const earlier = key === null ? null : await takeKey(tx, actor.id, key, callHash);
      if (earlier) return { ...(await repeated(operation, context, earlier)), tasks, entry: null };
      await checkConfirmed(operation, context, input, call);
      refused = act;
      const output = await operation.run(context, input);
      const byNow = await scopesByNow(tx, actor);
      if (byNow) checkScopes(scopes, { scopes: byNow });
      if (act.subject === '') throw new Error(`${operation.name} did not record what it is about`);
      // What is only tried changes nothing.
      const entry =
        input.dryRun === true
          ? null
          : await writeAuditEntry(tx, operation, call, act, operation.job ? null : 'done');
      if (key !== null && !operation.isSecret) {
        await keepAnswer(tx, actor.id, key, operation.kept?.parse(output) ?? output);
      }
      return { kind: 'done' as const, output, isRepeated: false, tasks, entry };
    });
    for (const task of tasks) {
      // It is done, whatever comes of what follows.
      await task(entry).catch((error) =>
        shop.log.error(
          { err: error, operation: operation.name },
          'What follows an operation failed',
        ),
      );
    }
    if (done.isRepeated || !operation.readAgain) return done;
    const { context } = openContext(call, queries);
    return { ...done, output: await operation.readAgain(context, done.output) };
  } catch (error) {
    if (!(error instanceof OperationRefused) || refused === null || input.dryRun === true)
      throw error;
    const act: AuditEntry = { ...(refused as AuditEntry), after: { refused: error.message } };
    await writeAuditEntry(queries, operation, call, act, 'refused');
    throw error;
  }
}

/** Throws OperationRefused for whoever lacks one of them. */
export function checkScopes(needed: readonly Scope[], actor: Pick<Actor, 'scopes'>): void {
  const missing = needed.find((scope) => !actor.scopes.includes(scope));
  if (missing === undefined) return;
  const message = `You may not do this: it needs the scope ${missing} (${SCOPES[missing].toLowerCase()}).`;
  throw new ScopeMissing(missing, message);
}

/** The input of a call that its caller may make. Throws OperationRefused. */
function admit(operation: Operation, { actor, input }: Pick<Call, 'actor' | 'input'>) {
  checkScopes([operation.scope], actor);
  return parseInput(operation, input);
}

/** Does it, once and with its record, or asks first. Throws OperationRefused, with nothing done. */
export async function perform(
  operation: Exclude<Operation, { kind: 'file' }>,
  call: Call,
): Promise<Performed> {
  const input = admit(operation, call);
  const { context } = openContext(call, call.shop.database.queries);
  const scopes = [operation.scope, await operation.needsToo?.(context, input)].filter(
    (scope) => scope != null,
  );
  checkScopes(scopes, call.actor);
  if (operation.kind === 'read') {
    return { kind: 'done', output: await operation.run(context, input), isRepeated: false };
  }
  const { key = null } = call;
  if (key !== null) {
    checkKey(key);
    const { queries } = call.shop.database;
    // Before anything is asked again, which may be gone by now.
    const earlier = await findAnswer(queries, call.actor.id, key, hashOf(operation, input));
    if (earlier) return repeated(operation, context, earlier);
  }
  try {
    await checkConfirmed(operation, context, input, call);
    await operation.prepare?.(context, input);
    // Asked once more in its transaction: meanwhile something else may be true.
    return await change(operation, call, input, scopes);
  } catch (error) {
    if (!(error instanceof UnconfirmedError)) throw error;
    return { kind: 'asked', ...error.asked };
  }
}

/** Each change of what a reading operation has read, until its reader has gone. */
export async function* follow(operation: Operation, call: Call): AsyncGenerator<unknown> {
  if (operation.kind !== 'read' || !operation.follow) return;
  const { context } = openContext(call, call.shop.database.queries);
  yield* operation.follow(context, parseInput(operation, call.input));
}

/** The text of a file, as it comes, with its type. Throws OperationRefused before there is any. */
export function writeFile(
  operation: FileOperation<OperationInput>,
  source: FileSource,
  call: Pick<Call, 'actor' | 'input'>,
): { contentType: string; text: AsyncGenerator<string, string> } {
  const input = admit(operation, call);
  return { contentType: operation.contentType(input), text: operation.write(source, input) };
}
