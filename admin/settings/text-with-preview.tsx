import { OperationFields } from '#admin/ui/forms/operation-fields.tsx';
import { textBlocks } from '#app/shared/text/text-blocks.ts';
import { TextBlocks } from '#app/ui/page/shop-text.tsx';
import { messages } from './messages/messages.ts';
import { useTyped } from './use-typed.ts';
import styles from './your-shop.module.css';

/** A text of the shop in Markdown, and how shoppers will see it. */
export function TextWithPreview({ name, value }: { name: string; value: string }) {
  const { around, value: typed } = useTyped<HTMLDivElement>(name, value);
  return (
    <div ref={around} className={`${styles.text} grid one-column gap-2`}>
      <OperationFields only={[name]} />
      <details>
        <summary>{messages.preview}</summary>
        <div className={`${styles.preview} grid rounded bordered gap-3`}>
          <TextBlocks blocks={textBlocks(typed)} />
        </div>
      </details>
    </div>
  );
}
