/** Calls operations of a running shop by its control socket, as a program on its machine does. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { controlSocketPath } from '#server/control/control-socket-path.ts';
import type { ShopProcess } from '#tests/e2e/support/shop-process.ts';

/** Does what an operation that changes something does, such as `stock/count`. */
export async function operate(
  { dataDir }: ShopProcess,
  operation: string,
  input: Record<string, unknown>,
): Promise<void> {
  const call = request({
    socketPath: controlSocketPath(dataDir),
    path: `/api/v1/${operation}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  call.end(JSON.stringify(input));
  const [response]: IncomingMessage[] = await once(call, 'response');
  const answer = response ? await json(response) : null;
  expect({ operation, status: response?.statusCode, answer }).toMatchObject({ status: 200 });
}

/** What an operation that only reads answers, as JSON. */
export async function readAnswer({ dataDir }: ShopProcess, operation: string): Promise<string> {
  const path = `/api/v1/${operation}`;
  const call = request({ socketPath: controlSocketPath(dataDir), path });
  call.end();
  const [response]: IncomingMessage[] = await once(call, 'response');
  expect(response?.statusCode).toBe(200);
  return response ? text(response) : '';
}
