import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type AdminDesk, deskOf } from '#admin/desk/admin-context.server.ts';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { PasskeyButton } from '#admin/ui/passkey-button.tsx';
import { Muted, Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { TO_SHIP } from '#app/features/orders/order-events.ts';
import { BEST_DAYS, readBestSellers } from '#app/features/orders/staff/desk-figures.server.ts';
import { staffStateMessages } from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { BarPlot } from './bar-plot-view.tsx';
import { BestSellersPanels } from './best-sellers.tsx';
import { HourPlot } from './hour-plot-view.tsx';
import { type PlotDay, plotSales } from './sales-plot.ts';
import styles from './today.module.css';
import { type DaySum, readPlotDays, readToday, type TodaySums } from './today.server.ts';
import { readWaiting, type Waiting } from './waiting.server.ts';

const columns: readonly Column<PlotDay>[] = [
  { name: 'Day', cell: ({ day }) => day },
  { name: 'Orders', isNumber: true, cell: ({ orders }) => orders },
  { name: 'Sold', isNumber: true, cell: ({ amountCents }) => formatCents(amountCents) },
];

export const meta = () => [{ title: 'Today · Admin' }];

/** What was sold; null for whoever may not see orders. */
async function readSales({ queries, timeZone, member }: AdminDesk) {
  if (!member.scopes.includes('orders:read')) return null;
  return {
    ...(await readToday(queries, timeZone)),
    days: await readPlotDays(queries, timeZone),
    best: await readBestSellers(queries, timeZone),
    bestDays: BEST_DAYS,
  };
}

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = deskOf(context);
  const { queries, timeZone, member, warnings } = desk;
  return {
    warnings: member.scopes.includes('settings:read') ? warnings() : [],
    zone: timeZone,
    waiting: await readWaiting(queries, member.scopes),
    sales: await readSales(desk),
    hasPasskey: member.hasPasskey,
  };
}

function ordersWord({ orders }: DaySum): string {
  return orders === 1 ? '1 order' : `${orders} orders`;
}

export default function Today() {
  const { warnings, zone, waiting, sales, hasPasskey } = useLoaderData<typeof loader>();
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
      <div className={sales ? styles.top : undefined}>
        {sales && (
          <div className={styles.now}>
            <SoFar {...sales.sums} />
            <HourPlot hours={sales.hours} zone={zone} />
          </div>
        )}
        <WaitingList waiting={waiting} />
      </div>
      {sales && <SalesPlot days={sales.days} zone={zone} />}
      {sales?.best && <BestSellersPanels best={sales.best} days={sales.bestDays} zone={zone} />}
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

/** What was sold today, and by this time a week ago. */
function SoFar({ today, lastWeekSoFar, lastWeek }: TodaySums) {
  return (
    <Section title="So far">
      <div>
        <p className={styles.figure}>{formatCents(today.cents)}</p>
        <p>{ordersWord(today)}</p>
        <Muted>
          A week ago by this time {formatCents(lastWeekSoFar.cents)}, {ordersWord(lastWeekSoFar)}.
          In all {formatCents(lastWeek.cents)}, {ordersWord(lastWeek)}.
        </Muted>
      </div>
    </Section>
  );
}

/** As far as it was counted: waiting.server.ts. */
function countWord(count: number): string {
  return count > 1_000 ? '1,000+' : String(count);
}

function Item({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <li>
      <span>{children}</span>
      <span className={styles.count}>{end}</span>
    </li>
  );
}

/** All that waits for whoever reads it; an empty kind is left out, but for the orders. */
function WaitingList({ waiting }: { waiting: Waiting }) {
  const { states, refunds, disputes, stuckMails, lowStock } = waiting;
  return (
    <Section title="What waits">
      <ul className={styles.waiting}>
        {states
          .filter(({ state, count }) => count > 0 || TO_SHIP.includes(state))
          .map(({ state, count }) => (
            <Item key={state} end={countWord(count)}>
              <Link to={`/orders?state=${state}`}>{staffStateMessages[state].waiting}</Link>
            </Item>
          ))}
        {disputes.map(({ intent, number, cents, dueSeconds }) => (
          <Item key={intent} end={formatCents(cents)}>
            <Link to={`/orders/${intent}`}>Dispute of order {number}</Link>{' '}
            {dueSeconds !== null && (
              <>
                to answer at the card provider until <ShortTime seconds={dueSeconds} />
              </>
            )}
          </Item>
        ))}
        {refunds.map(({ intent, no, number, amountCents, state }) => (
          <Item key={`${intent} ${no}`} end={formatCents(amountCents)}>
            {number === null ? (
              `Refund of ${intent}`
            ) : (
              <Link to={`/orders/${intent}`}>Refund of order {number}</Link>
            )}{' '}
            {state === 'failed' ? 'failed' : 'has waited for an hour'}
          </Item>
        ))}
        {stuckMails.unwritten > 0 && (
          <Item end={stuckMails.unwritten}>
            <Link to="/mail?stuck">Mails cannot be written: a fault of the shop</Link>
          </Item>
        )}
        {stuckMails.count > stuckMails.unwritten && (
          <Item end={stuckMails.count - stuckMails.unwritten}>
            <Link to="/mail?stuck">Mails are stuck</Link>
          </Item>
        )}
        {lowStock.map(({ variant, title, available }) => (
          <Item key={variant} end={available}>
            <Link to={`/products/${encodeURIComponent(variant)}`}>{title}</Link> is low ({variant})
          </Item>
        ))}
      </ul>
    </Section>
  );
}

/** What was sold on each of the last ninety days, with the table behind it. */
function SalesPlot({ days, zone }: { days: readonly PlotDay[]; zone: string }) {
  const { bars, lines, months } = plotSales(days);
  const cents = days.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <Section title={`Sold in the last 90 days: ${formatCents(cents)}`}>
      <BarPlot
        label="Bars of what was sold on each day; the table below has the numbers"
        lines={lines}
        names={months.map(({ x, month }) => ({ x, name: month }))}
      >
        {bars.map(({ day, ...bar }) => (
          <rect key={day} {...bar} className={styles.bar} />
        ))}
      </BarPlot>
      <Disclosure summary="As a table">
        <DataTable
          isFlat
          caption={`Sales by day, ${zone}`}
          columns={columns}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          empty=""
        />
      </Disclosure>
      <p>
        <Muted>Days of {zone}. Refunds are not taken off. A minute behind.</Muted>
      </p>
    </Section>
  );
}
