/** Calls an operation of the shop that runs on a folder, over its control socket. */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Agent, type ClientRequest, type IncomingMessage, request as openRequest } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '#server/command-error.ts';
import { controlSocketPath } from './control-socket-path.ts';
import { readJsonLines, toJsonLine } from './json-lines.ts';
import { errorLineSchema, type Operation } from './operation.ts';

/** No shop runs, or it was killed, or it is about to start. */
const NOT_LISTENING = ['ENOENT', 'ECONNREFUSED'];

function isNotListening(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_LISTENING.includes(String(error.code));
}

/** Anybody can make a file in the folder for temporary files: only the owner of the data is trusted. */
function isOwners(path: string, dataDir: string): boolean {
  return process.platform === 'win32' || statSync(path).uid === statSync(dataDir).uid;
}

function toQuery(request: object): string {
  const given = Object.entries(request).filter(([, value]) => value !== null);
  return String(new URLSearchParams(given));
}

/**
 * The lines of the answer as they come; null when no shop listens there, and then `input` is not
 * touched. `input` is sent no faster than the shop takes it; what it throws ends the operation and is
 * thrown from the answer. Throws CommandError for an operation that failed.
 */
export async function callShop<Request extends object, Input, Line>(
  dataDir: string,
  operation: Pick<Operation<never, Request, Input, Line>, 'name' | 'line'>,
  request: Request,
  input: AsyncIterable<Input>,
): Promise<AsyncGenerator<Line> | null> {
  try {
    const socketPath = controlSocketPath(dataDir);
    if (!isOwners(socketPath, dataDir)) throw new Error(`${socketPath} is of another user.`);
    const path = `/commands/${operation.name}?${toQuery(request)}`;
    // Kept alive: a shop that closed the connection before all input is read would lose its answer.
    const agent = new Agent({ keepAlive: true });
    const call = openRequest({ socketPath, path, method: 'POST', agent });
    call.flushHeaders();
    const [response]: IncomingMessage[] = await once(call, 'response');
    if (response?.statusCode !== 200) {
      agent.destroy();
      throw new Error('The running shop does not know this command: restart it.');
    }
    return readAnswer({ agent, call, response }, operation.line, input);
  } catch (error) {
    if (isNotListening(error)) return null;
    throw error;
  }
}

async function* readLines(response: IncomingMessage): AsyncGenerator<unknown> {
  try {
    yield* readJsonLines(response);
  } catch (error) {
    if (response.complete) throw error;
    throw new CommandError('The shop stopped before it had answered. Try again.', { cause: error });
  }
}

/** Sends the input and reads the answer at the same time. */
async function* readAnswer<Input, Line>(
  { agent, call, response }: { agent: Agent; call: ClientRequest; response: IncomingMessage },
  schema: Operation<never, never, Input, Line>['line'],
  input: AsyncIterable<Input>,
): AsyncGenerator<Line> {
  let inputFailure: { error: unknown } | undefined;
  async function* watchInput(): AsyncGenerator<Input> {
    try {
      yield* input;
    } catch (error) {
      inputFailure = { error };
      throw error;
    }
  }
  // A lost connection ends `watchInput` without an error: it shows in the answer too.
  async function* toText(): AsyncGenerator<string> {
    for await (const value of watchInput()) yield toJsonLine(value);
  }
  const sent = pipeline(Readable.from(toText()), call).catch(() => {});
  try {
    for await (const value of readLines(response)) {
      const failed = errorLineSchema.safeParse(value);
      if (failed.success) throw new CommandError(failed.data.error);
      yield schema.parse(value);
    }
  } catch (error) {
    throw inputFailure ? inputFailure.error : error;
  } finally {
    agent.destroy();
    await sent;
  }
}
