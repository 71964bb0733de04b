import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Muted, Section } from '#admin/ui/section.tsx';
import type { DutyState } from '#app/features/law/duties.ts';
import { messages as lawMessages } from '#app/features/law/messages/messages.ts';
import { formatCalendarDay } from '#app/shared/time/calendar-day.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { showLaw } from '#operations/settings/law.server.ts';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: `${messages.groups.Law} · ${ui.admin}` }];

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOperation(sessionOf(context), showLaw, {});

type ListedDuty = Awaited<ReturnType<typeof loader>>['duties'][number];

/** What is missing comes first. */
const STATES: readonly DutyState[] = ['missing', 'by-hand', 'done'];

/** What the law asks of the shop, what is done, and where to do the rest. */
export default function LawPage() {
  const { market, duties } = useLoaderData<typeof loader>();
  const isAllDone = market !== null && duties.every(({ state }) => state !== 'missing');
  return (
    <>
      <PageHeading below={<Link to="/settings#law">{messages.settings}</Link>}>
        {messages.groups.Law}
      </PageHeading>
      {market === null && (
        <Notice kind="info">
          <p>
            {filled(messages.law.noMarket, {
              law: <Link to="/settings#law">{messages.groups.Law}</Link>,
            })}
          </p>
        </Notice>
      )}
      {isAllDone && (
        <Notice kind="success">
          <p>{messages.law.nothingMissing}</p>
        </Notice>
      )}
      {market !== null && <p className="muted">{messages.law.noConformity}</p>}
      {STATES.map((state) => {
        const ofState = duties.filter((duty) => duty.state === state);
        if (ofState.length === 0) return null;
        return (
          <Section key={state} title={lawMessages.states[state]}>
            {ofState.map((duty) => (
              <DutyItem key={duty.id} {...duty} />
            ))}
          </Section>
        );
      })}
    </>
  );
}

/** What it is, what to do for it and where, and which law asks it. */
function DutyItem({ title, todo, state, place, source, address, since }: ListedDuty) {
  const day = <time dateTime={since}>{formatCalendarDay(since)}</time>;
  return (
    <div>
      <h3>{title}</h3>
      {state !== 'done' && (
        <p>
          {todo}{' '}
          <Link to={place} aria-label={`${messages.law.whereDone}: ${title}`}>
            {messages.law.whereDone}
          </Link>
        </p>
      )}
      <Muted>
        <a href={address}>{source}</a>, {filled(messages.law.since, { day })}
      </Muted>
    </div>
  );
}
