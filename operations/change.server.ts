/** A change, once and with its record: in one transaction, or by one function that writes both. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { createOrderActions } from '#app/features/orders/actions/order-actions.server.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { checkCaller } from './caller-scopes.server.ts';
import { messages } from './messages/messages.ts';
import {
  type AuditEntry,
  type Call,
  type ChangeOperation,
  type Operation,
  type OperationContext,
  type OperationInput,
  OperationRefused,
  type Performed,
  type Plan,
  type Question,
} from './operation.ts';
import { type Answer, findAnswer, keepAnswer, takeKey } from './repeated-calls.server.ts';
import type { Scope } from './scopes.ts';

/** Everything that a change gathers until it is committed. */
export function openContext({ shop, actor }: Call, queries: Queries) {
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
      giveBack: async (...order) => afterCommit(() => shop.giveBack(...order)),
      log: { info },
    }),
  };
  return { context, act, tasks };
}

/** The number of the record; null, with nothing written, where the call was done before. */
export const recordAct = sqlFunction<[record: string], number | null>(
  'record_act',
  1,
  z.coerce.number().nullable(),
);

/** What record_act.sql takes. */
function recordOf(
  { name }: Operation,
  { actor }: Call,
  { subject, before = null, after = null }: AuditEntry,
  outcome: 'done' | 'refused' | null,
) {
  if (subject === '' && outcome !== 'refused') {
    throw new Error(`${name} did not record what it is about`);
  }
  return { staff: actor.id, act: name, subject, before, after, outcome };
}

export function hashOf(operation: Operation, input: object): string {
  return createHash('sha256')
    .update(JSON.stringify([operation.name, input]))
    .digest('hex');
}

/** What was answered to the first of calls with one key, as far as it was kept as it is now. */
export async function repeated<Output>(
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

export class UnconfirmedError extends Error {
  readonly asked: Question;

  constructor(asked: Question) {
    super(asked.question);
    this.asked = asked;
  }
}

/** Throws UnconfirmedError unless what would be asked now is what the caller has said yes to. */
export async function checkConfirmed(
  operation: ChangeOperation<OperationInput, unknown>,
  context: OperationContext,
  input: Record<string, unknown>,
  { confirmed }: Call,
): Promise<void> {
  const asked = await operation.ask?.(context, input);
  if (!asked || asked.question === confirmed) return;
  if (confirmed !== true || asked.mustBeRead) throw new UnconfirmedError(asked);
}

type Attempt<Output> =
  | (Performed<Output> & { kind: 'done' } & {
      tasks: ReturnType<typeof openContext>['tasks'];
      /** The number of the record; null of a trial. */
      entry: number | null;
    })
  /** Of a call that was done before. It is read again behind the transaction, as is what was changed. */
  | { kind: 'earlier'; earlier: Answer };

/** What is written in place of the record where it is refused, once it has begun. */
type Begun = { act: AuditEntry | null };

type Change<Output> = {
  call: Call;
  input: Record<string, unknown>;
  /** What `prepare` has made of it. */
  prepared: Record<string, unknown>;
  scopes: readonly Scope[];
  begun: Begun;
  operation: ChangeOperation<OperationInput, Output>;
};

/** In one transaction with its record. */
function transacted<Output>(
  { operation, call, input, prepared, scopes, begun }: Change<Output>,
  run: (context: OperationContext, input: Record<string, unknown>) => Promise<Output>,
): Promise<Attempt<Output>> {
  const { shop, actor, key = null } = call;
  return shop.database.queries.transaction(async (tx) => {
    const { context, act, tasks } = openContext(call, tx);
    const callHash = hashOf(operation, input);
    const earlier = key === null ? null : await takeKey(tx, actor.id, key, callHash);
    if (earlier) return { kind: 'earlier', earlier };
    await checkConfirmed(operation, context, input, call);
    begun.act = act;
    const output = await run(context, prepared);
    await checkCaller(tx, actor, scopes);
    const record = recordOf(operation, call, act, operation.job ? null : 'done');
    // What is only tried changes nothing.
    const entry = input.dryRun === true ? null : await recordAct(tx, JSON.stringify(record));
    if (key !== null && !operation.isSecret) {
      await keepAnswer(tx, actor.id, key, operation.kept?.parse(output) ?? output);
    }
    return { kind: 'done', output, isRepeated: false, tasks, entry };
  });
}

/** By one function, which writes its record too. */
async function planned<Output>(
  { operation, call, input, prepared, scopes, begun }: Change<Output>,
  plan: (context: OperationContext, input: Record<string, unknown>) => Promise<Plan<Output>>,
): Promise<Attempt<Output>> {
  const { shop, actor, key = null } = call;
  const { queries } = shop.database;
  const attempt = await untilApplied<Attempt<Output>>(async () => {
    const { context, act, tasks } = openContext(call, queries);
    const callHash = hashOf(operation, input);
    const earlier = key === null ? null : await findAnswer(queries, actor.id, key, callHash);
    if (earlier) return { kind: 'earlier', earlier };
    begun.act = act;
    // Not beside the plan, which would go on after the refusal. Whoever may not is told that first.
    let made: Plan<Output>;
    try {
      made = await plan(context, prepared);
    } finally {
      await checkCaller(queries, actor, scopes);
    }
    const { output, write } = made;
    const record = {
      ...recordOf(operation, call, act, 'done'),
      ...(key !== null && {
        ...{ key, call_hash: callHash },
        answer: operation.kept?.parse(output) ?? output,
      }),
    };
    const entry = await write(JSON.stringify(record));
    return entry === null ? CHANGED : { kind: 'done', output, isRepeated: false, tasks, entry };
  });
  if (attempt) return attempt;
  throw new OperationRefused('conflict', messages.changesAllTheTime);
}

/** Does it, once and with its record. Throws OperationRefused or UnconfirmedError, with nothing done. */
export async function change<Output>(
  operation: ChangeOperation<OperationInput, Output>,
  call: Call,
  { input, prepared }: Pick<Change<Output>, 'input' | 'prepared'>,
  scopes: readonly Scope[],
): Promise<Performed<Output>> {
  const { shop } = call;
  const { queries } = shop.database;
  const begun: Begun = { act: null };
  const all = { operation, call, input, prepared, scopes, begun };
  try {
    const attempt = await (operation.plan
      ? planned(all, operation.plan)
      : transacted(all, operation.run));
    const { context } = openContext(call, queries);
    if (attempt.kind === 'earlier') return await repeated(operation, context, attempt.earlier);
    const { tasks, entry, ...done } = attempt;
    for (const task of tasks) {
      // It is done, whatever comes of what follows.
      await task(entry).catch((error) =>
        shop.log.error(
          { err: error, operation: operation.name },
          'What follows an operation failed',
        ),
      );
    }
    if (!operation.readAgain) return done;
    return { ...done, output: await operation.readAgain(context, done.output) };
  } catch (error) {
    if (!(error instanceof OperationRefused) || begun.act === null || input.dryRun === true)
      throw error;
    const act = { ...begun.act, after: { refused: error.message } };
    await recordAct(queries, JSON.stringify(recordOf(operation, call, act, 'refused')));
    throw error;
  }
}
