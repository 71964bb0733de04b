import type { SlotView } from '#app/plugins/plugin.ts';
import styles from './care-view.module.css';

/** By what the field says, in small letters. */
const NOTES: Readonly<Record<string, string>> = {
  wool: 'Wash it by hand, cold, and dry it flat. It is clean again after a night in fresh air.',
  linen: 'Wash it at 40 °C and iron it while it is damp.',
  wood: 'Wipe it with a damp cloth, and oil it twice a year.',
};

/** Nothing for a product that says no care, or one that is not known here. */
const CareView: SlotView<'product'> = ({ product }) => {
  const [, care = ''] = product.details.find(([name]) => name === 'Care') ?? [];
  const note = NOTES[care.toLowerCase()];
  if (note === undefined) return null;
  return (
    <section className={styles.care} aria-label="Care">
      <h2 className={styles.title}>How to care for it</h2>
      <p>{note}</p>
    </section>
  );
};

export default CareView;
