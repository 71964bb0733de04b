import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Section } from '#admin/ui/section.tsx';
import { mayDo } from '#operations/perform.server.ts';
import { NOTICES } from '#operations/staff/decide-notice.ts';
import { showNotices } from '#operations/staff/notices.server.ts';
import { inShopWords } from '#operations/words/in-shop-words.ts';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: `${messages.yourMails} · ${ui.admin}` }];

const OF_WITHDRAWALS = ['order.withdrawn', 'withdrawal.declared'];

/** `chosen` is null for whoever may see nothing of what mails tell of; `choices` are what they may see. */
export async function loader({ context }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const { member, settings } = session;
  const isWithdrawable = settings.current().withdrawalDays != null;
  const choices = Object.entries(NOTICES)
    .filter(([notice, { scope }]) => {
      return member.scopes.includes(scope) && (isWithdrawable || !OF_WITHDRAWALS.includes(notice));
    })
    .map(([notice, { word }]) => [notice, inShopWords(word)] as const);
  const chosen = mayDo(member, showNotices) ? await loadOperation(session, showNotices, {}) : null;
  return { chosen, choices };
}

export const action = answerOperation;

export default function YourMails() {
  const { chosen, choices } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={messages.yourMails}>
      <Section
        title={messages.chooseMails}
        about={chosen?.email ? messages.mailsGoTo(chosen.email) : messages.noAddress}
      >
        {chosen ? (
          <>
            <OperationForm
              // What was saved is shown once it is read again.
              key={chosen.notices.join()}
              operation="notices.choose"
              typed={['notices']}
              values={{ notices: chosen.notices }}
              choices={{ notices: choices }}
            />
            <p>{messages.mailsGathered}</p>
          </>
        ) : (
          <p>{messages.nothingToTell}</p>
        )}
      </Section>
    </AdminPage>
  );
}
