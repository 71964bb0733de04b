/** The shop's own texts: Markdown (CommonMark), as far as a text of a shop needs it, and never HTML. */
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isAddress } from './links-text.ts';
import type { Inline, TextBlock } from './text-block.ts';

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
    case 'image':
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

const phrasesOf = (node: Nodes): PhrasingContent[] =>
  node.type === 'paragraph' || node.type === 'heading'
    ? node.children
    : 'children' in node
      ? node.children.flatMap(phrasesOf)
      : [];

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

/** In one line the letters `\n` stand for a line break, and `#Words` is a heading too. */
export function textBlocks(text: string): TextBlock[] {
  const lines = text.replaceAll('\\n', '\n').replace(/^(#+)(?=[^#\s])/gm, '$1 ');
  return fromMarkdown(lines).children.flatMap(blocksOf);
}
