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
import { readDeskForm } from '#admin/desk/read-desk-form.ts';
import { PostForm } from '#admin/ui/post-form.tsx';
import { readShelf } from '#app/features/stock/stock-keeping.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { readPictureMove } from './arrange-pictures.ts';
import { PicturePanel } from './picture-panel.tsx';
import { productOf, saveCount, saveProduct } from './product-desk.server.ts';
import { ProductForm } from './product-form.tsx';
import { MAX_PICTURE_MB, MAX_PICTURES, movePicture } from './product-pictures.server.ts';
import { readProductForm } from './read-product-form.ts';
import { StockFields } from './stock-fields.tsx';
import { readStockForm } from './stock-form.ts';

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: `${loaderData?.product.title ?? 'No such product'} · Admin` },
];

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const desk = deskOf(context);
  const product = await productOf(desk, params.variant);
  const shelf = await readShelf(desk.queries, product.variant);
  const pictureLimits = { maxPictures: MAX_PICTURES, maxMegabytes: MAX_PICTURE_MB };
  return {
    product,
    shelf,
    pictureLimits,
    isNew: url.searchParams.has('new'),
    savedVersion: url.searchParams.get('saved'),
  };
}

const NOT_UNITS = { isDone: false, message: 'The number has to be whole, and not below zero.' };

/** An answer after which the form of the product stays as it is. */
const OF_OTHERS = { problems: null, fields: null };

export async function action({ request, context, params }: ActionFunctionArgs) {
  const desk = deskOf(context);
  const product = await productOf(desk, params.variant);
  const fields = (await readDeskForm(request)) ?? {};
  if (fields.do === 'picture') {
    const move = readPictureMove(fields.move ?? '');
    if (!move) throw data(null, { status: 400 });
    const outcome = await movePicture(desk, product, fields.version ?? '', move);
    // The picture in its new place says enough.
    if (outcome.isDone) throw redirect(`/products/${encodeURIComponent(product.variant)}#pictures`);
    return data({ ...OF_OTHERS, outcome }, 409);
  }
  if (fields.do === 'count') {
    const form = readStockForm(fields);
    const outcome = form ? await saveCount(desk, product.variant, form) : NOT_UNITS;
    return data({ ...OF_OTHERS, outcome }, outcome.isDone ? 200 : 409);
  }
  const values = readProductForm(fields);
  if (!values.ok) {
    const outcome = { isDone: false, message: 'Nothing was saved: look at what is marked.' };
    return data({ outcome, problems: values.refusal, fields }, 400);
  }
  const outcome = await saveProduct(desk, product, fields.version ?? '', values.value);
  if (!outcome.isDone) return data({ outcome, problems: null, fields }, 409);
  // Shows what is stored now, in a form of the version that it has now.
  const { variant, version } = await productOf(desk, product.variant);
  throw redirect(`/products/${encodeURIComponent(variant)}?saved=${version}`, 303);
}

export default function Product() {
  const { product, shelf, pictureLimits, isNew, savedVersion } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHeading
        above={<Link to="/products">Products</Link>}
        below={`Variant ${product.variant} of product ${product.id}`}
      >
        {product.title}
      </PageHeading>
      <div role="status">
        {isNew && !answer && (
          <Notice kind="success">
            <p>
              {product.isWithdrawn
                ? 'It is in the catalogue, and not on sale yet. Add its pictures below.'
                : 'The shop sells it now. Add its pictures below.'}
            </p>
          </Notice>
        )}
        {savedVersion && !answer && (
          <Notice kind="success">
            <p>Saved. The shop shows it now.</p>
          </Notice>
        )}
        {answer && (
          <Notice kind={answer.outcome.isDone ? 'success' : 'error'}>
            <p>{answer.outcome.message}</p>
          </Notice>
        )}
      </div>
      <Panel>
        <ProductForm
          key={savedVersion ?? 'first'}
          product={product}
          typed={answer?.fields ?? null}
          problems={answer?.problems ?? {}}
          isBusy={isBusy}
        />
      </Panel>
      <PicturePanel product={product} {...pictureLimits} isBusy={isBusy} />
      <Panel labelledBy="stock">
        <PostForm className="stack" key={shelf?.onHand ?? 'uncounted'}>
          <StockFields shelf={shelf} isBusy={isBusy} />
        </PostForm>
      </Panel>
    </>
  );
}
