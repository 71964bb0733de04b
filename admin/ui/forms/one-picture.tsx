import { messages } from '#admin/ui/messages/messages.ts';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import styles from './one-picture.module.css';
import { PictureForm } from './picture-form.tsx';

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
  return (
    <div className="flex wrap gap-4">
      {image !== '' && (
        <span className={`${styles.shown} flex-none rounded clipped bordered`}>
          <ProductPicture product={{ title: messages.pictureOf(name), image }} sizes="9rem" />
        </span>
      )}
      <PictureForm
        action={action}
        version={version}
        label={image === '' ? messages.aPicture : messages.anotherPicture}
        hint={messages.dropPicture}
      />
    </div>
  );
}
