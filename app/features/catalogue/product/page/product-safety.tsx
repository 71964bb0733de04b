import { messages } from '#app/features/catalogue/messages/messages.ts';
import { safetyOf } from '#app/features/catalogue/product/fields/product-safety.ts';
import type { ListedProduct } from '#app/features/catalogue/product/product.ts';
import { Panel } from '#app/ui/panel.tsx';
import styles from './product-safety.module.css';

/** Who answers for a product, and what to beware of; nothing where neither is known. */
export function ProductSafety({ product }: { product: ListedProduct }) {
  const facts = safetyOf(product);
  if (facts.length === 0) return null;
  return (
    <Panel className={`${styles.safety} grid gap-3`}>
      <h2 className="text-large">{messages.productSafety}</h2>
      <dl className="grid gap-3">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt className="semibold">{name}</dt>
            <dd className={styles.text} dir="auto">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
