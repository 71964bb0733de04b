/** The buttons at a picture: each gives the pictures in another order, or without it. */

const MOVES = ['first', 'earlier', 'later', 'remove'] as const;

export type PictureMove = { move: (typeof MOVES)[number]; index: number };

/** The value of such a button; null for what is none. */
export function readPictureMove(text: string): PictureMove | null {
  const [word = '', digits = ''] = text.split(' ');
  const move = MOVES.find((one) => one === word);
  return move && /^\d{1,2}$/.test(digits) ? { move, index: Number(digits) } : null;
}

export function formatPictureMove({ move, index }: PictureMove): string {
  return `${move} ${index}`;
}

/** The pictures after a move; as they were for one that leads nowhere. */
export function arrangePictures(
  pictures: readonly string[],
  { move, index }: PictureMove,
): readonly string[] {
  const picture = pictures[index];
  if (picture === undefined) return pictures;
  const others = pictures.toSpliced(index, 1);
  if (move === 'remove') return others;
  const places = { first: 0, earlier: index - 1, later: index + 1 };
  return others.toSpliced(Math.max(places[move], 0), 0, picture);
}
