import { useId } from 'react';
import { messages } from '#app/features/reviews/messages/messages.ts';
import { MAX_STARS } from '#app/features/reviews/review.ts';
import styles from './star-picker.module.css';

type StarPickerProps = {
  chosen: number | null;
  error: string | undefined;
};

/** From one to five stars: radio buttons, which keys move between, drawn as stars that fill up to the chosen one. */
export function StarPicker({ chosen, error }: StarPickerProps) {
  const id = useId();
  const stars = Array.from({ length: MAX_STARS }, (_, index) => index + 1);
  return (
    <fieldset
      className={`${styles.picker} no-border p-0 m-0 min-w-0`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="semibold">{messages.yourStars}</legend>
      <div className={`${styles.stars} flex wrap`}>
        {stars.map((count) => (
          <label key={count} className={`${styles.star} pointer`}>
            <input
              type="radio"
              name="stars"
              value={count}
              defaultChecked={count === chosen}
              required
              className={styles.radio}
            />
            <span aria-hidden="true" className={styles.glyph}>
              ★
            </span>
            <span className="visually-hidden">
              {messages.starOf(count, messages.starNames[count - 1] ?? '')}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
