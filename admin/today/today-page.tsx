import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { messages as healthWords } from '#admin/health/messages/messages.ts';
import { type AdminSession, sessionOf } from '#admin/operations/admin-context.server.ts';
import columnStyles from '#admin/ui/columns.module.css';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { PasskeyButton } from '#admin/ui/passkey-button.tsx';
import { Muted, Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { useShopZone } from '#admin/ui/use-shop-zone.ts';
import { refundDueDay } from '#app/features/orders/actions/withdrawal-period.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import { dayAgo, readSourceDays } from '#app/features/orders/staff/sales-days.server.ts';
import { BEST_DAYS, readBestSellers } from '#app/features/orders/staff/today-figures.server.ts';
import { localeTag, perLocale } from '#app/shared/locale.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { BarPlot } from './bar-plot-view.tsx';
import { BestSellersPanels } from './best-sellers.tsx';
import { HourPlot } from './hour-plot-view.tsx';
import { messages } from './messages/messages.ts';
import { type PlotDay, plotSales } from './sales-plot.ts';
import { Sources } from './sources.tsx';
import styles from './today.module.css';
import { readPlotDays, readToday, type TodaySums } from './today.server.ts';
import { readWaiting, type Waiting } from './waiting.server.ts';

const columns = (): readonly Column<PlotDay>[] => [
  { name: messages.day, cell: ({ day }) => day },
  { name: ui.orders, isNumber: true, cell: ({ orders }) => orders },
  { name: messages.sold, isNumber: true, cell: ({ amountCents }) => formatCents(amountCents) },
];

export const meta = () => [{ title: `${ui.today} · ${ui.admin}` }];

/** What was sold; null for whoever may not see orders. */
async function readSales({ queries, timeZone, member }: AdminSession) {
  if (!member.scopes.includes('orders:read')) return null;
  const firstDay = dayAgo(queries, timeZone, BEST_DAYS - 1);
  const [today, days, best, sourceDays] = await Promise.all([
    readToday(queries, timeZone),
    readPlotDays(queries, timeZone),
    readBestSellers(queries, timeZone),
    firstDay.then((day) => readSourceDays(queries, timeZone, day)),
  ]);
  return { ...today, days, best, bestDays: BEST_DAYS, sourceDays };
}

async function countNotWell({ health }: AdminSession): Promise<number> {
  return (await health.read()).findings.filter(({ isWell }) => !isWell).length;
}

export async function loader({ context }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const { queries, timeZone, member, warnings } = session;
  const seesSettings = member.scopes.includes('settings:read');
  const [notWell, waiting, sales] = await Promise.all([
    seesSettings ? countNotWell(session) : 0,
    readWaiting(queries, member.scopes),
    readSales(session),
  ]);
  return {
    warnings: seesSettings ? warnings() : [],
    ...{ notWell, zone: timeZone, waiting, sales },
    hasPasskey: member.hasPasskey,
  };
}

export default function Today() {
  const { warnings, notWell, zone, waiting, sales, hasPasskey } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading>{ui.today}</PageHeading>
      {warnings.length > 0 && (
        <Notice kind="warning" title={messages.missing}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}.</p>
          ))}
        </Notice>
      )}
      {notWell > 0 && (
        <Notice kind="warning" title={healthWords.needsYou(notWell)}>
          <p>
            <Link to="/health">{healthWords.seeHealth}</Link>
          </p>
        </Notice>
      )}
      <div className={sales ? columnStyles.columns : undefined}>
        {sales && (
          <div className="grid gap-4">
            <SoFar {...sales.sums} />
            <HourPlot hours={sales.hours} zone={zone} />
          </div>
        )}
        <WaitingList waiting={waiting} />
      </div>
      {sales && <SalesPlot days={sales.days} zone={zone} />}
      {sales?.best && <BestSellersPanels best={sales.best} days={sales.bestDays} zone={zone} />}
      {sales && <Sources sourceDays={sales.sourceDays} days={sales.bestDays} />}
      {!hasPasskey && (
        <Panel className="stack">
          <p>{messages.noPasskey}</p>
          <div>
            <PasskeyButton step="add" kind="secondary">
              {messages.addPasskey}
            </PasskeyButton>
          </div>
        </Panel>
      )}
    </>
  );
}

/** What was sold today, and by this time a week ago. */
function SoFar({ today, lastWeekSoFar, lastWeek }: TodaySums) {
  return (
    <Section title={messages.soFar}>
      <div>
        <p className={styles.figure}>{formatCents(today.cents)}</p>
        <p>{messages.orderCount(today.orders)}</p>
        <Muted>
          {messages.weekAgo(
            formatCents(lastWeekSoFar.cents),
            messages.orderCount(lastWeekSoFar.orders),
            formatCents(lastWeek.cents),
            messages.orderCount(lastWeek.orders),
          )}
        </Muted>
      </div>
    </Section>
  );
}

