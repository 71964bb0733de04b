import { useNavigation } from 'react-router';
import { messages } from '#admin/ui/messages/messages.ts';
import { useIsHydrated } from '#admin/ui/use-is-hydrated.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { FileDrop } from './file-drop.tsx';
import styles from './one-picture.module.css';
import { PostForm } from './post-form.tsx';

/** What a browser offers to choose: pictures of points. */
export const POINT_PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';

type PictureFormProps = {
  /** The page that takes the file. */
  action: string;
  /** Of what it is the picture of, as it is shown. */
  version: string;
  label: string;
  hint: string;
  accept?: string;
  /** What was wrong with the file that was sent. */
  error?: string | undefined;
  /** What the button of a page with several of them is for. */
  buttonLabel?: string;
};

/** Sends one picture. Scripts send what is chosen or dropped at once. */
export function PictureForm({
  action,
  version,
  accept = POINT_PICTURES,
  buttonLabel,
  ...drop
}: PictureFormProps) {
  const { state, formAction } = useNavigation();
  const isBusy = state !== 'idle' && formAction === action;
  const isHydrated = useIsHydrated();
  return (
    <PostForm
      action={action}
      encType="multipart/form-data"
      className={`${styles.form} grid justify-items-start gap-2`}
      preventScrollReset
    >
      <input type="hidden" name="version" value={version} />
      <FileDrop key={version} name="picture" {...{ accept, ...drop }} sendsAtOnce />
      {(isBusy || !isHydrated) && (
        <Button kind="secondary" busy={isBusy} aria-label={buttonLabel}>
          {messages.useThisPicture}
        </Button>
      )}
    </PostForm>
  );
}
