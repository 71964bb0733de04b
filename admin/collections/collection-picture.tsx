import { useNavigation } from 'react-router';
import { FileDrop } from '#admin/ui/forms/file-drop.tsx';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { useIsHydrated } from '#admin/ui/use-is-hydrated.ts';
import type { ListedCollection } from '#app/features/catalogue/collections/collection-store.server.ts';
import { ProductPicture } from '#app/features/catalogue/product/product-picture.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import styles from './collection-picture.module.css';

/** The picture of a collection, and a place to drop another. */
export function CollectionPicture({ collection }: { collection: ListedCollection }) {
  const { handle, title, image, version } = collection;
  const isBusy = useNavigation().formEncType === 'multipart/form-data';
  // Scripts send what is chosen or dropped at once.
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.picture}>
      {image !== '' && (
        <span className={styles.shown}>
          <ProductPicture
            product={{ title: `Picture of ${title || handle}`, image }}
            sizes="9rem"
          />
        </span>
      )}
      <PostForm
        action={`/collections/${encodeURIComponent(handle)}/picture`}
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
