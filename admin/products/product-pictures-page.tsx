import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { RefusedPicture } from '#admin/ui/forms/refused-picture.tsx';
import { lineTitle } from '#app/features/catalogue/product/options/options.ts';
import { showProduct } from '#operations/catalogue/read-products.server.ts';
import { setPictures } from '#operations/catalogue/set-pictures.server.ts';
import { mayDo } from '#operations/perform.server.ts';
import { messages } from './messages/messages.ts';
import { PicturePanel } from './picture-panel.tsx';
import { addPictures, PICTURE_LIMITS } from './product-pictures.server.ts';

export const meta = () => [{ title: `${messages.pictures} · Admin` }];

export async function loader({ context, params: { variant = '' } }: LoaderFunctionArgs) {
  const product = await loadOperation(sessionOf(context), showProduct, { variant });
  return { product, ...PICTURE_LIMITS };
}

/** Takes files alone: this path has a larger limit than others (docs/admin.md). */
export async function action({ request, context, params: { variant = '' } }: ActionFunctionArgs) {
  const session = sessionOf(context);
  // Before anything is stored.
  if (!mayDo(session.member, setPictures)) throw data(null, 403);
  const product = await loadOperation(session, showProduct, { variant });
  const problem = await addPictures(session, product, request);
  if (problem === null) throw redirect(`/products/${encodeURIComponent(variant)}#pictures`);
  return data({ problem }, 400);
}

export default function ProductPictures() {
  const { product, ...limits } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <RefusedPicture
      title={messages.picturesOf(lineTitle(product))}
      path={`/products/${encodeURIComponent(product.variant)}`}
      link={messages.theProduct}
    >
      <PicturePanel product={product} {...limits} isBusy={isBusy} />
    </RefusedPicture>
  );
}
