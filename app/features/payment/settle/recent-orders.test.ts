import { expect, test } from 'vitest';
import { createRecentOrders } from './recent-orders.ts';

test('the last orders of this process are known, and the oldest is forgotten first', () => {
  const recent = createRecentOrders(2);
  for (const intent of ['pi_1', 'pi_2', 'pi_3']) recent.add(intent);
  expect(['pi_1', 'pi_2', 'pi_3', 'pi_4'].map(recent.has)).toEqual([false, true, true, false]);
});
