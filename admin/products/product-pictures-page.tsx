import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { productOf } from './product-desk.server.ts';
import { addPictures, MAX_PICTURE_MB, MAX_PICTURES } from './product-pictures.server.ts';

export const meta = () => [{ title: 'Pictures · Admin' }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const product = await productOf(deskOf(context), params.variant);
  return { product, maxPictures: MAX_PICTURES, maxMegabytes: MAX_PICTURE_MB };
}

/** Takes files alone: this path has a larger limit than others (docs/admin.md). */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const desk = deskOf(context);
  const product = await productOf(desk, params.variant);
  const outcome = await addPictures(desk, product, request);
  if (outcome.isDone) throw redirect(`/products/${encodeURIComponent(product.variant)}#pictures`);
  return data(outcome, 400);
}

/** Where somebody is whose pictures were refused. */
export default function ProductPictures() {
  const { product, ...limits } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHeading
        above={<Link to={`/products/${encodeURIComponent(product.variant)}`}>The product</Link>}
      >
        Pictures of {product.title}
      </PageHeading>
      <div role="status">
        {outcome && (
          <Notice kind="error">
            <p>{outcome.message}</p>
          </Notice>
        )}
      </div>
      <PicturePanel product={product} {...limits} isBusy={isBusy} />
    </>
  );
}
