import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import { countField } from '#app/features/withdrawal/count-field.ts';
import { messages } from '#app/features/withdrawal/messages/messages.ts';
import { moneyBackWords } from '#app/features/withdrawal/money-back-words.ts';
import type {
  WithdrawalAnswer,
  WithdrawalPage,
} from '#app/features/withdrawal/withdraw-from-order.server.ts';
import type {
  DeclaredWithdrawal,
  WithdrawableItem,
} from '#app/features/withdrawal/withdrawal-form.ts';
import { formatCalendarDay } from '#app/shared/time/calendar-day.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { EmailField, Labelled } from '#app/ui/forms/field.tsx';
import { LocalDate } from '#app/ui/local-date.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import styles from './withdrawal.module.css';

type WithdrawFromOrderProps = {
  page: WithdrawalPage;
  /** What came of the form; null before. */
  answer: WithdrawalAnswer | null;
  timeZone: string;
};

/** What was declared, and the two steps that declare more while something is left. */
export function WithdrawFromOrder({ page, answer, timeZone }: WithdrawFromOrderProps) {
  const { number, items, declared, lastDay, isLate } = page;
  return (
    <>
      <PageHeading>{messages.withdrawFrom(number)}</PageHeading>
      {declared.map((one) => (
        <Declared key={one.declaredSeconds + one.titles.join()} {...{ one, timeZone }} />
      ))}
      {items.length === 0 && declared.length === 0 && (
        <Notice kind="info" title={messages.nothingLeft.title}>
          <p>{messages.nothingLeft.text}</p>
        </Notice>
      )}
      {items.length > 0 && (
        <Panel className={styles.panel}>
          {answer?.cents != null ? (
            <Review {...{ page, answer }} />
          ) : (
            <>
              <p>{isLate ? messages.late : messages.intro}</p>
              {lastDay !== null && !isLate && (
                <p className="text-small muted">
                  {messages.inTimeUntil(formatCalendarDay(lastDay))}
                </p>
              )}
              <Choose {...{ page, answer }} />
            </>
          )}
        </Panel>
      )}
    </>
  );
}

function Declared({ one, timeZone }: { one: DeclaredWithdrawal; timeZone: string }) {
  return (
    <Notice kind="success" title={messages.received} role="status">
      <p>
        {messages.declaredFor(one.titles.join(', '))}{' '}
        <LocalDate createdSeconds={one.declaredSeconds} timeZone={timeZone} />
      </p>
      {moneyBackWords(one.moneyBack, one.dueDay).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  );
}

type StepProps = { page: WithdrawalPage; answer: WithdrawalAnswer | null };

/** Which items, and how many of each: all of them at first. */
function Choose({ page: { items, asksEmail }, answer }: StepProps) {
  return (
    <form method="post" className="grid gap-4">
      <input type="hidden" name="do" value="review" />
      {answer?.problem === 'nothing' && (
        <Notice kind="error">
          <p>{messages.problems.nothing}</p>
        </Notice>
      )}
      <ul className="divided">
        {items.map((one) => (
          <Item key={one.lines[0]} one={one} answer={answer} />
        ))}
      </ul>
      {asksEmail && (
        <EmailField
          label={messages.whereTo}
          name="email"
          autoComplete="email"
          defaultValue={answer?.email}
          error={answer?.problem === 'email' ? messages.problems.email : null}
          required
        />
      )}
      <div>
        <Button kind="primary">{orderMessages.goOn}</Button>
      </div>
    </form>
  );
}

function Item({
  one: { item, lines },
  answer,
}: {
  one: WithdrawableItem;
  answer: StepProps['answer'];
}) {
  const [first = 0] = lines;
  const name = countField(first);
  const count = answer ? (answer.counts[first] ?? 0) : lines.length;
  return (
    <li className={styles.item}>
      <div className="clipped rounded" aria-hidden="true">
        <ProductPicture product={item} sizes="4em" />
      </div>
      {lines.length > 1 ? (
        <Labelled label={item.title}>
          {(attributes) => (
            <select
              {...attributes}
              className={`${attributes.className} ${styles.count}`}
              name={name}
              defaultValue={count}
            >
              <option value="0">{orderMessages.noneOfIt}</option>
              {lines.map((line, index) => (
                <option key={line} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      ) : (
        <label className={`${styles.choice} flex items-center gap-3 target`}>
          <input type="checkbox" name={name} value="1" defaultChecked={count === 1} />
          <span dir="auto">{item.title}</span>
        </label>
      )}
    </li>
  );
}

/** What is declared, word by word, before it is confirmed. */
function Review({ page, answer }: { page: WithdrawalPage; answer: WithdrawalAnswer }) {
  const picked = page.items.flatMap(({ item, lines }) => {
    const [line = 0] = lines;
    const count = answer.counts[line] ?? 0;
    return count > 0 ? [{ line, count, title: item.title }] : [];
  });
  return (
    <>
      <h2 className="text-large">{messages.yourDeclaration}</h2>
      <div className={`${styles.declaration} grid gap-2`}>
        <p>{messages.iWithdraw(page.number)}</p>
        <ul>
          {picked.map(({ line, count, title }) => (
            <li key={line} className="semibold" dir="auto">
              {count > 1 && `${count} × `}
              {title}
            </li>
          ))}
        </ul>
      </div>
      {page.isLate ? (
        <p>{messages.shopDecides}</p>
      ) : (
        <p className="flex justify-between items-baseline gap-4 text-large">
          <span>{orderMessages.youGetBack}</span>
          <Price cents={answer.cents ?? 0} />
        </p>
      )}
      <form method="post" className="flex wrap gap-3">
        {picked.map(({ line, count }) => (
          <input key={line} type="hidden" name={countField(line)} value={count} />
        ))}
        {page.asksEmail && <input type="hidden" name="email" value={answer.email} />}
        <Button kind="primary" name="do" value="confirm">
          {messages.confirm}
        </Button>
        <Button kind="secondary" name="do" value="change">
          {orderMessages.change}
        </Button>
      </form>
    </>
  );
}
