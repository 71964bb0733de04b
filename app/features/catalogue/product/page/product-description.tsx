import { type DescriptionBlock, descriptionBlocks } from './description-blocks.ts';
import styles from './product-description.module.css';

function Block({ block }: { block: DescriptionBlock }) {
  if (block.kind === 'paragraph') return <p dir="auto">{block.text}</p>;
  const List = block.kind === 'bullets' ? 'ul' : 'ol';
  return (
    <List className={block.kind === 'bullets' ? styles.bullets : styles.numbers} dir="auto">
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat and never move
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}

/** A description with its paragraphs and lists, each in the direction of its own script. */
export function ProductDescription({ text }: { text: string }) {
  return (
    <div className={styles.description}>
      {descriptionBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks may repeat and never move
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
