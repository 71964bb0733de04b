/**
 * Whose password is hashed next. Each owner has a line alone; guesses share one, and registrations another. Turns go
 * round the lines, and in a line round the networks: however many guesses wait, an owner waits for one of them at most.
 */
import type { Waiting } from '#app/shared/semaphore.ts';

/** In which line somebody waits, and from which network. */
export type PasswordTurn = { line: string; network: string };

/** Of who signs in from where nobody has signed in to the account, as an owner far from home and a guess do. */
export function strangersTurn(network: string): PasswordTurn {
  return { line: 'strangers', network };
}

/** Of who registers. */
export function newcomersTurn(network: string): PasswordTurn {
  return { line: 'newcomers', network };
}

/** Of who has a session or a mailed link of the account, or comes from where it was signed in to. */
export function ownersTurn(account: string): PasswordTurn {
  return { line: `owner ${account}`, network: 'any' };
}

/** The first of the ring, which goes to its end if more is left of it. */
function turn<Value>(ring: Map<string, Value>, take: (value: Value) => boolean): void {
  const [first] = ring;
  if (!first) return;
  const [name, value] = first;
  ring.delete(name);
  if (take(value)) ring.set(name, value);
}

export function createPasswordTurns(): Waiting<PasswordTurn> {
  const lines = new Map<string, Map<string, (() => void)[]>>();
  return {
    add({ line, network }, letIn) {
      const networks = lines.get(line) ?? new Map<string, (() => void)[]>();
      lines.set(line, networks);
      const waiting = networks.get(network) ?? [];
      networks.set(network, waiting);
      waiting.push(letIn);
    },
    take() {
      let taken: (() => void) | undefined;
      turn(lines, (networks) => {
        turn(networks, (waiting) => {
          taken = waiting.shift();
          return waiting.length > 0;
        });
        return networks.size > 0;
      });
      return taken;
    },
  };
}
