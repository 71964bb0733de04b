/** The shop's own texts: Markdown (CommonMark), as far as a text of a shop needs it, and never HTML. */
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isAddress } from './links-text.ts';
import type { Inline, TextBlock } from './text-block.ts';
import { isWithinBounds, markdownOf } from './text-bounds.ts';

function isLinked(to: string): boolean {
  return isAddress(to) || /^(?:mailto|tel):[^\s]+$/.test(to);
}

function inlineOf(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case 'strong':
      return [{ kind: 'strong', parts: inlinesOf(node.children) }];
    case 'emphasis':
      return [{ kind: 'em', parts: inlinesOf(node.children) }];
    case 'link': {
      const parts = inlinesOf(node.children);
      return isLinked(node.url) ? [{ kind: 'link', to: node.url, parts }] : parts;
    }
    case 'break':
      return ['\n'];
    case 'linkReference':
      return inlinesOf(node.children);
    case 'image':
    case 'imageReference':
      return [node.alt ?? ''];
    default:
      return 'value' in node ? [node.value] : [];
  }
}

/** Neighbours that are plain become one. */
function inlinesOf(nodes: readonly PhrasingContent[]): Inline[] {
  const parts: Inline[] = [];
  for (const part of nodes.flatMap(inlineOf)) {
    const last = parts.at(-1);
    const isPlain = typeof part === 'string' && typeof last === 'string';
    if (isPlain) parts.splice(-1, 1, last + part);
    else parts.push(part);
  }
  return parts;
}

function textOf(nodes: readonly PhrasingContent[]): string | readonly Inline[] {
  const parts = inlinesOf(nodes);
  const [only = ''] = parts;
  return parts.length <= 1 && typeof only === 'string' ? only : parts;
}

/** Each block in it begins a line. */
function phrasesOf(node: Nodes): PhrasingContent[] {
  if (node.type === 'paragraph' || node.type === 'heading') return node.children;
  if ('value' in node) return [{ type: 'text', value: node.value }];
  const blocks = 'children' in node ? node.children.map(phrasesOf) : [];
  return blocks
    .filter((phrases) => phrases.length > 0)
    .flatMap((phrases, place) => (place === 0 ? phrases : [{ type: 'break' }, ...phrases]));
}

function blocksOf(node: RootContent): TextBlock[] {
  if (node.type === 'heading' || node.type === 'paragraph') {
    return [{ kind: node.type, text: textOf(node.children) }];
  }
  if (node.type === 'list') {
    const items = node.children.map((item) => inlinesOf(phrasesOf(item)));
    return [{ kind: 'list', isNumbered: node.ordered ?? false, items }];
  }
  if (node.type === 'blockquote') return node.children.flatMap(blocksOf);
  return 'value' in node ? [{ kind: 'paragraph', text: node.value }] : [];
}

/** What is too much to be read as Markdown is paragraphs as they are written. */
export function textBlocks(text: string): TextBlock[] {
  const markdown = markdownOf(text);
  if (isWithinBounds(text)) return fromMarkdown(markdown).children.flatMap(blocksOf);
  return markdown.split(/(?:\r?\n){2,}/).map((part) => ({ kind: 'paragraph', text: part }));
}
