import type { ReactNode } from 'react';
import { pageTitle, shopPages } from '#app/shared/shop-about.ts';
import type { Inline, TextBlock } from '#app/shared/text/text-block.ts';
import { Link } from '#app/ui/link.tsx';
import { messages } from '#app/ui/messages/messages.ts';
import { Panel } from '#app/ui/panel.tsx';
import styles from './shop-text.module.css';

type ShopTextProps = {
  page: string;
  blocks: readonly TextBlock[];
  /** What the shop itself knows, below its words. */
  children?: ReactNode;
};

/** A page of the shop's own words, with the way to its other ones. */
export function ShopText({ page, blocks, children }: ShopTextProps) {
  return (
    <>
      <nav aria-label={messages.aboutTheShop} className="screen-only">
        <ul className="round-links">
          {shopPages.map((one) => (
            <li key={one}>
              <Link
                to={`/${one}`}
                prefetch="intent"
                aria-current={one === page ? 'page' : undefined}
                className="round-link"
              >
                {pageTitle(one)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Panel className={styles.text}>
        <TextBlocks blocks={blocks} />
        {children}
      </Panel>
    </>
  );
}

/** What stands twice in a text is two elements: by what they say one of them would stay on the page that follows. */
export function TextBlocks({ blocks }: Pick<ShopTextProps, 'blocks'>) {
  return blocks.map((block, place) => {
    const key = `${block.kind} ${place}`;
    if (block.kind === 'heading') return <h2 key={key}>{inlines(block.text)}</h2>;
    if (block.kind === 'paragraph') return <p key={key}>{inlines(block.text)}</p>;
    const items = block.items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat and never move
      <li key={at}>{inlines(item)}</li>
    ));
    return block.isNumbered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
  });
}

function inlines(parts: string | readonly Inline[]): ReactNode {
  if (typeof parts === 'string') return parts;
  return parts.map((part, place) => {
    if (typeof part === 'string') return part;
    const inner = inlines(part.parts);
    const key = `${part.kind} ${place}`;
    if (part.kind === 'strong') return <strong key={key}>{inner}</strong>;
    if (part.kind === 'em') return <em key={key}>{inner}</em>;
    return (
      <a key={key} href={part.to}>
        {inner}
      </a>
    );
  });
}
