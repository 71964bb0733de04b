import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { findProduct, saveCount, saveProduct } from '#admin/products/product-desk.server.ts';
import { ProductForm } from '#admin/products/product-form.tsx';
import { readProductForm } from '#admin/products/read-product-form.ts';
import { StockFields } from '#admin/products/stock-fields.tsx';
import { readStockForm } from '#admin/products/stock-form.ts';
import { readShelf } from '#app/features/stock/stock-keeping.server.ts';
import { readForm } from '#app/shared/read-form.ts';
import { isStorable } from '#app/shared/storable-text.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: `${loaderData?.product.title ?? 'No such product'} · Admin` },
];

async function find({ params, context }: LoaderFunctionArgs) {
  const { queries } = deskOf(context);
  const { listing = '' } = params;
  const product = isStorable(listing) ? await findProduct(queries, listing) : null;
  if (!product) throw data(null, { status: 404 });
  return product;
}

export async function loader(args: LoaderFunctionArgs) {
  const product = await find(args);
  const shelf = await readShelf(deskOf(args.context).queries, product.listing);
  return { product, shelf };
}

const NOT_UNITS = { isDone: false, message: 'The number has to be whole, and not below zero.' };

/** An answer after which the form of the product stays as it is. */
const FRESH = { problems: null, fields: null, stamp: null };

export async function action(args: ActionFunctionArgs) {
  const product = await find(args);
  const desk = deskOf(args.context);
  const fields = (await readForm(args.request)) ?? {};
  if (fields.do === 'count') {
    const form = readStockForm(fields);
    const outcome = form ? await saveCount(desk, product.listing, form) : NOT_UNITS;
    return data({ ...FRESH, outcome }, outcome.isDone ? 200 : 409);
  }
  const values = readProductForm(fields);
  if (!values.ok) {
    const outcome = { isDone: false, message: 'Nothing was saved: look at what is marked.' };
    return data({ outcome, problems: values.refusal, fields, stamp: null }, 400);
  }
  const outcome = await saveProduct(desk, product, fields.version ?? '', values.value);
  return data({ ...FRESH, outcome, stamp: Date.now() }, outcome.isDone ? 200 : 409);
}

export default function Product() {
  const { product, shelf } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHeading
        above={<Link to="/products">Products</Link>}
        below={`Listing ${product.listing} of product ${product.id}`}
      >
        {product.title}
      </PageHeading>
      <div role="status">
        {answer && (
          <Notice kind={answer.outcome.isDone ? 'success' : 'error'}>
            <p>{answer.outcome.message}</p>
          </Notice>
        )}
      </div>
      <Panel>
        <ProductForm
          key={answer?.stamp ?? 'first'}
          product={product}
          typed={answer?.fields ?? null}
          problems={answer?.problems ?? {}}
          isBusy={isBusy}
        />
      </Panel>
      <Panel labelledBy="stock">
        <Form method="post" className="stack" key={shelf?.onHand ?? 'uncounted'}>
          <StockFields shelf={shelf} isBusy={isBusy} />
        </Form>
      </Panel>
    </>
  );
}
