import { OPERATION } from '#admin/operations/operation-answer.ts';
import { messages } from '#admin/ui/messages/messages.ts';
import styles from '#admin/ui/ordered-list.module.css';
import { icon } from '#app/ui/icons.tsx';
import { PostForm } from './post-form.tsx';

const UpIcon = icon(<path d="m6 14.5 6-6 6 6" />);
const DownIcon = icon(<path d="m6 9.5 6 6 6-6" />);

type MoveFormProps = {
  /** Takes the new place as `place`. */
  operation: string;
  /** What is moved. */
  fields: Readonly<Record<string, string>>;
  /** For screen readers. */
  name: string;
  /** From 1 on. */
  place: number;
  /** How many places there are. */
  count: number;
};

/** Puts a thing of a list at another place. Enter in the field presses the first button, which takes the place that is typed. */
export function MoveForm({ operation, fields, name, place, count }: MoveFormProps) {
  return (
    <PostForm className="flex items-center gap-1" preventScrollReset>
      <input type="hidden" name={OPERATION} value={operation} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <input
        key={place}
        name="place"
        defaultValue={place}
        inputMode="numeric"
        autoComplete="off"
        aria-label={messages.placeOf(name)}
        className={`${styles.place} rounded surface control-border`}
      />
      <button type="submit" className={styles.word} aria-label={messages.moveHere(name)}>
        {messages.move}
      </button>
      <button
        type="submit"
        name="place"
        value={place - 1}
        disabled={place === 1}
        className={styles.tool}
        aria-label={messages.upWith(name)}
        title={messages.up}
      >
        <UpIcon />
      </button>
      <button
        type="submit"
        name="place"
        value={place + 1}
        disabled={place === count}
        className={styles.tool}
        aria-label={messages.downWith(name)}
        title={messages.down}
      >
        <DownIcon />
      </button>
    </PostForm>
  );
}
