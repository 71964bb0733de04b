import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import formStyles from '#admin/ui/forms/operation-form.module.css';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { BOOK_KINDS, isMonth, monthOf, monthsUntil } from '#app/features/books/book-kinds.ts';
import { formatPlainCents } from '#app/shared/money/money.ts';
import { toZonedDay } from '#app/shared/time/zoned-time.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { listBookLinks, type ShownBookLink } from '#operations/books/book-links.server.ts';
import { listClosedMonths } from '#operations/books/close-month.server.ts';
import { listPayouts, type ShownPayout } from '#operations/books/payouts.server.ts';
import { ClosedMonths } from './closed-months.tsx';
import { messages } from './messages/messages.ts';

/** Three years of them can be chosen. */
const MONTHS = 36;

export const meta = () => [{ title: `${messages.title} · ${ui.admin}` }];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const asked = url.searchParams.get('month') ?? '';
  const { links } = await loadOperation(session, listBookLinks, {});
  const month = isMonth(asked) ? asked : '';
  const payouts = await loadOperation(session, listPayouts, { month });
  const closed = await loadOperation(session, listClosedMonths, {});
  const today = toZonedDay(Math.floor(Date.now() / 1_000), session.timeZone);
  return { links, payouts, closed, months: monthsUntil(monthOf(today), MONTHS) };
}

export const action = answerOperation;

const linkColumns = (): readonly Column<ShownBookLink>[] => [
  { name: messages.file, cell: ({ file }) => file },
  { name: messages.state, cell: ({ state }) => messages.states[state] },
  { name: messages.made, cell: ({ madeSeconds }) => <ShortTime seconds={madeSeconds} /> },
  { name: messages.until, cell: ({ untilSeconds }) => <ShortTime seconds={untilSeconds} /> },
  {
    name: messages.takeBack,
    cell: ({ id, file, state }) =>
      state === 'open' && (
        <OperationForm operation="books.end-link" kind="quiet" about={file} fields={{ link: id }} />
      ),
  },
];

/** In the currency in which it is paid out, which may be another than the shop's. */
const amount = (cents: number, currency: string) =>
  `${formatPlainCents(cents)} ${currency.toUpperCase()}`;

const payoutColumns = (): readonly Column<ShownPayout>[] => [
  { name: messages.day, cell: ({ day }) => day },
  { name: messages.payouts, cell: ({ id, status }) => `${id}, ${status}` },
  { name: messages.gross, cell: ({ grossCents, currency }) => amount(grossCents, currency) },
  { name: messages.fees, cell: ({ feeCents, currency }) => amount(feeCents, currency) },
  { name: messages.paidOut, cell: ({ amountCents, currency }) => amount(amountCents, currency) },
  {
    name: messages.whatIsIt,
    cell: ({ problem, lines }) =>
      problem === null ? messages.matched(lines) : messages.problems[problem],
  },
];

export default function Books() {
  const { links, payouts, closed, months } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={messages.title}
      above={<Link to="/orders">{ui.orders}</Link>}
      below={messages.about}
    >
      <Section title={messages.download} about={messages.aboutDays}>
        <Download months={months} />
      </Section>
      <Section title={messages.links} about={messages.aboutLinks}>
        <OperationForm
          operation="books.make-link"
          values={{ month: months[1] ?? '', format: 'csv' }}
        />
        <DataTable
          caption={messages.links}
          columns={linkColumns()}
          rows={links}
          keyOf={({ id }) => id}
          empty={messages.noLinks}
        />
      </Section>
      <Section title={messages.payoutsOf(payouts.month)}>
        <Payouts payouts={payouts} months={months} />
      </Section>
      <Section title={messages.months} about={messages.aboutMonths}>
        <ClosedMonths {...closed} />
      </Section>
    </AdminPage>
  );
}

type Months = readonly string[];

const monthChoices = (months: Months) => months.map((month) => [month, month] as const);

/** The answer is a file, which the browser saves. */
function Download({ months }: { months: Months }) {
  return (
    <form method="get" action="/books/file" className="stack">
      <div className={`${formStyles.fields} grid items-start gap-4`}>
        <SelectField
          label={messages.what}
          name="kind"
          required
          placeholder={ui.choose}
          choices={BOOK_KINDS.map((kind) => [kind, messages.kinds[kind]])}
        />
        <SelectField
          label={messages.month}
          name="month"
          placeholder={messages.days}
          choices={monthChoices(months)}
        />
        <Field label={messages.firstDay} name="firstDay" type="date" />
        <Field label={messages.lastDay} name="lastDay" type="date" />
        <SelectField
          label={messages.format}
          name="format"
          placeholder={messages.csv}
          choices={[['jsonl', messages.jsonl]]}
        />
      </div>
      <div>
        <Button kind="primary">{messages.save}</Button>
      </div>
    </form>
  );
}

type PayoutsProps = {
  payouts: ReturnType<typeof useLoaderData<typeof loader>>['payouts'];
  months: Months;
};

function Payouts({ payouts, months }: PayoutsProps) {
  if (!payouts.hasPayouts) return <p>{messages.noProvider}</p>;
  const currency = payouts.payouts[0]?.currency ?? '';
  return (
    <>
      <Form className="stack">
        <SelectField
          label={messages.month}
          name="month"
          placeholder={payouts.month}
          choices={monthChoices(months)}
        />
        <div>
          <Button kind="secondary">{messages.show}</Button>
        </div>
      </Form>
      <DataTable
        caption={messages.payouts}
        columns={payoutColumns()}
        rows={payouts.payouts}
        keyOf={({ id }) => id}
        empty={messages.noPayouts}
      />
      {payouts.payouts.length > 0 && (
        <p className="bold">
          {messages.inAll}: {messages.gross} {amount(payouts.grossCents, currency)}, {messages.fees}{' '}
          {amount(payouts.feeCents, currency)}, {messages.paidOut}{' '}
          {amount(payouts.amountCents, currency)}
        </p>
      )}
      <OperationForm operation="books.read-payouts" />
    </>
  );
}
