/** Reviews by buyers: what waits for a look, showing and hiding them, and the answer of the shop. */
import * as z from 'zod';
import { MAX_ANSWER } from '#app/features/reviews/review.ts';
import {
  answerReview,
  judgeReview,
  lockReview,
  listReviews as readList,
  readReview,
  type StaffReview,
  staffReviewSchema,
} from '#app/features/reviews/staff-reviews.server.ts';
import { toZonedIso } from '#app/shared/time/zoned-time.ts';
import type { Queries } from '#db/database.ts';
import { checkSeen } from '#operations/check-seen.ts';
import { neededText, text, wholeNumber } from '#operations/fields.ts';
import { limitField } from '#operations/list-fields.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

/** `4 stars  waiting  Tablet  by Ann, 2026-11-22 09:14  6f0c…` */
function reviewLine(one: StaffReview, timeZone: string): string {
  const { stars, state, title, name, writtenSeconds, reports, id } = one;
  return [
    `${stars} ${stars === 1 ? 'star' : 'stars'}`,
    state,
    title,
    `by ${name || 'a buyer'}, ${toZonedIso(writtenSeconds, timeZone)}`,
    ...(reports > 0 ? [`reported ${reports === 1 ? 'once' : `${reports} times`}`] : []),
    id,
  ].join('  ');
}

function reviewLines(one: StaffReview, timeZone: string): string[] {
  return [
    reviewLine(one, timeZone),
    ...(one.words === '' ? [] : one.words.split('\n').map((line) => `    ${line}`)),
    ...one.pictures.map((image) => `    picture: ${image}`),
    ...(one.answer === '' ? [] : [`    answer: ${one.answer.replaceAll('\n', ' ')}`]),
  ];
}

export const listReviews = defineRead({
  name: 'reviews.list',
  scope: 'catalogue:read',
  does: 'Lists the reviews by buyers, the newest first',
  input: z.object({
    waiting: z
      .boolean()
      .default(false)
      .meta({ description: 'Those alone that wait for a look or were reported, the oldest first' }),
    limit: limitField(50),
  }),
  output: z.object({ reviews: z.array(staffReviewSchema) }),
  toLines: ({ reviews }, timeZone) =>
    reviews.length > 0
      ? reviews.flatMap((one) => reviewLines(one, timeZone))
      : ['There are no such reviews.'],
  run: async ({ queries }, filter) => ({ reviews: await readList(queries, filter) }),
});

const reviewField = neededText('The review', 100).meta({
  hint: 'Its id: reviews list shows them.',
  positional: true,
});

/** Throws OperationRefused. */
async function findReview(queries: Queries, id: string): Promise<StaffReview> {
  const found = await readReview(queries, id);
  if (found) return found;
  throw new OperationRefused('not_found', messages.noSuchReview(JSON.stringify(id)));
}

export const showReview = defineRead({
  name: 'reviews.show',
  scope: 'catalogue:read',
  does: 'Shows a review',
  input: z.object({ review: reviewField }),
  output: staffReviewSchema,
  toLines: reviewLines,
  run: ({ queries }, { review }) => findReview(queries, review),
});

const input = z.object({
  review: reviewField,
  seenVersion: wholeNumber('The version of the review when it was looked at').optional(),
});

/** What the record of it has: nothing that names the buyer. */
const recorded = ({ state, answer }: StaffReview) => ({ state, answer });

/** Writes to the review that was looked at, and gives it as it is then. Throws OperationRefused. */
async function change(
  { queries, record }: OperationContext,
  { review: id, seenVersion }: z.output<typeof input>,
  write: (known: StaffReview) => Promise<void>,
): Promise<StaffReview> {
  record({ subject: id });
  await lockReview(queries, id);
  const known = await findReview(queries, id);
  checkSeen(seenVersion, known.version, '');
  await write(known);
  const written = await findReview(queries, id);
  record({ before: recorded(known), after: recorded(written) });
  return written;
}

const common = {
  scope: 'catalogue:write',
  subjectWord: 'a review',
  page: (subject: string) => `/reviews/${encodeURIComponent(subject)}`,
  output: staffReviewSchema,
  // Its words are the buyer's, who can have them forgotten.
  kept: z.object({ id: z.string() }),
  readAgain: ({ queries }: OperationContext, { id }: { id: string }) => findReview(queries, id),
} as const;

export const publishReview = defineChange({
  ...common,
  name: 'reviews.publish',
  does: 'Shows a review on the page of its product; what was reported of it counts as looked at',
  button: 'Show it',
  done: 'Showed',
  input,
  message: ({ title }) => messages.isShown(title),
  run: (context, given) =>
    change(context, given, (known) => judgeReview(context.queries, known, 'shown')),
});

export const hideReview = defineChange({
  ...common,
  name: 'reviews.hide',
  does: 'Hides a review: nobody but its buyer and staff see it',
  button: 'Hide it',
  done: 'Hid',
  input,
  message: ({ title }) => messages.isHidden(title),
  run: (context, given) =>
    change(context, given, (known) => judgeReview(context.queries, known, 'hidden')),
});

export const answerToReview = defineChange({
  ...common,
  name: 'reviews.answer',
  does: 'Writes the answer of the shop below a review',
  button: 'Save the answer',
  done: 'Answered',
  input: input.extend({
    answer: text('Answer', MAX_ANSWER).meta({
      hint: 'Everybody reads it below the review. Empty: no answer.',
      text: 'long',
    }),
  }),
  message: ({ answer }) => (answer === '' ? messages.answerRemoved : messages.isAnswered),
  run: (context, { answer, ...given }) =>
    change(context, given, ({ id }) => answerReview(context.queries, id, answer)),
});
