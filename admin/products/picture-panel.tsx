import { FileDrop } from '#admin/ui/file-drop.tsx';
import { PostForm } from '#admin/ui/post-form.tsx';
import { useIsHydrated } from '#admin/ui/use-is-hydrated.ts';
import type { EditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import { picturesOf } from '#app/features/catalogue/product/product.ts';
import { ProductPicture } from '#app/features/catalogue/product/product-picture.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { icon } from '#app/ui/icons.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { formatPictureMove, type PictureMove } from './arrange-pictures.ts';
import styles from './picture-panel.module.css';

const EarlierIcon = icon(<path d="M14.5 6 8.5 12l6 6" />);
const LaterIcon = icon(<path d="m9.5 6 6 6-6 6" />);
const RemoveIcon = icon(<path d="m6.5 6.5 11 11m0-11-11 11" />);

const MOVES: readonly [move: PictureMove['move'], label: string, Icon: typeof RemoveIcon][] = [
  ['earlier', 'Earlier', EarlierIcon],
  ['later', 'Later', LaterIcon],
  ['remove', 'Remove', RemoveIcon],
];

type PicturePanelProps = {
  product: EditedProduct;
  maxPictures: number;
  maxMegabytes: number;
  isBusy: boolean;
};

/** The pictures of a product in their order, each with its buttons, and a place to drop more. */
export function PicturePanel({ product, maxPictures, maxMegabytes, isBusy }: PicturePanelProps) {
  const pictures = picturesOf(product);
  // Scripts send what is chosen or dropped at once.
  const isHydrated = useIsHydrated();
  const page = `/products/${encodeURIComponent(product.variant)}`;
  return (
    <Panel labelledBy="pictures" className="stack">
      <h2 id="pictures">Pictures</h2>
      {pictures.length > 0 && (
        <PostForm action={page} preventScrollReset>
          <input type="hidden" name="do" value="picture" />
          <input type="hidden" name="version" value={product.picturesVersion} />
          <ol className={styles.pictures}>
            {pictures.map((image, index) => (
              <li key={image} className={styles.picture}>
                <ProductPicture product={{ title: `Picture ${index + 1}`, image }} sizes="11rem" />
                <div className={styles.tools}>
                  {index === 0 ? (
                    <span className={styles.first}>On cards</span>
                  ) : (
                    <button
                      type="submit"
                      name="move"
                      value={formatPictureMove({ move: 'first', index })}
                      className={styles.makeFirst}
                      aria-label={`First, on cards: picture ${index + 1}`}
                    >
                      First
                    </button>
                  )}
                  {MOVES.map(([move, label, Icon]) => (
                    <button
                      key={move}
                      type="submit"
                      name="move"
                      value={formatPictureMove({ move, index })}
                      className={styles.tool}
                      aria-label={`${label}: picture ${index + 1}`}
                      title={label}
                      disabled={
                        (move === 'earlier' && index === 0) ||
                        (move === 'later' && index === pictures.length - 1)
                      }
                    >
                      <Icon />
                    </button>
                  ))}
                </div>
              </li>
            ))}
          </ol>
        </PostForm>
      )}
      <PostForm
        action={`${page}/pictures`}
        encType="multipart/form-data"
        className="stack"
        preventScrollReset
      >
        <input type="hidden" name="version" value={product.picturesVersion} />
        <FileDrop
          key={product.picturesVersion}
          label="More pictures"
          name="picture"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
          multiple
          sendsAtOnce
          hint={`Drop them here. JPEG, PNG, WebP, AVIF, GIF or TIFF of at most ${maxMegabytes} MB; at most ${maxPictures} pictures. Screen readers read the title for them.`}
        />
        {(isBusy || !isHydrated) && (
          <div>
            <Button kind="secondary" busy={isBusy}>
              Add pictures
            </Button>
          </div>
        )}
      </PostForm>
    </Panel>
  );
}
