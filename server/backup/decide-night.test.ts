import { describe, expect, test } from 'vitest';
import type { JobState } from '#app/features/jobs/job.ts';
import { trialName, unfinishedName } from './backup-names.ts';
import { decideRemoved, isBackupDue, isTrialNight, nightOf } from './decide-night.ts';

const at = (iso: string) => Date.parse(iso) / 1_000;

test.for([
  ['2026-11-27T02:59:59Z', 'UTC', '2026-11-26'],
  ['2026-11-27T03:00:00Z', 'UTC', '2026-11-27'],
  ['2026-11-27T02:00:00Z', 'Europe/Berlin', '2026-11-27'],
  ['2026-11-27T03:00:00Z', 'America/New_York', '2026-11-26'],
] as const)('at %s in %s the night is that of %s', ([iso, zone, night]) => {
  expect(nightOf(at(iso), zone)).toBe(night);
});

describe('the backup of a night', () => {
  const NOW = 1_800_000_000;
  const dueAfter = (state: JobState, seconds: number) =>
    isBackupDue({ state, startedSeconds: NOW - seconds }, NOW);

  test('is due once', () => {
    expect(isBackupDue(null, NOW)).toBe(true);
    for (const state of ['running', 'done'] as const) {
      expect(dueAfter(state, 9_999)).toBe(false);
    }
  });

  test('is tried again an hour after it has failed, and at once where its process has gone', () => {
    for (const state of ['refused', 'failed', 'cancelled'] as const) {
      expect(dueAfter(state, 3_599)).toBe(false);
      expect(dueAfter(state, 3_600)).toBe(true);
    }
    expect(dueAfter('interrupted', 1)).toBe(true);
  });
});

const PLACE = 'postgres://db/shop';

test('all own but the newest go, with what was not finished; what others have put there stays', () => {
  const tonight = 'shop-2026-11-27';
  const own = ['shop-2026-11-25', tonight, 'shop-2026-11-26'];
  const others = [
    'notes',
    'shop-2026-11-01',
    'shop-before-upgrade',
    unfinishedName(tonight, 'postgres://db/another'),
  ];
  const left = [unfinishedName('shop-2026-11-26', PLACE), trialName('shop-2026-11-22', PLACE)];
  const removedOf = (kept: number) =>
    decideRemoved([...own, ...others, ...left], { own, tonight, kept, place: PLACE });
  expect(removedOf(1)).toEqual([...left, 'shop-2026-11-25', 'shop-2026-11-26']);
  expect(removedOf(2)).toEqual([...left, 'shop-2026-11-25']);
  expect(removedOf(9)).toEqual(left);
});

test('of a night that a wrong clock has put last, tonight’s backup stays', () => {
  const own = ['shop-2026-11-27', 'shop-2099-01-01'];
  const [tonight = ''] = own;
  expect(decideRemoved(own, { own, tonight, kept: 1, place: PLACE })).toEqual(['shop-2099-01-01']);
});

test('the backup of a Sunday is restored for a trial', () => {
  const nights = ['2026-11-28', '2026-11-29', '2026-11-30'];
  expect(nights.filter(isTrialNight)).toEqual(['2026-11-29']);
});
