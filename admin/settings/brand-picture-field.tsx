import pictureStyles from '#admin/ui/forms/one-picture.module.css';
import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import { PictureForm, POINT_PICTURES } from '#admin/ui/forms/picture-form.tsx';
import { type BrandKind, logoImage, readBrandText } from '#app/shared/brand-picture.ts';
import styles from './brand-picture-field.module.css';

export type SettingOfPicture = {
  kind: BrandKind;
  label: string;
  /** As the setting has it; empty: ours. */
  value: string;
  version: string;
};

const WITH_DRAWINGS = `${POINT_PICTURES},image/svg+xml`;

const WORDS: Readonly<Record<BrandKind, { accept: string; hint: string }>> = {
  logo: {
    accept: WITH_DRAWINGS,
    hint: 'In the header, which is dark: on a ground of its own, or none. SVG, PNG or another picture, at least 72 pixels high, at most 8 times as wide. The words of an SVG have to be paths.',
  },
  icon: {
    accept: WITH_DRAWINGS,
    hint: 'Of tabs, bookmarks and phones. SVG, PNG or another picture, as wide as high, at least 192 pixels.',
  },
  hero: {
    accept: POINT_PICTURES,
    hint: 'JPEG, PNG, WebP, AVIF, GIF or TIFF, at least 1,500 pixels wide, from as wide as high to 4 times. Its lower part fades below the products.',
  },
};

function Preview({ kind, label, value }: SettingOfPicture) {
  const picture = readBrandText(kind, value);
  if (!picture) return null;
  const { path, width, height } = picture;
  if (kind === 'logo') return <img {...logoImage(picture)} alt={label} className={styles.logo} />;
  const [src, className] =
    kind === 'icon' ? [`${path}-192.png`, styles.icon] : [`${path}-770.webp`, styles.hero];
  return <img {...{ src, width, height, className }} alt={label} />;
}

type BrandPictureFieldProps = SettingOfPicture & {
  /** What was wrong with the file that was sent. */
  error?: string | undefined;
};

/** The logo, the icon or the hero as it is, a place to drop another, and the way back to ours. */
export function BrandPictureField({ error, ...setting }: BrandPictureFieldProps) {
  const { kind, label, value, version } = setting;
  return (
    <div className={pictureStyles.picture}>
      {value !== '' && (
        <div className={styles.shown}>
          <Preview {...setting} />
          <OperationForm
            operation="settings.set"
            button="Remove"
            kind="quiet"
            about={label}
            typed={[]}
            fields={{ [kind]: '', seenVersion: version }}
          />
        </div>
      )}
      {useMay('settings.set') && (
        <PictureForm
          action={`/shop/pictures/${kind}`}
          version={version}
          label={label}
          {...WORDS[kind]}
          error={error}
          buttonLabel={`Use this picture: ${label}`}
        />
      )}
    </div>
  );
}
