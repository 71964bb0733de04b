/** What is done around every operation, whichever face it was called by: once, here. */
import { messages as sharedMessages } from '#app/shared/messages/messages.ts';
import { checkScopes } from './caller-scopes.server.ts';
import {
  change,
  checkConfirmed,
  hashOf,
  openContext,
  repeated,
  UnconfirmedError,
} from './change.server.ts';
import { inputProblem } from './input-problems.ts';
import { messages } from './messages/messages.ts';
import {
  type Actor,
  type Call,
  type Operation,
  type OperationInput,
  OperationRefused,
  type Performed,
} from './operation.ts';
import { fieldsOf, nameOf, wordsOf } from './read-texts.ts';
import { checkKey, findAnswer } from './repeated-calls.server.ts';
import type { Scope } from './scopes.ts';

type Needed = Pick<Operation, 'scope' | 'orScopes'>;

/** The scope by which somebody may call it; the one to ask for where they have none that lets them. */
function scopeToCall({ scope, orScopes = [] }: Needed, { scopes }: Pick<Actor, 'scopes'>): Scope {
  return [scope, ...orScopes].find((one) => scopes.includes(one)) ?? scope;
}

export function mayDo(actor: Pick<Actor, 'scopes'>, operation: Needed): boolean {
  return actor.scopes.includes(scopeToCall(operation, actor));
}

/** Throws OperationRefused for whoever may not call it, whatever it is done to. */
export function checkMayDo(actor: Pick<Actor, 'scopes'>, operation: Needed): void {
  checkScopes([scopeToCall(operation, actor)], actor);
}

/** As many problems as a message says. */
const MAX_SENTENCES = 10;

/** As many as are answered: a body of 1 MB can have a hundred thousand. */
const MAX_PROBLEMS = 100;

/** The field that a problem is of: `title`, or of a row of a list `rows.3.priceCents`. */
function problemField([field, row, cell]: readonly PropertyKey[]): string {
  return [field, ...(cell === undefined ? [] : [row, cell])].map(String).join('.');
}

/** What people call a row of a list: its first text, or its place. */
function rowName(input: Record<string, unknown>, field: string, place: string): string {
  const [list = ''] = field.split('.');
  const rows = Object.hasOwn(input, list) ? input[list] : null;
  const [name] = Object.values(Array.isArray(rows) ? (rows[Number(place)] ?? {}) : {});
  return typeof name === 'string' ? JSON.stringify(name) : messages.row(Number(place) + 1);
}

const strictInputs = new WeakMap<OperationInput, OperationInput>();

/** Made once: Zod compiles a schema when it first parses by it. */
function strictInput({ input }: Operation): OperationInput {
  const known = strictInputs.get(input);
  if (known) return known;
  const strict = (input as OperationInput).strict();
  strictInputs.set(input, strict);
  return strict;
}

/** Throws OperationRefused with a problem a field. */
export function parseInput(
  operation: Operation,
  input: Record<string, unknown>,
): Record<string, unknown> {
  const parsed = strictInput(operation).safeParse(input, { error: inputProblem });
  if (parsed.success) return parsed.data;
  // No plain object: a field may be named as what all of them have.
  const problems: Record<string, string> = Object.create(null);
  for (const issue of parsed.error.issues.slice(0, MAX_PROBLEMS)) {
    if (issue.code === 'unrecognized_keys') {
      for (const field of issue.keys.slice(0, MAX_PROBLEMS)) {
        problems[problemField([...issue.path, field])] = messages.noField;
      }
    } else problems[problemField(issue.path)] ??= issue.message;
  }
  const words = new Map(fieldsOf(operation.input).map((field) => [field.name, nameOf(field)]));
  const entries = Object.entries(problems);
  const sentences = entries.slice(0, MAX_SENTENCES).map(([field, problem]) => {
    const [, place, cell] = /^\w+\.(\d+)\.?(\w*)$/.exec(field) ?? [];
    if (place !== undefined) {
      const textName = `${cell}`.replace(/Cents$/, '');
      return `${rowName(input, field, place)} ${wordsOf({ textName })} ${problem}`;
    }
    return `${words.get(field) ?? field} ${problem}`;
  });
  const others = entries.length - sentences.length;
  if (others > 0) sentences.push(sharedMessages.more(others));
  throw new OperationRefused('bad_input', messages.nothingDone(sentences.join('; ')), problems);
}

/** The input of a call that its caller may make. Throws OperationRefused. */
export function admit(operation: Operation, { actor, input }: Pick<Call, 'actor' | 'input'>) {
  checkMayDo(actor, operation);
  return parseInput(operation, input);
}

/** Does it, once and with its record, or asks first. Throws OperationRefused, with nothing done. */
export async function perform(
  operation: Exclude<Operation, { kind: 'file' }>,
  call: Call,
): Promise<Performed> {
  const input = admit(operation, call);
  const { context } = openContext(call, call.shop.database.queries);
  const tooScope = await operation.needsToo?.(context, input);
  const { scope, orScopes = [], mayNeed = [] } = operation;
  if (tooScope && ![scope, ...orScopes, ...mayNeed].includes(tooScope)) {
    throw new Error(`${operation.name} does not say that it may need ${tooScope}`);
  }
  const scopes = [scopeToCall(operation, call.actor), ...(tooScope ? [tooScope] : [])];
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
    const prepared = (await operation.prepare?.(context, input)) ?? input;
    // Asked once more in its transaction: meanwhile something else may be true.
    return await change(operation, call, { input, prepared }, scopes);
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
