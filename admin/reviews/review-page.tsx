import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Muted, Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { MAX_STARS } from '#app/features/reviews/review.ts';
import { filled } from '#app/ui/filled.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import { showReview } from '#operations/reviews/reviews.server.ts';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: `${messages.reviews} · ${ui.admin}` }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  return loadOperation(sessionOf(context), showReview, { review: params.review ?? '' });
}

export const action = answerOperation;

export default function Review() {
  const review = useLoaderData<typeof loader>();
  const { id, title, order, stars, name, words, pictures, state, version, answer } = review;
  const fields = { review: id, seenVersion: version };
  return (
    <AdminPage
      title={messages.reviewOf(title)}
      above={<Link to="/reviews">{messages.reviews}</Link>}
      below={filled(messages.writtenAt, { time: <ShortTime seconds={review.writtenSeconds} /> })}
    >
      <Panel className="stack">
        <StarRating rating={stars} of={MAX_STARS} />
        <p>
          <bdi className="semibold">{name || messages.aBuyer}</bdi> · {messages.states[state]}
          {review.reports > 0 && `, ${messages.reported(review.reports)}`} ·{' '}
          <Link to={`/orders/${order}`}>{messages.ofOrder}</Link>
        </p>
        {words === '' ? (
          <p>
            <Muted>{messages.noWords}</Muted>
          </p>
        ) : (
          <p className="pre-line" dir="auto">
            {words}
          </p>
        )}
        {pictures.length > 0 && (
          <ul className="flex wrap gap-2">
            {pictures.map((image, index) => (
              <li key={image}>
                <img
                  src={image}
                  alt={messages.pictureOf(index + 1)}
                  width={240}
                  height={240}
                  className="rounded"
                />
              </li>
            ))}
          </ul>
        )}
        <div className="flex wrap gap-3">
          {(state !== 'shown' || review.reports > 0) && (
            <OperationForm operation="reviews.publish" kind="primary" fields={fields} />
          )}
          {state !== 'hidden' && <OperationForm operation="reviews.hide" fields={fields} />}
        </div>
      </Panel>
      <Section title={messages.answer}>
        <OperationForm
          key={answer}
          operation="reviews.answer"
          fields={fields}
          values={{ answer }}
        />
      </Section>
    </AdminPage>
  );
}
