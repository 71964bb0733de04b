import type { TextBlock } from '#app/shared/shop-about.ts';
import { Panel } from '#app/ui/panel.tsx';
import styles from './shop-text.module.css';

/** A page of the shop's own words. */
export function ShopText({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <Panel className={styles.text}>
      {blocks.map(({ kind, text }) =>
        kind === 'heading' ? <h2 key={text}>{text}</h2> : <p key={text}>{text}</p>,
      )}
    </Panel>
  );
}
