import { Form } from 'react-router';
import styles from './admin-shell.module.css';

/** The one search of everything, to which `/` leads. */
export function FindForm() {
  return (
    <Form role="search" aria-label="In everything" action="/find" className={styles.find}>
      <label>
        <span className="visually-hidden">Search everything</span>
        <input
          type="search"
          name="q"
          placeholder="Search everything"
          autoComplete="off"
          enterKeyHint="search"
          data-find
        />
      </label>
    </Form>
  );
}
