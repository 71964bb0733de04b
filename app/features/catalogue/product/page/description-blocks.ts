/** A description as paragraphs and lists, by how its lines begin. */

export type DescriptionBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets' | 'numbers'; items: string[] };

const BULLET = /^\s*[-*•–]\s+(.+)$/u;
const NUMBERED = /^\s*\d{1,3}[.)]\s+(.+)$/u;

function readLine(line: string): DescriptionBlock {
  const bullet = BULLET.exec(line)?.[1];
  if (bullet !== undefined) return { kind: 'bullets', items: [bullet] };
  const numbered = NUMBERED.exec(line)?.[1];
  if (numbered !== undefined) return { kind: 'numbers', items: [numbered] };
  return { kind: 'paragraph', text: line.trim() };
}

/** Lines with a dash, star or dot make a list, lines with numbers a numbered one; others a paragraph each. */
export function descriptionBlocks(description: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const line of description.split('\n')) {
    if (line.trim() === '') continue;
    const block = readLine(line);
    const last = blocks.at(-1);
    if (last && last.kind !== 'paragraph' && block.kind === last.kind) {
      last.items.push(...block.items);
    } else blocks.push(block);
  }
  return blocks;
}
