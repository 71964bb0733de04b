/** Drawings (SVG), which become pictures of points: what they may hold, told from their text. */

/** Whether a file is a drawing, by how it begins. */
export function isDrawing(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4_000)).toString('utf8');
  return /^\uFEFF?\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?>|\s)*<svg[\s>]/.test(
    start,
  );
}

const LOADS =
  'loads something from elsewhere: turn its words into paths and put its pictures into it, or save it as PNG';

/** What no drawing of a shop needs, and no decoder is asked to make sense of. */
const FORBIDDEN: readonly (readonly [found: RegExp, problem: string])[] = [
  [
    /<\s*(?:\w+:)?script|\bon[a-z]+\s*=\s*["']|javascript:|<\s*(?:\w+:)?(?:foreignObject|iframe)\b/i,
    'has scripts or parts of web pages in it: save it again as a plain SVG, or as PNG',
  ],
  [/<!(?:ENTITY|DOCTYPE[^>]*\[)|<\?xml-stylesheet/i, LOADS],
  [/\bhref\s*=\s*["'](?!\s*(?:#|data:image\/(?:png|jpeg|gif|webp);))[^"']/i, LOADS],
  [/url\(\s*["']?\s*(?!#)[^"')\s]|@import/i, LOADS],
];

/** What a drawing has that none may have, and what to do; null for nothing. */
export function drawingProblem(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString('utf8');
  return FORBIDDEN.find(([found]) => found.test(text))?.[1] ?? null;
}
