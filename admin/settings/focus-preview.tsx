import { type BrandPicture, readBrandText } from '#app/shared/brand-picture.ts';
import styles from './brand-picture-field.module.css';
import { messages } from './messages/messages.ts';
import { useTyped } from './use-typed.ts';

/** Width by height of the box of the hero (home-content.module.css): of a large screen, and of a phone. */
const BOXES = [
  ['large', 2.5],
  ['phone', 390 / 256],
] as const;

/** What of a picture a box of this shape shows, as the `viewBox` of an SVG, which takes no styles. */
function cropOf({ width, height }: BrandPicture, shape: number, focus: readonly [number, number]) {
  const wide = Math.min(width, height * shape);
  const high = Math.min(height, width / shape);
  const [across, down] = focus;
  return [((width - wide) * across) / 100, ((height - high) * down) / 100, wide, high].join(' ');
}

function percentOf(text: string): number {
  return /^\d{1,3}$/.test(text) ? Math.min(Number(text), 100) : 50;
}

type FocusPreviewProps = {
  /** The setting; without a picture there is nothing to see. */
  hero: string;
  across: string;
  down: string;
};

/** How the hero is cut around the focus that is typed. */
export function FocusPreview({ hero, across, down }: FocusPreviewProps) {
  const picture = readBrandText('hero', hero);
  const typedAcross = useTyped<HTMLDivElement>('heroAcross', across);
  const typedDown = useTyped<HTMLDivElement>('heroDown', down);
  const focus = [percentOf(typedAcross.value), percentOf(typedDown.value)] as const;
  return (
    <div ref={typedAcross.around}>
      <div ref={typedDown.around} className={`${styles.crops} flex wrap items-end gap-4`}>
        {picture &&
          BOXES.map(([screen, shape]) => (
            <svg
              key={screen}
              viewBox={cropOf(picture, shape, focus)}
              role="img"
              aria-label={messages.heroOn[screen]}
            >
              <image
                href={`${picture.path}-770.webp`}
                width={picture.width}
                height={picture.height}
              />
            </svg>
          ))}
      </div>
    </div>
  );
}
