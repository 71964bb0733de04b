import { expect, test } from 'vitest';
import { decideHealth, type HealthFacts } from './decide-health.ts';

const NOW = 1_800_000_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

const quiet: HealthFacts = {
  ...{
    keyRefusedSeconds: null,
    lastOrderSeconds: null,
    openPayments: 0,
    declinedNetworks: 0,
    oldestRefundSeconds: null,
  },
  ...{ firstHoldEndsSeconds: null, oldestMailSeconds: null, lastRoundSeconds: NOW - MINUTE },
  ...{ oldestDeliverySeconds: null, endpointsOff: 0 },
  ...{ makesBackups: true, lastBackupSeconds: NOW - 20 * HOUR, isBackupFailed: false },
  firstBackupSeconds: NOW - 99 * HOUR,
};

/** What is not well, and since when. */
const wrongOf = (facts: Partial<HealthFacts>) =>
  decideHealth({ ...quiet, ...facts }, NOW)
    .filter(({ isWell }) => !isWell)
    .map(({ subject, sinceSeconds }) => [subject, sinceSeconds]);

test('a shop where nothing waits is well in all its subjects', () => {
  expect(wrongOf({})).toEqual([]);
  expect(decideHealth(quiet, NOW).map(({ subject }) => subject)).toEqual([
    ...['orders', 'keys', 'cards', 'refunds', 'holds', 'mail', 'background', 'webhooks', 'backups'],
  ]);
});

test('ten payments within an hour and no order say that paying has stopped', () => {
  expect(wrongOf({ openPayments: 9 })).toEqual([]);
  expect(wrongOf({ openPayments: 10 })).toEqual([['orders', null]]);
  expect(wrongOf({ openPayments: 10, lastOrderSeconds: NOW - HOUR })).toEqual([]);
  const longAgo = NOW - HOUR - 1;
  expect(wrongOf({ openPayments: 10, lastOrderSeconds: longAgo })).toEqual([['orders', longAgo]]);
});

test('a key that the card provider refuses is told at once', () => {
  expect(wrongOf({ keyRefusedSeconds: NOW })).toEqual([['keys', NOW]]);
});

test('a network of many declined cards says that stolen ones are tried', () => {
  expect(wrongOf({ declinedNetworks: 1 })).toEqual([['cards', null]]);
});

test.for([
  ['refunds', 'oldestRefundSeconds', 24 * HOUR],
  ['holds', 'firstHoldEndsSeconds', 10 * MINUTE],
  ['mail', 'oldestMailSeconds', HOUR],
  ['background', 'lastRoundSeconds', 10 * MINUTE],
  ['webhooks', 'oldestDeliverySeconds', HOUR],
  ['backups', 'lastBackupSeconds', 26 * HOUR],
] as const)('%s are late by %s after %i seconds', ([subject, fact, seconds]) => {
  expect(wrongOf({ [fact]: NOW - seconds })).toEqual([]);
  expect(wrongOf({ [fact]: NOW - seconds - 1 })).toEqual([[subject, NOW - seconds - 1]]);
});

test('a hold that is still to end is well', () => {
  expect(wrongOf({ firstHoldEndsSeconds: NOW + HOUR })).toEqual([]);
});

test('an endpoint that the shop has switched off is not well, though nothing waits', () => {
  expect(wrongOf({ endpointsOff: 1 })).toEqual([['webhooks', null]]);
});

test('a backup that has failed is not well, however new the last good one is', () => {
  expect(wrongOf({ isBackupFailed: true })).toEqual([['backups', NOW - 20 * HOUR]]);
  // A first one that has begun and never ends.
  expect(wrongOf({ lastBackupSeconds: null, firstBackupSeconds: NOW - 27 * HOUR })).toEqual([
    ['backups', null],
  ]);
  expect(wrongOf({ lastBackupSeconds: null, isBackupFailed: true })).toEqual([['backups', null]]);
});

test('a shop that makes no backups, or is to make its first one, is well', () => {
  expect(wrongOf({ lastBackupSeconds: null, firstBackupSeconds: null })).toEqual([]);
  expect(wrongOf({ lastBackupSeconds: null, firstBackupSeconds: NOW - 25 * HOUR })).toEqual([]);
  expect(wrongOf({ makesBackups: false, lastBackupSeconds: NOW - 99 * HOUR })).toEqual([]);
});
