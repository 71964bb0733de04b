import { OPERATION } from '#admin/operations/operation-answer.ts';
import { FileDrop } from '#admin/ui/forms/file-drop.tsx';
import { useMay } from '#admin/ui/forms/operation-form.tsx';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { useIsHydrated } from '#admin/ui/use-is-hydrated.ts';
import type { EditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import {
  FOCUS_PLACES,
  focusOf,
  isCut,
  isSmallPicture,
  LEAST_PX,
  withFocus,
} from '#app/features/catalogue/product/pictures/picture-name.ts';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { picturesOf } from '#app/features/catalogue/product/product.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { CloseIcon, icon } from '#app/ui/icons.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { messages } from './messages/messages.ts';
import styles from './picture-panel.module.css';

const EarlierIcon = icon(<path d="M14.5 6 8.5 12l6 6" />);
const LaterIcon = icon(<path d="m9.5 6 6 6-6 6" />);

type FocusProps = { pictures: readonly string[]; image: string; number: number };

/** Nine places of a picture, over it: the one that is chosen stays in sight where a page cuts it. */
function PictureFocus({ pictures, image, number }: FocusProps) {
  const focus = focusOf(image);
  return (
    <details className={styles.focus}>
      <summary>{messages.focusAt(messages.places[focus])}</summary>
      <div className={styles.places}>
        {FOCUS_PLACES.map((place) => (
          <button
            key={place}
            type="submit"
            name="pictures"
            value={pictures
              .map((one) => (one === image ? withFocus(image, place) : one))
              .join('\n')}
            className={styles.place}
            aria-label={messages.focusOn(number, messages.places[place])}
            aria-pressed={place === focus}
          />
        ))}
      </div>
    </details>
  );
}

/** The place of a picture after a move; null without it. */
type Move = (index: number) => number | null;

const MOVES: readonly ['earlier' | 'later' | 'remove', typeof CloseIcon, Move][] = [
  ['earlier', EarlierIcon, (index) => index - 1],
  ['later', LaterIcon, (index) => index + 1],
  ['remove', CloseIcon, () => null],
];

/** The pictures with this one at another place, a line each: the value of a button. */
function arrange(pictures: readonly string[], picture: string, place: number | null): string {
  const others = pictures.filter((one) => one !== picture);
  return (place === null ? others : others.toSpliced(place, 0, picture)).join('\n');
}

const SET_PICTURES = 'products.set-pictures';

type PicturePanelProps = {
  product: EditedProduct;
  maxPictures: number;
  maxMegabytes: number;
  isBusy: boolean;
};

/** The pictures of a product in their order, each with its buttons, and a place to drop more. */
export function PicturePanel({ product, maxPictures, maxMegabytes, isBusy }: PicturePanelProps) {
  const pictures = picturesOf(product);
  const mayChange = useMay(SET_PICTURES);
  // Scripts send what is chosen or dropped at once.
  const isHydrated = useIsHydrated();
  const page = `/products/${encodeURIComponent(product.variant)}`;
  return (
    <Panel labelledBy="pictures" className="stack">
      <h2 id="pictures">{messages.pictures}</h2>
      {pictures.length > 0 && (
        <PostForm action={page} preventScrollReset>
          <input type="hidden" name={OPERATION} value={SET_PICTURES} />
          <input type="hidden" name="variant" value={product.variant} />
          <input type="hidden" name="version" value={product.picturesVersion} />
          <ol className={styles.pictures}>
            {pictures.map((image, index) => (
              <li
                key={image}
                className={`${styles.picture} grid rounded clipped bordered relative`}
              >
                <ProductPicture
                  product={{ title: messages.pictureNo(index + 1), image }}
                  sizes="11rem"
                />
                {isSmallPicture(image) && (
                  <p className={`${styles.small} text-small`}>{messages.smallPicture(LEAST_PX)}</p>
                )}
                {mayChange && isCut(image) && (
                  <PictureFocus pictures={pictures} image={image} number={index + 1} />
                )}
                {mayChange && (
                  <div className="flex items-center justify-end">
                    {index === 0 ? (
                      <span className={`${styles.first} muted`}>{messages.onCards}</span>
                    ) : (
                      <button
                        type="submit"
                        name="pictures"
                        value={arrange(pictures, image, 0)}
                        className={styles.makeFirst}
                        aria-label={messages.firstOnCards(index + 1)}
                      >
                        {messages.makeFirst}
                      </button>
                    )}
                    {MOVES.map(([name, Icon, move]) => (
                      <button
                        key={name}
                        type="submit"
                        name="pictures"
                        value={arrange(pictures, image, move(index))}
                        className={styles.tool}
                        aria-label={messages.movePicture(messages.moves[name], index + 1)}
                        title={messages.moves[name]}
                        disabled={move(index) === -1 || move(index) === pictures.length}
                      >
                        <Icon />
                      </button>
                    ))}
                  </div>
                )}
              </li>
            ))}
          </ol>
        </PostForm>
      )}
      {mayChange && (
        <PostForm
          action={`${page}/pictures`}
          encType="multipart/form-data"
          className="stack"
          preventScrollReset
        >
          <input type="hidden" name="version" value={product.picturesVersion} />
          <FileDrop
            key={product.picturesVersion}
            label={messages.morePictures}
            name="picture"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
            multiple
            sendsAtOnce
            hint={messages.aboutPictures(maxMegabytes, maxPictures)}
          />
          {(isBusy || !isHydrated) && (
            <div>
              <Button kind="secondary" busy={isBusy}>
                {messages.addPictures}
              </Button>
            </div>
          )}
        </PostForm>
      )}
    </Panel>
  );
}
