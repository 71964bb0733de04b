import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { TypedAddress } from '#admin/orders/change-address.tsx';
import { messages as orderWords } from '#admin/orders/messages/messages.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import columnStyles from '#admin/ui/columns.module.css';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { readDeliveryZones } from '#app/features/delivery/delivery-zones.server.ts';
import { askedCountries } from '#app/features/delivery/form/asked-countries.ts';
import { mayChange } from '#app/features/drafts/draft-state.ts';
import { findById } from '#app/features/orders/staff/find-orders.server.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { listProducts } from '#operations/catalogue/read-products.server.ts';
import type { DraftOutput } from '#operations/drafts/draft-output.server.ts';
import { showDraft } from '#operations/drafts/drafts.server.ts';
import { DraftItems } from './draft-items.tsx';
import { DraftPayment } from './draft-payment.tsx';
import { messages } from './messages/messages.ts';

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

const MAX_FOUND = 20;
const MAX_SEARCH_LETTERS = 200;

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: `${loaderData ? titleOf(loaderData.draft) : messages.title} · ${ui.admin}` },
];

function titleOf({ state }: DraftOutput): string {
  return messages.aDraft(messages.states[state]);
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const { queries, settings, hasOwnDelivery, member } = session;
  const draft = await loadOperation(session, showDraft, { draft: params.id ?? '' });
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH_LETTERS);
  const text = isStorable(typed) ? typed : '';
  const finds = text !== '' && member.scopes.includes('catalogue:read');
  const wanted = { search: text, limit: MAX_FOUND };
  const { mode } = settings.current();
  const zones = hasOwnDelivery ? await readDeliveryZones(queries) : null;
  const exchanged = draft.exchangeFor && (await findById(queries, draft.exchangeFor));
  return {
    draft,
    exchanged: exchanged || null,
    text,
    found: finds ? (await loadOperation(session, listProducts, wanted)).products : [],
    asked:
      mode.delivery === 'address'
        ? askedCountries(zones, draft.address?.country, mode.phone && 'optional')
        : null,
    hasCodes: mode.codes,
  };
}

export const action = answerOperation;

export default function DraftPage() {
  const { draft, exchanged, text, found, asked, hasCodes } = useLoaderData<typeof loader>();
  const { email, note } = draft;
  const fields = { draft: draft.draft };
  if (!mayChange(draft.state)) return <OverPage draft={draft} exchanged={exchanged} />;
  return (
    <AdminPage {...headOf(draft, exchanged)}>
      <div className={columnStyles.columns}>
        <div className="stack">
          <DraftItems draft={draft} text={text} found={found} />
          {asked && (
            <Section title={messages.address} about={messages.noAddress}>
              <OperationForm
                key={JSON.stringify(draft.address)}
                operation="drafts.set-address"
                fields={fields}
              >
                <TypedAddress address={draft.address} asked={asked} />
              </OperationForm>
            </Section>
          )}
        </div>
        <div className="stack">
          <Section title={messages.customer}>
            <OperationForm
              key={`${email} ${note}`}
              operation="drafts.change"
              fields={fields}
              typed={['email', 'note']}
              values={{ email, note }}
            />
          </Section>
          {draft.giftTo && (
            <Section title={messages.giftCard}>
              <OperationForm
                key={JSON.stringify(draft.giftTo)}
                operation="drafts.set-gift"
                fields={fields}
                typed={['email', 'giver', 'words', 'sendOn']}
                values={{ ...draft.giftTo, sendOn: draft.giftTo.day }}
              />
            </Section>
          )}
          {draft.deliveries.length > 1 && <Delivery draft={draft} />}
          {hasCodes && <Discount draft={draft} />}
          <DraftPayment draft={draft} />
        </div>
      </div>
    </AdminPage>
  );
}

function headOf(draft: DraftOutput, exchanged: Data['exchanged']) {
  return {
    title: titleOf(draft),
    above: <Link to="/drafts">{messages.title}</Link>,
    below: (
      <>
        <ShortTime seconds={draft.madeSeconds} /> · {draft.email ?? messages.noEmail}
        {exchanged && (
          <>
            {' · '}
            <Link to={`/orders/${exchanged.id}`}>{orderWords.exchangeFor(exchanged.number)}</Link>
          </>
        )}
      </>
    ),
  };
}

/** What came of one that staff changes no more. */
function OverPage({ draft, exchanged }: Pick<Data, 'draft' | 'exchanged'>) {
  return (
    <AdminPage {...headOf(draft, exchanged)}>
      {draft.order !== null && (
        <p>
          <Link to={`/orders/${draft.order}`}>{messages.goToOrder}</Link>
        </p>
      )}
      {draft.note !== '' && (
        <p>
          {messages.note}: <bdi>{draft.note}</bdi>
        </p>
      )}
    </AdminPage>
  );
}

function Delivery({ draft }: { draft: DraftOutput }) {
  return (
    <Section title={messages.delivery}>
      <OperationForm
        key={draft.delivery}
        operation="drafts.change"
        fields={{ draft: draft.draft }}
        typed={['delivery']}
        values={{ delivery: draft.delivery }}
        choices={{
          delivery: draft.deliveries.map(
            ({ id, title, cents }) => [id, `${title}, ${formatCents(cents)}`] as const,
          ),
        }}
      />
    </Section>
  );
}

function Discount({ draft }: { draft: DraftOutput }) {
  const { code, codeProblem, discountCents } = draft;
  return (
    <Section title={messages.discount}>
      {code !== null && <p>{codeProblem ?? messages.codeOff(formatCents(discountCents))}</p>}
      <OperationForm
        key={code}
        operation="drafts.change"
        fields={{ draft: draft.draft }}
        typed={['code']}
        values={{ code }}
      />
    </Section>
  );
}
