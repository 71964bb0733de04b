import { describe, expect, test } from 'vitest';
import { createGuestLimiter, GUEST_LIMIT } from './guest-limit.ts';

function limiterAt() {
  const clock = { ms: 0 };
  const limiter = createGuestLimiter({ windowSeconds: 60, max: 3 }, () => clock.ms);
  return { limiter, clock };
}

describe('new guests', () => {
  test('of one client are so many in a window, and those of others are counted apart', () => {
    const { limiter, clock } = limiterAt();
    for (let guest = 1; guest <= 3; guest += 1) expect(limiter.reserve('one')).not.toBeNull();
    expect(limiter.reserve('one')).toBeNull();
    expect(limiter.reserve('other')).not.toBeNull();
    clock.ms = 59_999;
    expect(limiter.reserve('one')).toBeNull();
    clock.ms = 60_000;
    expect(limiter.reserve('one')).not.toBeNull();
  });

  test('that were not made after all do not count', () => {
    const { limiter } = limiterAt();
    for (let time = 1; time <= 10; time += 1) limiter.reserve('one')?.release();
    expect(limiter.reserve('one')).not.toBeNull();
  });

  test('are 300 a minute', () => {
    expect(GUEST_LIMIT).toEqual({ windowSeconds: 60, max: 300 });
  });
});
