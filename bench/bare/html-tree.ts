/** Parses a page that React rendered into plain elements: without components, hooks and data. */
import { createElement, type ReactNode } from 'react';

type Element = { tag: string; props: Record<string, unknown>; children: Node[] };
type Node = string | Element;

/** Elements without an end tag (HTML, 13.1.2). */
const VOID = new Set(['base', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** A whole script or style, a comment, an end tag, a start tag, or text. */
const TOKEN =
  /<(script|style)((?:[^>"]|"[^"]*")*)>(.*?)<\/\1>|<!.*?>|<\/([\w-]+)>|<([\w-]+)((?:[^>"]|"[^"]*")*)>|[^<]+/gis;
const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function readText(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_match, name: string) => ENTITIES[name] ?? '');
}

function readProps(text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (name !== 'style') props[name] = value === '' ? true : readText(value);
  }
  return props;
}

/** The root element of a document. */
export function readTree(html: string): Element {
  const root: Element = { tag: '', props: {}, children: [] };
  const open = [root];
  for (const [token, raw, rawProps = '', code, end, tag, props = ''] of html.matchAll(TOKEN)) {
    const { children } = open.at(-1) ?? root;
    if (raw !== undefined) {
      const own = code ? { dangerouslySetInnerHTML: { __html: code } } : {};
      children.push({ tag: raw, props: { ...readProps(rawProps), ...own }, children: [] });
    } else if (end !== undefined) open.pop();
    else if (tag !== undefined) {
      const element: Element = { tag, props: readProps(props), children: [] };
      children.push(element);
      if (!VOID.has(tag) && !props.endsWith('/')) open.push(element);
    } else if (!token.startsWith('<!')) children.push(readText(token));
  }
  const document = root.children.find((node) => typeof node !== 'string');
  if (document === undefined) throw new Error('Unable to find an element in the page');
  return document;
}

/** Makes the elements anew, as a render does. */
export function toElements(node: Node): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, { ...node.props }, ...node.children.map(toElements));
}
