import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { missingScope } from '#admin/operations/page-scopes.ts';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import type { HealthFinding, HealthSubject } from '#app/features/health/decide-health.ts';
import type { ShopHealth } from '#app/features/health/health.server.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { messages } from './messages/messages.ts';

/** Where more of a subject is to be seen. */
const PAGES: Partial<Record<HealthSubject, { page: string; to: string; name: () => string }>> = {
  mail: { page: '/mail', to: '/mail?stuck', name: () => messages.seeMails },
  webhooks: { page: '/webhooks', to: '/webhooks', name: () => messages.seeWebhooks },
};

export const meta = () => [{ title: `${messages.health} · ${ui.admin}` }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { health, member } = sessionOf(context);
  return { ...(await health.read()), scopes: member.scopes };
}

export default function HealthPage() {
  const { facts, findings, scopes } = useLoaderData<typeof loader>();
  const wrong = findings.filter(({ isWell }) => !isWell);
  const { makesBackups } = facts;
  const well = findings.filter(({ isWell, subject }) => {
    return isWell && (subject !== 'backups' || makesBackups);
  });
  return (
    <>
      <PageHeading
        below={filled(messages.readAt, { time: <ShortTime seconds={facts.nowSeconds} /> })}
      >
        {messages.health}
      </PageHeading>
      {wrong.length === 0 ? (
        <Notice kind="success">
          <p>{messages.allWell}</p>
        </Notice>
      ) : (
        <Section title={messages.notWell}>
          {wrong.map((finding) => (
            <Wrong key={finding.subject} finding={finding} scopes={scopes}>
              {wordsOf(finding.subject, facts)}
            </Wrong>
          ))}
        </Section>
      )}
      {!makesBackups && (
        <Notice kind="info" title={messages.noBackups}>
          <p>{messages.setBackupDir}</p>
        </Notice>
      )}
      {well.length > 0 && (
        <Section title={messages.isWell}>
          <dl className="grid gap-2">
            {well.map(({ subject }) => (
              <div key={subject}>
                <dt className="bold">{messages.subjects[subject]}</dt>
                <dd>{wordsOf(subject, facts)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}

type WrongProps = {
  finding: HealthFinding;
  scopes: Parameters<typeof missingScope>[0];
  children: ReactNode;
};

/** What is not well, since when, and what to do. */
function Wrong({ finding: { subject, sinceSeconds }, scopes, children }: WrongProps) {
  const more = PAGES[subject];
  return (
    <Notice kind="warning" title={messages.wrong[subject]}>
      <p>
        {children}{' '}
        {sinceSeconds !== null &&
          filled(messages.since, { time: <ShortTime seconds={sinceSeconds} /> })}
      </p>
      <p>{messages.whatToDo[subject]}</p>
      {more && !missingScope(scopes, more.page) && (
        <p>
          <Link to={more.to}>{more.name()}</Link>
        </p>
      )}
    </Notice>
  );
}

/** What was counted of a subject, in words. */
function wordsOf(subject: HealthSubject, facts: ShopHealth['facts']): ReactNode {
  const { lastOrderSeconds, openPayments, endpointsOff } = facts;
  switch (subject) {
    case 'orders': {
      const newest =
        lastOrderSeconds === null
          ? messages.noOrder
          : filled(messages.newestOrder, { time: <ShortTime seconds={lastOrderSeconds} /> });
      return (
        <>
          {newest} {openPayments > 0 && messages.openPayments(openPayments)}
        </>
      );
    }
    case 'keys':
      return facts.keyRefusedSeconds === null ? messages.keyTaken : messages.keyRefused;
    case 'cards':
      return messages.declinedNetworks(facts.declinedNetworks);
    case 'refunds':
      return messages.refundsDue(facts.refundsDue, formatCents(facts.refundsDueCents));
    case 'holds':
      return messages.holds(facts.holds);
    case 'mail':
      return messages.mailsWaiting(facts.mailsWaiting);
    case 'background':
      return filled(messages.lastRound, { time: <ShortTime seconds={facts.lastRoundSeconds} /> });
    case 'webhooks': {
      const off = endpointsOff > 0 ? ` ${messages.endpointsOff(endpointsOff)}` : '';
      return `${messages.deliveriesDue(facts.deliveriesDue)}${off}`;
    }
    case 'backups':
      return facts.lastBackupSeconds === null
        ? messages.noBackup
        : filled(messages.lastBackup, { time: <ShortTime seconds={facts.lastBackupSeconds} /> });
  }
}