/** As far as it was counted: waiting.server.ts. */
function countWord(count: number): string {
  return count > 1_000 ? `${(1_000).toLocaleString(localeTag())}+` : String(count);
}

function Item({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <li>
      <span>{children}</span>
      <span className="bold tabular">{end}</span>
    </li>
  );
}

/** All that waits for whoever reads it; an empty kind is left out, but for the orders. */
function WaitingList({ waiting }: { waiting: Waiting }) {
  const { states, refunds, toGiveBack, disputes, withdrawals, declarations, ...others } = waiting;
  const { stuckMails, lowStock, reviews } = others;
  const zone = useShopZone();
  return (
    <Section title={messages.whatWaits}>
      <ul className={`${styles.waiting} grid gap-2`}>
        {states
          .filter(({ state, count }) => count > 0 || state === 'placed' || state === 'packed')
          .map(({ state, count }) => (
            <Item key={state} end={countWord(count)}>
              <Link to={`/orders?state=${state}`}>{staffWords.waiting[state]}</Link>
            </Item>
          ))}
        {withdrawals.map(({ intent, number, declaredSeconds, isLate }) => (
          <Item key={intent} end={refundDueDay(declaredSeconds, zone)}>
            <Link to={`/orders/${intent}`}>{messages.withdrawalOf(number)}</Link>{' '}
            {isLate ? staffWords.withdrawnLate : messages.moneyBackBy}
          </Item>
        ))}
        {declarations > 0 && (
          <Item end={countWord(declarations)}>
            <Link to="/withdrawals">{messages.declarations}</Link>
          </Item>
        )}
        {disputes.map(({ intent, number, cents, dueSeconds }) => (
          <Item key={intent} end={formatCents(cents)}>
            <Link to={`/orders/${intent}`}>{messages.disputeOf(number)}</Link>{' '}
            {dueSeconds !== null &&
              filled(messages.answerUntil, { time: <ShortTime seconds={dueSeconds} /> })}
          </Item>
        ))}
        {toGiveBack.map(({ intent, no, number, amountCents }) => (
          <Item key={`${intent} ${no}`} end={formatCents(amountCents)}>
            <Link to={`/orders/${intent}`}>{messages.giveBackOf(number)}</Link>
          </Item>
        ))}
        {refunds.map(({ intent, no, number, amountCents, state }) => (
          <Item key={`${intent} ${no}`} end={formatCents(amountCents)}>
            {number === null ? (
              messages.refundOf(intent)
            ) : (
              <Link to={`/orders/${intent}`}>{messages.refundOfOrder(number)}</Link>
            )}{' '}
            {state === 'failed' ? messages.failed : messages.waitedAnHour}
          </Item>
        ))}
        {stuckMails.unwritten > 0 && (
          <Item end={stuckMails.unwritten}>
            <Link to="/mail?stuck">{messages.unwritten}</Link>
          </Item>
        )}
        {stuckMails.count > stuckMails.unwritten && (
          <Item end={stuckMails.count - stuckMails.unwritten}>
            <Link to="/mail?stuck">{messages.stuck}</Link>
          </Item>
        )}
        {reviews > 0 && (
          <Item end={countWord(reviews)}>
            <Link to="/reviews">{messages.reviews}</Link>
          </Item>
        )}
        {lowStock.map(({ variant, title, available }) => (
          <Item key={variant} end={available}>
            {filled(available > 0 ? messages.isLow : messages.isSoldOut, {
              title: <Link to={`/products/${encodeURIComponent(variant)}`}>{title}</Link>,
              variant,
            })}
          </Item>
        ))}
      </ul>
    </Section>
  );
}

/** `November`, of a day that is read as one of UTC. */
const monthFormat = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }),
);

/** What was sold on each of the last ninety days, with the table behind it. */
function SalesPlot({ days, zone }: { days: readonly PlotDay[]; zone: string }) {
  const { bars, lines, months } = plotSales(days);
  const cents = days.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <Section title={messages.soldInDays(days.length, formatCents(cents))}>
      <BarPlot
        label={messages.barsOfDays}
        lines={lines}
        names={months.map(({ x, day }) => ({ x, name: monthFormat().format(new Date(day)) }))}
      >
        {bars.map(({ day, ...bar }) => (
          <rect key={day} {...bar} className={styles.bar} />
        ))}
      </BarPlot>
      <Disclosure summary={messages.asTable}>
        <DataTable
          isFlat
          caption={messages.salesByDay(zone)}
          columns={columns()}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          empty=""
        />
      </Disclosure>
      <p>
        <Muted>{messages.aboutDays(zone)}</Muted>
      </p>
    </Section>
  );
}
