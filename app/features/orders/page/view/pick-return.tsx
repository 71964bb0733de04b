import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { messages } from '#app/features/orders/messages/messages.ts';
import { pickFields } from '#app/features/orders/page/pick-fields.ts';
import { MAX_REASON_LENGTH } from '#app/features/orders/page/reason-length.ts';
import type {
  PickProblem,
  PickProblems,
  ReturnableItem,
  ReturnPick,
} from '#app/features/orders/page/return-form.ts';
import { RETURN_REASONS } from '#app/features/orders/return-reasons.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Labelled, TextArea } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './order-return.module.css';

type PickReturnProps = {
  items: readonly ReturnableItem[];
  /** As they were sent; none the first time. */
  picks: readonly ReturnPick[];
  problems: PickProblems | null;
};

/** Which items go back, how many of each, and why. */
export function PickReturn({ items, picks, problems }: PickReturnProps) {
  return (
    <Panel className={styles.panel}>
      <form method="post" className="grid gap-4">
        <input type="hidden" name="do" value="review" />
        <p>{messages.whichGoBack}</p>
        {problems?.isEmpty && (
          <Notice kind="error">
            <p>{messages.returnProblems.nothing}</p>
          </Notice>
        )}
        <ul className="divided">
          {items.map((item) => {
            const [first = 0] = item.lines;
            return (
              <PickItem
                key={first}
                item={item}
                pick={picks.find((one) => one.line === first)}
                problem={problems?.lines[first]}
              />
            );
          })}
        </ul>
        <div>
          <Button kind="primary">{messages.goOn}</Button>
        </div>
      </form>
    </Panel>
  );
}

type PickItemProps = {
  item: ReturnableItem;
  pick: ReturnPick | undefined;
  problem: PickProblem | undefined;
};

function PickItem({ item: { item, lines, cents }, pick, problem }: PickItemProps) {
  const names = pickFields(lines[0] ?? 0);
  const amount = formatCents(cents);
  const { reason: reasonMissing, words: wordsMissing } = messages.returnProblems;
  return (
    <li className={styles.item}>
      <div className="clipped rounded">
        <ProductPicture product={item} sizes="4em" />
      </div>
      <fieldset className={`${styles.pick} grid no-border p-0 m-0 gap-3`}>
        <legend className={styles.title} dir="auto">
          {item.title}
        </legend>
        <p className="text-small muted">
          {lines.length > 1 ? messages.backForAll(amount, lines.length) : messages.backFor(amount)}
        </p>
        {lines.length > 1 ? (
          <Labelled label={messages.howMany} className={styles.count}>
            {(attributes) => (
              <select {...attributes} name={names.count} defaultValue={pick?.count ?? 0}>
                <option value="0">{messages.noneOfIt}</option>
                {lines.map((one, index) => (
                  <option key={one} value={index + 1}>
                    {index + 1}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        ) : (
          <label className={`${styles.choice} flex items-center gap-2 target`}>
            <input
              type="checkbox"
              name={names.count}
              value="1"
              defaultChecked={pick?.count === 1}
            />
            <span>{messages.sendThisBack}</span>
          </label>
        )}
        <div className={`${styles.why} gap-3`}>
          <SelectField
            label={messages.reason}
            name={names.reason}
            placeholder={messages.chooseReason}
            choices={RETURN_REASONS.map((one) => [one, messages.returnReasons[one]] as const)}
            defaultValue={pick?.reason ?? ''}
            error={problem === 'reason' ? reasonMissing : null}
          />
          <TextArea
            label={messages.inYourWordsIf}
            name={names.words}
            rows={2}
            maxLength={MAX_REASON_LENGTH}
            defaultValue={pick?.words ?? ''}
            error={problem === 'words' ? wordsMissing : null}
          />
        </div>
      </fieldset>
    </li>
  );
}
