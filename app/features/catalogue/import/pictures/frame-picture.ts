/** What of a picture is kept: where its subject stands, and in which colour the picture can be made larger (decision 107). */

/** A picture as bytes of red, green and blue, from left to right and from top to bottom. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/** In pixels; `left` and `top` may be negative, and it may be larger than the picture: what is added has the edge's colour. */
export type Frame = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether the subject stands on an even ground, which is made as large as any box of the shop needs. */
  isPlain: boolean;
  /** The colour around it, such as f2f1ef. */
  ground: string;
};

type Cut = Pick<Frame, 'left' | 'top' | 'width' | 'height'>;

type Colour = readonly [red: number, green: number, blue: number];

/** A studio's ground is not quite even, and JPEG makes it less so. */
const TOLERANCE = 14;

/** Between the ground and what borders on it: more of a quarter of a line shows as a seam, as where a studio's light fades. */
const SEAM = 6;
const SEAM_SHARE = 0.25;

/** Of an edge: the rest is dust. */
const EVEN_SHARE = 0.97;

/** Of the edges of what lies between two bands. */
const HARD_SHARE = 0.8;

/** In pixels of a line: fewer are noise. */
const LEAST_SUBJECT = 2;

/** Around what stands alone, of its longer side. */
const MARGIN = 0.06;

/** The narrowest box of the shop (PICTURE_RATIOS), width by height; the widest is a square. */
const NARROWEST = 3 / 4;

/** The place of its pixels in `data`. */
type Line = readonly number[];

function rowOf({ width }: Pixels, y: number): Line {
  return Array.from({ length: width }, (_, x) => 3 * (y * width + x));
}

function columnOf({ width, height }: Pixels, x: number): Line {
  return Array.from({ length: height }, (_, y) => 3 * (y * width + x));
}

function medianColour({ data }: Pixels, line: Line): Colour {
  const median = (channel: number) => {
    const values = line.map((at) => data[at + channel] ?? 0).sort((one, other) => one - other);
    return values[values.length >> 1] ?? 0;
  };
  return [median(0), median(1), median(2)];
}

const hexOf = (colour: Colour) =>
  colour.map((channel) => channel.toString(16).padStart(2, '0')).join('');

/** How many pixels of a line have another colour. */
function countOthers({ data }: Pixels, line: Line, ground: Colour, tolerance = TOLERANCE): number {
  const isOther = (at: number) =>
    ground.some((channel, index) => Math.abs((data[at + index] ?? 0) - channel) > tolerance);
  return line.filter(isOther).length;
}

/** The lines from the first to the last that have more than the ground; all of them where none has. */
function findSpan(lines: readonly Line[], pixels: Pixels, ground: Colour): [number, number] {
  const hasSubject = (line: Line) => countOthers(pixels, line, ground) >= LEAST_SUBJECT;
  const first = lines.findIndex(hasSubject);
  return first === -1 ? [0, lines.length - 1] : [first, lines.findLastIndex(hasSubject)];
}

/**
 * Decides what is kept of an upright picture without transparency. What stands on an even ground is cut close and gets the
 * ground that a box from 3:4 to 1:1 needs, so that none cuts the subject. A photograph that fills the picture stays as it
 * is, without the bands that somebody has put on two sides of it.
 */
