/**
 * An operation of staff: one definition, from which the admin's forms, the commands of the shell and the HTTP API are
 * made. docs/change-something.md says how one is added.
 */
import type * as z from 'zod';
import type { OrderActions } from '#app/features/orders/actions/order-actions.server.ts';
import type { Shop } from '#app/shop.server.ts';
import type { Queries } from '#db/database.ts';
import type { Scope } from './scopes.ts';

/** What stands before the name of a user of the system who calls by command. */
export const BY_COMMAND = 'command:';

/** What stands before the id of a token of the API. */
export const BY_TOKEN = 'token:';

/** Who calls: `id` is a member of the staff, a user of the system as `command:name`, or a token as `token:id`. */
export type Actor = {
  id: string;
  scopes: readonly Scope[];
  sessionHash?: string;
  tokenHash?: string;
};

/** What is written in the audit log. */
export type AuditEntry = {
  /** What it was done to: the id of an order, of a mail, of a variant. */
  subject: string;
  before?: unknown;
  after?: unknown;
};

/** What an operation works with. Nothing of it is a request of a browser: all faces give the same. */
export type OperationContext = {
  shop: Shop;
  actor: Actor;
  /** Of the transaction of a change, which its record is written in. */
  queries: Queries;
  /** What is done to orders, in that transaction; the card provider is asked after it. */
  orderActions: OrderActions;
  /** Adds to the record: once what it is about is known, and again with how it is then. */
  record(entry: Partial<AuditEntry>): void;
  /** Runs once everything is committed, and never where it is not. `entry` is the number of the record, null of a trial. */
  afterCommit(task: (entry: number | null) => Promise<unknown>): void;
};

/**
 * Asked before something that cannot be undone; `yes` are the words of the button that does it. What `mustBeRead` warns
 * of something that is not always so: a caller who was not shown it has not confirmed it.
 */
export type Question = { question: string; yes: string; mustBeRead?: boolean };

/** Its fields are named as in the API; the first of them marked `positional` need no name in the shell. */
export type OperationInput = z.ZodObject;

type Common<Input extends OperationInput, Output> = {
  /** `room.verb`: `/api/v1/room/verb`, and `room verb` in the shell. */
  name: `${string}.${string}`;
  scope: Scope;
  /** Any of these will do in its place: `needsToo` says by which of them what may be done. */
  orScopes?: readonly Scope[];
  /** The scope that it needs as well, where that depends on what it is done to. */
  needsToo?(context: OperationContext, input: z.output<Input>): Promise<Scope | null>;
  /** Every scope that it may need so, or asks for in `run`. */
  mayNeed?: readonly Scope[];
  /** What it does, a sentence without its full stop. */
  does: string;
  input: Input;
  /** A program of another build may read it: add fields, change none. */
  output: z.ZodType<Output>;
};

/** Changes nothing. */
export type ReadOperation<Input extends OperationInput, Output> = Common<Input, Output> & {
  kind: 'read';
  /** The output for people, a line each; times in this zone. */
  toLines(output: Output, timeZone: string): readonly string[];
  /** Of a command that has read it; 0 when absent. */
  exitCode?(output: Output): number;
  run(context: OperationContext, input: z.output<Input>): Promise<Output>;
  /** Then each change as it comes, until its reader has gone. */
  follow?(context: OperationContext, input: z.output<Input>): AsyncIterable<Output>;
};

/** What a change comes to, as things are now. */
export type Plan<Output> = {
  output: Output;
  /**
   * Writes all of it and `record` (record_act.sql). The number of the record; null, with nothing written, where something is
   * not as it was read: it is planned again. Throws OperationRefused.
   */
  write(record: string): Promise<number | null>;
};

type Transacted<Input extends OperationInput, Output> = {
  plan?: undefined;
  /** What is to be answered first; null where nothing is, or where it will be refused. */
  ask?(context: OperationContext, input: z.output<Input>): Promise<Question | null>;
  /** Writes, in the transaction that its record is written in. Throws OperationRefused, with nothing done. */
  run(context: OperationContext, input: z.output<Input>): Promise<Output>;
};

type Planned<Input extends OperationInput, Output> = {
  ask?: undefined;
  /** Reads and decides; what it gives is written by one function or transaction (decision 34). Throws OperationRefused. */
  plan(context: OperationContext, input: z.output<Input>): Promise<Plan<Output>>;
};

