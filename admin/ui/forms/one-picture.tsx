import { useNavigation } from 'react-router';
import { useIsHydrated } from '#admin/ui/use-is-hydrated.ts';
import { ProductPicture } from '#app/features/catalogue/product/product-picture.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { FileDrop } from './file-drop.tsx';
import styles from './one-picture.module.css';
import { PostForm } from './post-form.tsx';

type OnePictureProps = {
  /** The page that takes the file. */
  action: string;
  /** What it is the picture of. */
  name: string;
  /** Its address; empty where there is none. */
  image: string;
  /** Of what it is the picture of, as it is shown. */
  version: string;
};

/** The one picture of something, and a place to drop another. */
export function OnePicture({ action, name, image, version }: OnePictureProps) {
  const isBusy = useNavigation().formEncType === 'multipart/form-data';
  // Scripts send what is chosen or dropped at once.
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.picture}>
      {image !== '' && (
        <span className={styles.shown}>
          <ProductPicture product={{ title: `Picture of ${name}`, image }} sizes="9rem" />
        </span>
      )}
      <PostForm
        action={action}
        encType="multipart/form-data"
        className={styles.form}
        preventScrollReset
      >
        <input type="hidden" name="version" value={version} />
        <FileDrop
          key={version}
          label={image === '' ? 'A picture from a file' : 'Another picture from a file'}
          name="picture"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
          sendsAtOnce
          hint="Drop it here. JPEG, PNG, WebP, AVIF, GIF or TIFF of at most 20 MB."
        />
        {(isBusy || !isHydrated) && (
          <Button kind="secondary" busy={isBusy}>
            Use this picture
          </Button>
        )}
      </PostForm>
    </div>
  );
}
