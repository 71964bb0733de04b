import { Form } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';
import styles from './list-search.module.css';
import { messages } from './messages/messages.ts';

type Props = {
  /** The page that lists what is found. */
  path: string;
  /** What is searched for, such as 'orders', in the shop's language. */
  what: string;
  /** What was searched for last. */
  text: string;
  placeholder: string;
};

/** The search of a list. */
export function ListSearch({ path, what, text, placeholder }: Props) {
  return (
    <Form role="search" aria-label={messages.inThe(what)} action={path} className={styles.search}>
      <label className={styles.field}>
        <span className="visually-hidden">{messages.searchFor(what)}</span>
        <input
          type="search"
          name="q"
          key={text}
          defaultValue={text}
          placeholder={placeholder}
          autoComplete="off"
          className={CONTROL}
        />
      </label>
      <Button kind="secondary">{messages.search}</Button>
    </Form>
  );
}