type Change<Input extends OperationInput, Output, Kept> = Common<Input, Output> & {
  kind: 'change';
  /** The words of its button in the admin; its verb when absent. */
  button?: string;
  /** In the audit log, before what it was done to. */
  done: string;
  /** What it was done to, in that record; itself when absent, null for no word. */
  subjectWord?: string | null;
  /** What people call it, in that record; as it is when absent. */
  subjectName?(subject: string): string;
  /** Its page in the admin. */
  page?(subject: string): string;
  /** Its output lets somebody in: it is not stored for who repeats the call. */
  isSecret?: true;
  /** What of an output that names people is stored for who repeats the call: `readAgain` makes the output of it. */
  kept?: z.ZodType<Kept>;
  /** What takes long, or is asked of outside services, before the transaction. What it gives is the input of `run`. */
  prepare?(context: OperationContext, input: z.output<Input>): Promise<z.output<Input>>;
  /** The output as it is once what runs after the commit has run; as `run` gave it when absent. */
  readAgain?(context: OperationContext, output: Kept): Promise<Output>;
  /** What was done, a sentence for whoever did it. */
  message(output: Output): string;
  /** The id of the job that it has started. What has come of it is recorded when that ends. */
  job?(output: Output): string;
};

/** Changes something, in one transaction with its record. */
export type TransactedOperation<Input extends OperationInput, Output, Kept = Output> = Change<
  Input,
  Output,
  Kept
> &
  Transacted<Input, Output>;

/** Changes something by one function of the database, which writes its record too. */
export type PlannedOperation<Input extends OperationInput, Output, Kept = Output> = Change<
  Input,
  Output,
  Kept
> &
  Planned<Input, Output>;

export type ChangeOperation<Input extends OperationInput, Output, Kept = Output> =
  | TransactedOperation<Input, Output, Kept>
  | PlannedOperation<Input, Output, Kept>;

/** What a file is read from: a standby of the database will do. */
export type FileSource = {
  queries: Queries;
  timeZone: string;
  /** Told how far it is; throws where it shall not go on. */
  onProgress(phase: string, done: number): void;
};

/** Writes a file of any length; changes nothing. */
export type FileOperation<Input extends OperationInput> = Omit<
  Common<Input, never>,
  'output' | 'needsToo' | 'mayNeed'
> & {
  kind: 'file';
  contentType(input: z.output<Input>): string;
  /** What it is called where its reader gives no name. */
  fileName(input: z.output<Input>): string;
  /** Its text, as it comes; what it returns is a sentence about what was written. */
  write(source: FileSource, input: z.output<Input>): AsyncGenerator<string, string>;
};

/** Any operation, as the faces call it: what it is called with was parsed by its own schema. */
export type Operation =
  | ReadOperation<OperationInput, unknown>
  | ChangeOperation<OperationInput, unknown>
  | FileOperation<OperationInput>;

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

export function defineRead<Input extends OperationInput, Output>(
  operation: Omit<ReadOperation<Input, Output>, 'kind'>,
): ReadOperation<Input, Output> {
  return { ...operation, kind: 'read' };
}

export function defineChange<Input extends OperationInput, Output, Kept = Output>(
  operation: Omit<TransactedOperation<Input, Output, Kept>, 'kind'>,
): TransactedOperation<Input, Output, Kept> {
  return { ...operation, kind: 'change' };
}

export function definePlanned<Input extends OperationInput, Output, Kept = Output>(
  operation: Omit<PlannedOperation<Input, Output, Kept>, 'kind'>,
): PlannedOperation<Input, Output, Kept> {
  return { ...operation, kind: 'change' };
}

export function defineFile<Input extends OperationInput>(
  operation: Omit<FileOperation<Input>, 'kind'>,
): FileOperation<Input> {
  return { ...operation, kind: 'file' };
}

/** Why an operation was not done; each has an HTTP status and an exit code. */
export const REFUSALS = {
  bad_input: { status: 400, exitCode: 2, title: 'The input is not as it has to be' },
  /** Nobody is known by what was sent, or not any more. */
  unknown_caller: { status: 401, exitCode: 3, title: 'Not signed in' },
  forbidden: { status: 403, exitCode: 3, title: 'Not allowed' },
  not_found: { status: 404, exitCode: 1, title: 'Not found' },
  /** Somebody else was faster, or what it needs has gone. */
  conflict: { status: 409, exitCode: 1, title: 'Not possible any more' },
  /** It does not go with how what it is done to stands. */
  wrong_state: { status: 409, exitCode: 1, title: 'Not possible in this state' },
  /** What was seen is not what there is by now. */
  changed: { status: 409, exitCode: 1, title: 'Changed in the meantime' },
  unconfirmed: { status: 409, exitCode: 1, title: 'Has to be confirmed' },
  unavailable: { status: 503, exitCode: 4, title: 'Not available now' },
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** Nothing was done. The message is a sentence that says what to do; `problems` by field of the input. */
export class OperationRefused extends Error {
  readonly code: RefusalCode;
  readonly problems: Readonly<Record<string, string>>;

  constructor(code: RefusalCode, message: string, problems: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}

/** Nothing was done: it cannot happen in the state in which what it is about is. */
export class WrongState extends OperationRefused {
  readonly state: string;

  constructor(state: string, message: string) {
    super('wrong_state', message);
    this.state = state;
  }
}

/** Nothing was done, for want of a scope. */
export class ScopeMissing extends OperationRefused {
  readonly scope: Scope;

  constructor(scope: Scope, message: string) {
    super('forbidden', message);
    this.scope = scope;
  }
}
