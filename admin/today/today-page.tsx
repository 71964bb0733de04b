import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { PasskeyButton } from '#admin/ui/passkey-button.tsx';
import { BEST_DAYS, readBestSellers } from '#app/features/orders/staff/desk-figures.server.ts';
import { formatCents } from '#app/shared/money.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { BestSellersPanels } from './best-sellers.tsx';
import { HourPlot } from './hour-plot-view.tsx';
import { SalesPlot } from './sales-plot-view.tsx';
import styles from './today.module.css';
import { type DaySum, readPlotDays, readToday } from './today.server.ts';
import { readWaiting } from './waiting.server.ts';
import { WaitingList } from './waiting-list.tsx';

export const meta = () => [{ title: 'Today · Admin' }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { queries, timeZone, member, warnings } = deskOf(context);
  return {
    warnings,
    zone: timeZone,
    ...(await readToday(queries, timeZone)),
    waiting: await readWaiting(queries),
    days: await readPlotDays(queries, timeZone),
    best: await readBestSellers(queries, timeZone),
    bestDays: BEST_DAYS,
    hasPasskey: member.hasPasskey,
  };
}

function ordersWord({ orders }: DaySum): string {
  return orders === 1 ? '1 order' : `${orders} orders`;
}

export default function Today() {
  const { warnings, zone, sums, waiting, hours, days, best, bestDays, hasPasskey } =
    useLoaderData<typeof loader>();
  const { today, lastWeekSoFar, lastWeek } = sums;
  return (
    <>
      <PageHeading>Today</PageHeading>
      {warnings.length > 0 && (
        <Notice kind="warning" title="Real money is taken, and something is missing">
          {warnings.map((warning) => (
            <p key={warning}>{warning}.</p>
          ))}
        </Notice>
      )}
      <div className={styles.top}>
        <div className={styles.now}>
          <Panel labelledBy="so-far">
            <h2 id="so-far" className={styles.title}>
              So far
            </h2>
            <p className={styles.figure}>{formatCents(today.cents)}</p>
            <p>{ordersWord(today)}</p>
            <p className={styles.muted}>
              A week ago by this time {formatCents(lastWeekSoFar.cents)},{' '}
              {ordersWord(lastWeekSoFar)}. In all {formatCents(lastWeek.cents)},{' '}
              {ordersWord(lastWeek)}.
            </p>
          </Panel>
          <HourPlot hours={hours} zone={zone} />
        </div>
        <WaitingList waiting={waiting} />
      </div>
      <SalesPlot days={days} zone={zone} />
      {best && <BestSellersPanels best={best} days={bestDays} zone={zone} />}
      {!hasPasskey && (
        <Panel className="stack">
          <p>You have no passkey yet. With one you need no link to come back.</p>
          <PasskeyButton step="add" kind="secondary">
            Add a passkey
          </PasskeyButton>
        </Panel>
      )}
    </>
  );
}
