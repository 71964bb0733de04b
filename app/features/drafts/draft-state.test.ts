import { expect, test } from 'vitest';
import { type DraftFacts, type DraftState, draftState, linkEnd, mayChange } from './draft-state.ts';

const NEW: DraftFacts = {
  ...{ isTaken: false, linkUntilSeconds: null, endedSeconds: null, order: null },
};

test.for<[facts: Partial<DraftFacts>, state: DraftState]>([
  [{}, 'open'],
  [{ linkUntilSeconds: 101 }, 'sent'],
  [{ linkUntilSeconds: 100 }, 'lapsed'],
  [{ linkUntilSeconds: 101, isTaken: true }, 'taken'],
  [{ linkUntilSeconds: 101, endedSeconds: 90 }, 'ended'],
  [{ isTaken: true, endedSeconds: 90 }, 'ended'],
  [{ endedSeconds: 90, order: 'pi_1' }, 'ordered'],
  [{ isTaken: true, order: 'pi_1' }, 'ordered'],
])('a draft with %j is %s', ([facts, state]) => {
  expect(draftState({ ...NEW, ...facts }, 100)).toBe(state);
});

test('staff changes it until it is in an account, an order or ended', () => {
  const all: DraftState[] = ['open', 'sent', 'lapsed', 'taken', 'ordered', 'ended'];
  expect(all.filter(mayChange)).toEqual(['open', 'sent', 'lapsed']);
});

test('a link ends so many days after it was sent', () => {
  expect(linkEnd(7, 1_000)).toBe(1_000 + 7 * 86_400);
});
