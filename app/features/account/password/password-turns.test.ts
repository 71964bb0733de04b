import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createPasswordTurns,
  newcomersTurn,
  ownersTurn,
  type PasswordTurn,
  strangersTurn,
} from './password-turns.ts';

/** Those who wait, in the order of their turns. */
function inOrder(waiting: readonly PasswordTurn[]): PasswordTurn[] {
  const turns = createPasswordTurns();
  const served: PasswordTurn[] = [];
  for (const who of waiting) turns.add(who, () => void served.push(who));
  for (let letIn = turns.take(); letIn; letIn = turns.take()) letIn();
  return served;
}

const guesses = Array.from({ length: 400 }, (_, number) => strangersTurn(`network ${number}`));
const owner = ownersTurn('an account');

describe('behind 400 guesses from as many networks', () => {
  test('an owner waits for one, and somebody who registers as well', () => {
    const newcomer = newcomersTurn('network of a newcomer');
    const served = inOrder([...guesses, owner, newcomer]);
    expect(served.slice(0, 3)).toEqual([guesses[0], owner, newcomer]);
  });

  test('each of many owners waits for the others and for one', () => {
    const owners = Array.from({ length: 30 }, (_, number) => ownersTurn(`${number}`));
    expect(inOrder([...guesses, ...owners]).slice(1, 31)).toEqual(owners);
  });

  test('the guesses get on: one in two turns is theirs while an owner waits again and again', () => {
    const again = Array.from({ length: 10 }, () => owner);
    const served = inOrder([...again, ...guesses]).slice(0, 20);
    expect(served.filter((one) => one === owner)).toHaveLength(10);
  });
});

test('behind 400 guesses from one network an owner far from home waits for one', () => {
  const far = strangersTurn('hotel');
  const served = inOrder([...guesses.map(() => strangersTurn('a network')), far]);
  expect(served.indexOf(far)).toBe(1);
});

const someone = fc.oneof(
  fc.integer({ min: 0, max: 5 }).map((network) => strangersTurn(`${network}`)),
  fc.integer({ min: 0, max: 5 }).map((network) => newcomersTurn(`${network}`)),
  fc.integer({ min: 0, max: 3 }).map((account) => ownersTurn(`${account}`)),
);

/** Each time the place of the first of these in what is left. */
function longestWait(served: readonly PasswordTurn[], isOne: (turn: PasswordTurn) => boolean) {
  const places = served.flatMap((turn, index) => (isOne(turn) ? [index] : []));
  return Math.max(0, ...places.map((place, index) => place - (places[index - 1] ?? -1)));
}

describe('whoever waits,', () => {
  test('nobody is lost, and those of one line and network keep their order', () => {
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 60 }), (waiting) => {
        const served = inOrder(waiting);
        expect(served).toHaveLength(waiting.length);
        for (const one of waiting) {
          const alike = (turn: PasswordTurn) =>
            turn.line === one.line && turn.network === one.network;
          expect(served.filter(alike).every((turn, at) => turn === waiting.filter(alike)[at])).toBe(
            true,
          );
        }
      }),
    );
  });

  test('a line waits for each of the others once at most, and in it a network likewise', () => {
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 60 }), (waiting) => {
        const served = inOrder(waiting);
        const lines = new Set(waiting.map(({ line }) => line));
        for (const line of lines) {
          expect(longestWait(served, (turn) => turn.line === line)).toBeLessThanOrEqual(lines.size);
          const own = served.filter((turn) => turn.line === line);
          const networks = new Set(own.map(({ network }) => network));
          for (const network of networks) {
            const wait = longestWait(own, (turn) => turn.network === network);
            expect(wait).toBeLessThanOrEqual(networks.size);
          }
        }
      }),
    );
  });
});
