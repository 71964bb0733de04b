/**
 * A page that is the same for everybody but for its gaps. React renders it with markup for each audience
 * (`visitor-part.tsx`); this module chooses one and fills in the visitor. React escapes `<` in every text, so no text
 * looks like one of the tags here.
 */
import { VISITOR_DATA_ID, type VisitorData } from '#app/features/basket/core/visitor-data.ts';
import { visitorName } from '#app/features/shopper/visitor.ts';
import {
  VISITOR_END_TAG,
  VISITOR_TAG,
  type VisitorTexts,
  visitorTexts,
} from '#app/ui/page/visitor-part.tsx';

/** Whose page has the same markup: of who comes for the first time, without any cookie, and of who is known. */
export type Audience = 'newcomer' | 'guest' | 'account';

/** Markup as it is sent, or the name of what is filled in. */
export type Piece = string | { fill: 'name' | 'count' | 'items' | 'data' | 'main' };

/** The markup of a page's main part for this visitor (own-main.server.tsx). */
export type RenderMain = (visitor: VisitorData | null) => string;

const PLACES = { name: '[[name]]', count: '[[count]]', items: '[[items]]' } as const;
const PLACE = /(\[\[(?:name|count|items)\]\])/;

/** For `RenderedVisitorsContext`: a guest, then an account. One alone will do for a page of one request. */
export const renderedVisitors: readonly [guest: VisitorTexts, account: VisitorTexts] = [
  {
    ...PLACES,
    signedIn: false,
    get name() {
      return visitorName(null);
    },
  },
  { ...PLACES, signedIn: true },
];

const VISIT_TAG = 'page-visit';
const END = `<${VISITOR_END_TAG}></${VISITOR_END_TAG}>`;

/** Where the visitor's data is. */
export const DATA_GAP = '<page-data></page-data>';

/** The element that stands for a main part that is each visitor's own. */
export const MAIN_TAG = 'page-main';
const MAIN_GAP = `<${MAIN_TAG}></${MAIN_TAG}>`;

/** What a browser needs when it comes for the first time, or has been here before. */
export function visitGap(first: string, later: string): string {
  return `<${VISIT_TAG}>${first}${END}${later}${END}</${VISIT_TAG}>`;
}

const GAP = new RegExp(
  `(${DATA_GAP}|${MAIN_GAP}|<${VISIT_TAG}>.*?</${VISIT_TAG}>|<${VISITOR_TAG}>.*?</${VISITOR_TAG}>)`,
  'gs',
);

/** The pieces of a page's markup for an audience, in turn; no gap is in two `parts`: joining them costs a copy. */
export function readTemplate(parts: readonly string[], audience: Audience): Piece[] {
  return parts.flatMap((html) =>
    html.split(GAP).flatMap((part, index) => (index % 2 === 0 ? part : readGap(part, audience))),
  );
}

function readGap(markup: string, audience: Audience): Piece[] {
  if (markup === DATA_GAP) return [{ fill: 'data' }];
  if (markup === MAIN_GAP) return [{ fill: 'main' }];
  const markups = markup.slice(markup.indexOf('>') + 1).split(END);
  const [one = '', other = one] = markups.slice(0, -1);
  if (markup.startsWith(`<${VISIT_TAG}>`)) return [audience === 'newcomer' ? one : other];
  // Only this markup has places: what is sold here may well be called [[name]].
  return (audience === 'account' ? other : one).split(PLACE).map(readPlace);
}

function readPlace(part: string): Piece {
  switch (part) {
    case PLACES.name:
      return { fill: 'name' };
    case PLACES.count:
      return { fill: 'count' };
    case PLACES.items:
      return { fill: 'items' };
    default:
      return part;
  }
}

/** The audience that a visitor belongs to; null is one whom the shop could not look up. */
export function audienceOf(visitor: VisitorData | null, hasCookie: boolean): Audience {
  if (visitor?.account) return 'account';
  return hasCookie ? 'guest' : 'newcomer';
}

/** What is filled into a piece for this visitor. */
export function fillPiece(
  { fill }: Exclude<Piece, string>,
  visitor: VisitorData | null,
  renderMain: RenderMain | null,
): string {
  if (fill === 'data') return inertScript(VISITOR_DATA_ID, JSON.stringify(visitor));
  if (fill === 'main') return renderMain?.(visitor) ?? '';
  const account = visitor?.account ?? null;
  const texts = visitorTexts(account !== null, visitorName(account), visitor?.basket.count ?? 0);
  return escapeHtml(texts[fill]);
}

/** The whole page for one visitor, in UTF-8. */
export function fillPage(
  pieces: readonly Piece[],
  visitor: VisitorData | null,
  renderMain: RenderMain | null = null,
): Buffer<ArrayBuffer> {
  const texts = pieces.map((piece) =>
    typeof piece === 'string' ? piece : fillPiece(piece, visitor, renderMain),
  );
  return Buffer.concat(texts.map((text) => Buffer.from(text)));
}

/** Data that no browser runs, whatever is in it. JSON has `<` only within its texts. */
export function inertScript(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text for an element or a quoted attribute (HTML, 13.1.2.3), as React writes it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
