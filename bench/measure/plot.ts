/** A curve as SVG, for a cost that depends on a size: a logarithmic x axis, a y axis from zero. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatFigure } from './table.ts';

export type Curve = { name: string; points: readonly { size: number; cost: number }[] };

export type Plot = {
  /** The file's name, without its extension. */
  name: string;
  title: string;
  /** The label of the x axis, and that of the y axis with its unit. */
  sizes: string;
  costs: string;
  curves: readonly Curve[];
};

const [WIDTH, HEIGHT] = [640, 320];
const [LEFT, TOP, RIGHT, BOTTOM] = [60, 60, 40, 50];
const COLOURS = ['#0b6bcb', '#b45309', '#047857', '#7c3aed', '#be123c', '#4b5563'];

/** The legend above the curves, so many names a row. */
const NAMES_PER_ROW = 3;
const [NAME_WIDTH, NAME_HEIGHT] = [180, 16];

function draw({ title, sizes, costs, curves }: Plot): string {
  const points = curves.flatMap((curve) => curve.points);
  const logs = points.map(({ size }) => Math.log10(size));
  const [first, last] = [Math.min(...logs), Math.max(...logs)];
  const most = Math.max(...points.map(({ cost }) => cost)) * 1.15;
  const x = (size: number) =>
    LEFT + ((Math.log10(size) - first) / (last - first)) * (WIDTH - LEFT - RIGHT);
  const y = (cost: number) => HEIGHT - BOTTOM - (cost / most) * (HEIGHT - TOP - BOTTOM);
  const text = (at: string, content: string) => `<text ${at}>${content}</text>`;
  const ticks = [...new Set(points.map(({ size }) => size))].map((size) =>
    text(
      `x="${x(size)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle"`,
      size.toLocaleString('en-US'),
    ),
  );
  const levels = [0, 0.5, 1]
    .map((share) => share * most)
    .map(
      (cost) =>
        `<path d="M${LEFT} ${y(cost)}H${WIDTH - RIGHT}" stroke="#ccc"/>${text(
          `x="${LEFT - 8}" y="${y(cost) + 4}" text-anchor="end"`,
          formatFigure(cost),
        )}`,
    );
  const lines = curves.map(({ name, points: own }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const line = own.map(({ size, cost }) => `${x(size)},${y(cost)}`).join(' ');
    const dots = own.map(({ size, cost }) => `<circle cx="${x(size)}" cy="${y(cost)}" r="3"/>`);
    const row = Math.floor(index / NAMES_PER_ROW);
    const column = index % NAMES_PER_ROW;
    const label = text(
      `x="${LEFT + 10 + column * NAME_WIDTH}" y="${TOP - 22 + row * NAME_HEIGHT}" fill="${colour}"`,
      name,
    );
    return `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2"/><g fill="${colour}">${dots.join('')}</g>${label}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12"><title>${title}</title><rect width="100%" height="100%" fill="#fff"/>
${text(`x="${LEFT}" y="18" font-size="14"`, title)}
${[...levels, ...ticks, ...lines].join('\n')}
${text(`x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 10}" text-anchor="middle"`, sizes)}
${text(`x="14" y="${HEIGHT / 2}" transform="rotate(-90 14 ${HEIGHT / 2})" text-anchor="middle"`, costs)}
</svg>
`;
}

/** Writes docs/performance/<name>.svg, and returns the line that shows it in figures.md beside it. */
export async function savePlot(plot: Plot): Promise<string> {
  const path = `${plot.name}.svg`;
  const file = fileURLToPath(new URL(`../../docs/performance/${path}`, import.meta.url));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, draw(plot));
  return `![${plot.title}](${path})`;
}
