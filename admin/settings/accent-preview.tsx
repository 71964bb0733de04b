import { Muted } from '#admin/ui/section.tsx';
import { messages as basket } from '#app/features/basket/messages/messages.ts';
import { messages as catalogue } from '#app/features/catalogue/messages/messages.ts';
import { isHex } from '#app/shared/colour/oklch.ts';
import { GROUNDS, pairsOf, paletteOf, type Scheme } from '#app/shared/colour/palette.ts';
import { localeTag } from '#app/shared/locale.ts';
import { messages } from './messages/messages.ts';
import { useTyped } from './use-typed.ts';
import styles from './your-shop.module.css';

type SampleProps = { scheme: Scheme; ground: string; title: string };

const WIDTH = 240;
const HEIGHT = 120;

/** A button, a link and the header in the colours of a scheme. As a picture: the page's own styles do not know them. */
function Sample({ scheme, ground, title }: SampleProps) {
  const [bar] = GROUNDS.header;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={title}
      className="w-full rounded bordered"
    >
      <rect width={WIDTH} height={HEIGHT} fill={ground} />
      <rect width={WIDTH} height="28" fill={bar} />
      <circle cx="20" cy="14" r="8" fill={scheme.amber} />
      <text x="20" y="18" fontSize="11" textAnchor="middle" fill={bar}>
        2
      </text>
      <rect
        {...{ x: 16, y: 46, width: 110, height: 32, rx: 16 }}
        fill={scheme.action}
        stroke={scheme['action-border']}
      />
      <text x="71" y="66" fontSize="12" textAnchor="middle" fill={scheme['on-action']}>
        {basket.addToBasket}
      </text>
      <text x="142" y="66" fontSize="12" textDecoration="underline" fill={scheme.link}>
        {catalogue.seeAll}
      </text>
      <text x="16" y="102" fontSize="11" fill={scheme.link}>
        {title}
      </text>
    </svg>
  );
}

function toOneDigit(contrast: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return contrast.toLocaleString(localeTag(), digits);
}

/** What follows from the accent that is typed, and whether all of it can be read. */
export function AccentPreview({ accent }: { accent: string }) {
  const { around, value } = useTyped<HTMLDivElement>('accent', accent);
  const typed = value.trim().toLowerCase();
  const palette = isHex(typed) ? paletteOf(typed) : null;
  const pairs = palette ? pairsOf(palette) : [];
  const poor = pairs.filter((pair) => pair.contrast < pair.least);
  const least = Math.min(...pairs.map((pair) => pair.contrast));
  return (
    <div ref={around} className="stack">
      {palette && (
        <div className={styles.samples}>
          <Sample scheme={palette.light} ground={GROUNDS.light[1]} title={messages.lightScheme} />
          <Sample scheme={palette.dark} ground={GROUNDS.dark[1]} title={messages.darkScheme} />
        </div>
      )}
      {palette && poor.length === 0 && (
        <Muted>{messages.allReadable(pairs.length, toOneDigit(least))}</Muted>
      )}
      {poor.map((pair) => (
        <p key={`${pair.what} ${pair.on}`}>
          {messages.poorContrast(
            messages.pairIn[pair.scheme](messages.pairs[pair.what]),
            pair.colour,
            pair.on,
            toOneDigit(pair.contrast),
            String(pair.least),
          )}
        </p>
      ))}
    </div>
  );
}
