import { Form, useNavigation } from 'react-router';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { messages } from '#app/features/reviews/messages/messages.ts';
import type { ReviewProblems, TypedReview } from '#app/features/reviews/read-review-form.ts';
import {
  MAX_NAME,
  MAX_PICTURE_MB,
  MAX_REVIEW_PICTURES,
  MAX_WORDS,
} from '#app/features/reviews/review.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Field, TextArea } from '#app/ui/forms/field.tsx';
import styles from './review-form.module.css';
import { StarPicker } from './star-picker.tsx';

type ReviewFormProps = {
  /** What stands in it. */
  typed: TypedReview;
  /** The pictures that it has already. */
  pictures: readonly string[];
  problems: ReviewProblems;
  /** What is wrong with all of it. */
  problem: string | null;
};

/** Where a buyer writes a review, or changes it. */
export function ReviewForm({ typed, pictures, problems, problem }: ReviewFormProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const isWrong = problem !== null || Object.keys(problems).length > 0;
  return (
    <Form method="post" encType="multipart/form-data" className={`${styles.form} grid gap-4`}>
      {isWrong && (
        <Notice kind="error" role="alert" title={messages.notSaved}>
          {problem !== null && <p>{problem}</p>}
          {Object.values(problems).map((one) => (
            <p key={one}>{one}</p>
          ))}
          {problem === null && <p>{messages.chooseAgain}</p>}
        </Notice>
      )}
      <StarPicker chosen={typed.stars} error={problems.stars} />
      <TextArea
        label={messages.yourWords}
        hint={messages.wordsHint}
        error={problems.words}
        name="words"
        rows={6}
        maxLength={MAX_WORDS}
        defaultValue={typed.words}
      />
      {pictures.length > 0 && (
        <ul className="flex wrap gap-3">
          {pictures.map((image, index) => (
            <li key={image} className={styles.kept}>
              <ProductPicture product={{ title: '', image }} sizes="6em" />
              <label className="flex items-center target gap-2 text-small">
                <input type="checkbox" name={`keep-${index + 1}`} value={image} defaultChecked />
                {messages.keepPicture(index + 1)}
              </label>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={messages.pictures}
        hint={messages.picturesHint(MAX_REVIEW_PICTURES, MAX_PICTURE_MB)}
        error={problems.pictures}
        type="file"
        name="pictures"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
      />
      <Field
        label={messages.yourName}
        hint={messages.nameHint}
        error={problems.name}
        name="name"
        maxLength={MAX_NAME}
        autoComplete="given-name"
        defaultValue={typed.name}
      />
      <p className="text-small muted">{messages.publicNote}</p>
      <div>
        <Button kind="primary" busy={isBusy}>
          {messages.send}
        </Button>
      </div>
    </Form>
  );
}
