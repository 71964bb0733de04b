import { Fragment } from 'react';
import { moneyParts } from '#app/shared/money/money.ts';
import styles from './price.module.css';

/** Reads and copies as `$1,094.98`; the sign and the cents are small and raised for the eye only. */
export function Price({ cents }: { cents: number }) {
  return (
    <span className={`${styles.price} bold nowrap tabular`}>
      {moneyParts(cents).map(({ text, isSmall }, index) => (
        // The parts of one text never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={index}>
          {isSmall ? <span className={styles.raised}>{text}</span> : text}
        </Fragment>
      ))}
    </span>
  );
}
