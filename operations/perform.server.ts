/** What is done around every operation, whichever face it was called by: once, here. */
import { createHash } from 'node:crypto';
import { createOrderActions } from '#app/features/orders/actions/order-actions.server.ts';
import type { Shop } from '#app/shop.server.ts';
import type { Queries } from '#db/database.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
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
} from './operation.ts';
import { fieldsOf, wordsOf } from './read-texts.ts';
import { type Answer, checkKey, findAnswer, keepAnswer, takeKey } from './repeated-calls.server.ts';
import { SCOPES } from './scopes.ts';
import { scopesOfSession } from './session-scopes.server.ts';

export type Call = {
  shop: Shop;
  actor: Actor;
  /** As the API has it; whoever asks is checked by the schema. */
  input: Record<string, unknown>;
  /** The question of the operation was answered with yes. */
  isConfirmed?: boolean;
  /** Of a caller that may repeat the call: it is done once (Idempotency-Key). */
  key?: string | null;
};

export type Performed<Output = unknown> =
  | { kind: 'done'; output: Output; isRepeated: boolean }
  | ({ kind: 'asked' } & Question);

export function mayDo(actor: Pick<Actor, 'scopes'>, { scope }: Pick<Operation, 'scope'>): boolean {
  return actor.scopes.includes(scope);
}

/** Throws OperationRefused with a problem a field. */
export function parseInput(operation: Operation, input: unknown): Record<string, unknown> {
  const parsed = (operation.input as OperationInput).strict().safeParse(input);
  if (parsed.success) return parsed.data;
  const problems: Record<string, string> = {};
  for (const { path, message, code, ...issue } of parsed.error.issues) {
    const unknown =
      code === 'unrecognized_keys' && 'keys' in issue ? issue.keys : [String(path[0])];
    for (const field of unknown) problems[field] ??= message;
  }
  const words = new Map(fieldsOf(operation.input).map((field) => [field.name, wordsOf(field)]));
  const sentences = Object.entries(problems).map(
    ([field, problem]) => `${words.get(field) ?? field} ${problem}`,
  );
  throw new OperationRefused('bad_input', `Nothing was done: ${sentences.join('; ')}.`, problems);
}

/** Everything that a change gathers until it is committed. */
function openContext({ shop, actor }: Call, queries: Queries) {
  const tasks: (() => Promise<unknown>)[] = [];
  const act: AuditEntry = { subject: '' };
  const afterCommit: OperationContext['afterCommit'] = (task) => tasks.push(task);
  const context: OperationContext = {
    ...{ shop, actor, queries, afterCommit },
    record: (part) => Object.assign(act, part),
    orderActions: createOrderActions({
      queries,
      advanceRefunds: async (...order) => afterCommit(() => shop.advanceRefunds(...order)),
      log: shop.log,
    }),
  };
  return { context, act, tasks };
}

function writeAuditEntry(
  queries: Queries,
  { name }: Operation,
  { actor }: Call,
  { subject, before = null, after = null }: AuditEntry,
  outcome: 'done' | 'refused' | null,
) {
  const row = { staff: actor.id, act: name, subject, before, after, outcome };
  return queries.insert(auditLog).values(row);
}

function hashOf(operation: Operation, input: object): string {
  return createHash('sha256')
    .update(JSON.stringify([operation.name, input]))
    .digest('hex');
}

/** What was answered to the first of calls with one key. */
function repeated<Output>({ output }: ChangeOperation<OperationInput, Output>, first: Answer) {
  return { output: output.parse(first.answer), isRepeated: true };
}

async function change<Output>(
  operation: ChangeOperation<OperationInput, Output>,
  call: Call,
  input: Record<string, unknown>,
): Promise<Performed<Output>> {
  const { shop, actor, key = null } = call;
  const { queries } = shop.database;
  const callHash = hashOf(operation, input);
  let refused: AuditEntry | null = null;
  try {
    const { tasks, ...done } = await queries.transaction(async (tx) => {
      const earlier = key === null ? null : await takeKey(tx, actor.id, key, callHash);
      if (earlier) return { ...repeated(operation, earlier), tasks: [] };
      const { context, act, tasks } = openContext(call, tx);
      refused = act;
      const output = await operation.run(context, input);
      if (actor.sessionHash !== undefined) {
        checkScope(operation, { scopes: await scopesOfSession(tx, actor.sessionHash) });
      }
      if (act.subject === '') throw new Error(`${operation.name} did not record what it is about`);
      // What is only tried changes nothing.
      if (input.dryRun !== true) {
        await writeAuditEntry(tx, operation, call, act, operation.job ? null : 'done');
      }
      if (key !== null && !operation.isSecret) await keepAnswer(tx, actor.id, key, output);
      return { output, isRepeated: false, tasks };
    });
    for (const task of tasks) {
      // It is done, whatever comes of what follows.
      await task().catch((error) =>
        shop.log.error(
          { err: error, operation: operation.name },
          'What follows an operation failed',
        ),
      );
    }
    if (done.isRepeated || !operation.readAgain) return { kind: 'done', ...done };
    const { context } = openContext(call, queries);
    return { kind: 'done', ...done, output: await operation.readAgain(context, done.output) };
  } catch (error) {
    if (!(error instanceof OperationRefused) || refused === null || input.dryRun === true)
      throw error;
    const act: AuditEntry = { ...(refused as AuditEntry), after: { refused: error.message } };
    await writeAuditEntry(queries, operation, call, act, 'refused');
    throw error;
  }
}

/** Throws OperationRefused for whoever may not do it, whatever they ask for. */
export function checkScope(operation: Operation, actor: Pick<Actor, 'scopes'>): void {
  if (mayDo(actor, operation)) return;
  const message = `You may not do this: it needs the scope ${operation.scope} (${SCOPES[operation.scope].toLowerCase()}).`;
  throw new OperationRefused('forbidden', message);
}

/** The input of a call that its caller may make. Throws OperationRefused. */
function admit(operation: Operation, { actor, input }: Pick<Call, 'actor' | 'input'>) {
  checkScope(operation, actor);
  return parseInput(operation, input);
}

/** Does it, once and with its record, or asks first. Throws OperationRefused, with nothing done. */
export async function perform(
  operation: Exclude<Operation, { kind: 'file' }>,
  call: Call,
): Promise<Performed> {
  const input = admit(operation, call);
  const { context } = openContext(call, call.shop.database.queries);
  if (operation.kind === 'read') {
    return { kind: 'done', output: await operation.run(context, input), isRepeated: false };
  }
  const { key = null } = call;
  if (key !== null) {
    checkKey(key);
    const { queries } = call.shop.database;
    // Before anything is asked again, which may be gone by now.
    const earlier = await findAnswer(queries, call.actor.id, key, hashOf(operation, input));
    if (earlier) return { kind: 'done', ...repeated(operation, earlier) };
  }
  const question = call.isConfirmed ? null : await operation.ask?.(context, input);
  if (question) return { kind: 'asked', ...question };
  await operation.prepare?.(context, input);
  return change(operation, call, input);
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
