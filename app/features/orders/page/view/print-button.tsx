import { Button } from '#app/ui/forms/button.tsx';
import styles from './print-button.module.css';

/** Opens the browser's print dialog; without scripts the browser's own menu does. */
export function PrintButton() {
  return (
    <Button kind="secondary" type="button" className={styles.print} onClick={() => window.print()}>
      Print
    </Button>
  );
}
