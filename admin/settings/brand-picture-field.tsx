import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import { PictureForm, POINT_PICTURES } from '#admin/ui/forms/picture-form.tsx';
import { type BrandKind, logoImage, readBrandText } from '#app/shared/brand-picture.ts';
import styles from './brand-picture-field.module.css';
import { messages } from './messages/messages.ts';

export type SettingOfPicture = {
  kind: BrandKind;
  label: string;
  /** As the setting has it; empty: ours. */
  value: string;
  version: string;
};

const WITH_DRAWINGS = `${POINT_PICTURES},image/svg+xml`;

function Preview({ kind, label, value }: SettingOfPicture) {
  const picture = readBrandText(kind, value);
  if (!picture) return null;
  const { path, width, height } = picture;
  if (kind === 'logo') return <img {...logoImage(picture)} alt={label} className={styles.logo} />;
  const [file, className] = {
    icon: ['192.png', styles.icon],
    hero: ['770.webp', styles.hero],
    notice: ['1200.webp', styles.hero],
  }[kind];
  const src = `${path}-${file}`;
  return <img {...{ src, width, height, className }} alt={label} />;
}

type BrandPictureFieldProps = SettingOfPicture & {
  /** What was wrong with the file that was sent. */
  error?: string | undefined;
};

/** The logo, the icon, the hero or the notice as it is, a place to drop another, and the way back to ours. */
export function BrandPictureField({ error, ...setting }: BrandPictureFieldProps) {
  const { kind, label, value, version } = setting;
  return (
    <div className="flex wrap gap-4">
      {value !== '' && (
        <div className={`${styles.shown} grid justify-items-start flex-none gap-2`}>
          <Preview {...setting} />
          <OperationForm
            operation="settings.set"
            button={messages.remove}
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
          accept={kind === 'hero' ? POINT_PICTURES : WITH_DRAWINGS}
          hint={messages.pictureHints[kind]}
          error={error}
          buttonLabel={messages.takePicture(label)}
        />
      )}
    </div>
  );
}
