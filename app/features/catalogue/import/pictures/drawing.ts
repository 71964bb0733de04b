/** Drawings (SVG), which become pictures of points: what they may hold, told from their text. */
import { messages } from '#app/features/catalogue/import/messages/messages.ts';

/** Whether a file is a drawing, by how it begins. */
export function isDrawing(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4_000)).toString('utf8');
  return /^\uFEFF?\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?>|\s)*<svg[\s>]/.test(
    start,
  );
}

/** What no drawing of a shop needs, and no decoder is asked to make sense of. */
const FORBIDDEN = [
  [
    /<\s*(?:\w+:)?script|\bon[a-z]+\s*=\s*["']|javascript:|<\s*(?:\w+:)?(?:foreignObject|iframe)\b/i,
    'drawingScripts',
  ],
  [/<!(?:ENTITY|DOCTYPE[^>]*\[)|<\?xml-stylesheet/i, 'drawingLoads'],
  [/\bhref\s*=\s*["'](?!\s*(?:#|data:image\/(?:png|jpeg|gif|webp);))[^"']/i, 'drawingLoads'],
  [/url\(\s*["']?\s*(?!#)[^"')\s]|@import/i, 'drawingLoads'],
] as const;

/** What a drawing has that none may have, and what to do; null for nothing. */
export function drawingProblem(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString('utf8');
  const [, problem] = FORBIDDEN.find(([found]) => found.test(text)) ?? [];
  return problem === undefined ? null : messages[problem];
}