export function framePicture(pixels: Pixels): Frame {
  const { width, height } = pixels;
  const rows = Array.from({ length: height }, (_, y) => rowOf(pixels, y));
  const columns = Array.from({ length: width }, (_, x) => columnOf(pixels, x));
  const edges = { rows: [rows[0], rows.at(-1)], columns: [columns[0], columns.at(-1)] };
  const isEven = (lines: (Line | undefined)[], ground: Colour) =>
    lines.every((line = []) => countOthers(pixels, line, ground) <= (1 - EVEN_SHARE) * line.length);
  const groundOf = (lines: (Line | undefined)[]) =>
    medianColour(
      pixels,
      lines.flatMap((line) => line ?? []),
    );
  const across = groundOf(edges.rows);
  const along = groundOf(edges.columns);
  const isAcross = isEven(edges.rows, across);
  const isAlong = isEven(edges.columns, along);
  const [top, bottom] = isAcross ? findSpan(rows, pixels, across) : [0, height - 1];
  const [left, right] = isAlong ? findSpan(columns, pixels, along) : [0, width - 1];
  const cut = { left, top, width: right - left + 1, height: bottom - top + 1 };
  const isBlank = isAcross && isAlong && cut.width === width && cut.height === height;

  const hasBands = isAcross !== isAlong && fillsItsEdges(pixels, cut, isAcross ? across : along);
  const margin = MARGIN * Math.max(cut.width, cut.height);
  const wide = cut.width + (isAlong ? 2 * margin : 0);
  const high = cut.height + (isAcross ? 2 * margin : 0);
  // What touches two edges can grow away from the others alone.
  const canGrow = (isAcross && (isAlong || high <= wide)) || (isAlong && wide <= NARROWEST * high);
  // The line beside a band has some of its colour.
  if (hasBands) return photograph(pixels, inset(cut));
  if (!canGrow || isBlank) return photograph(pixels, { left: 0, top: 0, width, height });

  const grown = { width: Math.max(wide, high), height: Math.max(high, wide / NARROWEST) };
  const frame = {
    left: cut.left + (cut.width - grown.width) / 2,
    top: cut.top + (cut.height - grown.height) / 2,
    ...grown,
  };
  const ground = isAcross ? across : along;
  if (hasSeam(pixels, frame, ground)) return photograph(pixels, { left: 0, top: 0, width, height });
  return { ...frame, isPlain: true, ground: hexOf(ground) };
}

/** Whether an edge of a frame, where the picture has one, is of another tone than the ground that begins there. */
function hasSeam(pixels: Pixels, { left, top, width, height }: Cut, ground: Colour): boolean {
  const [firstX, lastX] = [Math.ceil(left), Math.floor(left + width) - 1];
  const [firstY, lastY] = [Math.ceil(top), Math.floor(top + height) - 1];
  const rows = [firstY, lastY]
    .filter((y) => y > 0 && y < pixels.height - 1)
    .map((y) => rowOf(pixels, y).slice(Math.max(0, firstX), lastX + 1));
  const columns = [firstX, lastX]
    .filter((x) => x > 0 && x < pixels.width - 1)
    .map((x) => columnOf(pixels, x).slice(Math.max(0, firstY), lastY + 1));
  return [...rows, ...columns].some(
    (line) => countOthers(pixels, line, ground, SEAM) > SEAM_SHARE * line.length,
  );
}

const inset = ({ left, top, width, height }: Cut): Cut => ({
  ...{ left: left + 1, top: top + 1 },
  ...{ width: width - 2, height: height - 2 },
});

/** Whether all edges of a cut, one pixel within it, have other colours than the ground: what stands alone has corners of it. */
function fillsItsEdges(pixels: Pixels, cut: Cut, ground: Colour): boolean {
  const { left, top, width, height } = inset(cut);
  if (width < 1 || height < 1) return false;
  const [right, bottom] = [left + width - 1, top + height - 1];
  const rows = [top, bottom].map((y) => rowOf(pixels, y).slice(left, right + 1));
  const columns = [left, right].map((x) => columnOf(pixels, x).slice(top, bottom + 1));
  return [...rows, ...columns].every(
    (line) => countOthers(pixels, line, ground) >= HARD_SHARE * line.length,
  );
}

/** What fills its picture; where a box shows it whole, the colour of its longer edges is beside it. */
function photograph(pixels: Pixels, cut: Cut): Frame {
  const { left, top, width, height } = cut;
  const edge =
    width >= height
      ? [rowOf(pixels, top), rowOf(pixels, top + height - 1)]
      : [columnOf(pixels, left), columnOf(pixels, left + width - 1)];
  const ground = hexOf(medianColour(pixels, edge.flat()));
  return { ...cut, isPlain: false, ground };
}
