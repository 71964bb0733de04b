/** The period of withdrawal as the shop is set. */
import { data } from 'react-router';
import type { WithdrawalPeriod } from '#app/features/orders/actions/decide-withdrawal.ts';

/** Of the settings. */
type Setting = { withdrawalDays: number | null; timeZone: string };

/** Null where the shop takes no withdrawals. */
export function periodOfSettings({
  withdrawalDays: days,
  timeZone,
}: Setting): WithdrawalPeriod | null {
  return days === null ? null : { days, timeZone };
}

/** Throws a response of 404 where the shop takes no withdrawals. */
export function neededPeriod(setting: Setting): WithdrawalPeriod {
  const period = periodOfSettings(setting);
  if (!period) throw data(null, { status: 404 });
  return period;
}
