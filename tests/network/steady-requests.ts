/** Clients that send pages, calls and basket writes without a pause, each on one connection. */
import { Agent, request } from 'node:http';

export type SteadyRequests = {
  /** How many have been answered or have failed. */
  sent(): number;
  /** What went wrong with each that was not answered 200. */
  failures(): readonly string[];
  stop(): Promise<void>;
};

type Call = { method: 'GET' | 'POST'; path: string; body?: string };

const add = JSON.stringify({ type: 'ADD_TO_BASKET', variant: 'book' });
const empty = JSON.stringify({ type: 'EMPTY_BASKET' });
const CALLS: readonly Call[] = [
  { method: 'POST', path: '/api/basket', body: add },
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/api/basket' },
  { method: 'POST', path: '/api/basket', body: empty },
  { method: 'GET', path: '/api/products' },
];

export function sendSteadily(origin: string, clients: number): SteadyRequests {
  const failures: string[] = [];
  let sent = 0;
  let isOver = false;

  async function visit(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let cookie = '';

    function send({ method, path, body = '' }: Call): Promise<string> {
      return new Promise((resolve) => {
        const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
        const asked = request(`${origin}${path}`, { method, agent, headers }, (answer) => {
          const [set = ''] = answer.headers['set-cookie'] ?? [];
          if (set !== '') cookie = set.split(';', 1)[0] ?? '';
          answer.resume().once('end', () => resolve(String(answer.statusCode)));
          answer.once('error', (error) => resolve(error.message));
        });
        asked.once('error', (error) => resolve(error.message)).end(body);
      });
    }

    for (let turn = 0; !isOver; turn += 1) {
      const call = CALLS[turn % CALLS.length];
      if (!call) continue;
      const outcome = await send(call);
      sent += 1;
      if (outcome !== '200') failures.push(`${call.method} ${call.path}: ${outcome}`);
    }
    agent.destroy();
  }

  const visits = Promise.all(Array.from({ length: clients }, visit));
  return {
    sent: () => sent,
    failures: () => failures,
    async stop() {
      isOver = true;
      await visits;
    },
  };
}
