import { useState } from 'react';
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
import type { EditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import { toForm } from '#app/features/catalogue/edit/product-values.ts';
import { readUnits } from '#app/features/catalogue/product/cells/read-cell.ts';
import { readShelf, type ShelfRow } from '#app/features/stock/stock-keeping.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { readPictureMove } from './arrange-pictures.ts';
import { PicturePanel } from './picture-panel.tsx';
import { productOf, type StockForm, saveCount, saveProduct } from './product-desk.server.ts';
import { ProductFields } from './product-fields.tsx';
import { MAX_PICTURE_MB, MAX_PICTURES, movePicture } from './product-pictures.server.ts';
import { type FieldProblems, readProductForm } from './read-product-form.ts';

type StockFieldsProps = { shelf: ShelfRow | null; isBusy: boolean };

type ProductFormProps = {
  product: EditedProduct;
  /** What was sent, where it was refused. */
  typed: Readonly<Record<string, string>> | null;
  problems: FieldProblems;
  isBusy: boolean;
};

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

/** Empty fields are null: not counted. Null for what is no number of units. */
function readStockForm(fields: Record<string, string>): StockForm | null {
  const [seen, units] = [readUnits(fields.seen ?? ''), readUnits(fields.units ?? '')];
  return seen.ok && units.ok ? { seen: seen.value, units: units.value } : null;
}

/**
 * The form of a product as it was when it was opened, with that version: a change that comes in meanwhile does
 * not touch what is typed, and is not overwritten.
 */
function ProductForm({ product, typed, problems, isBusy }: ProductFormProps) {
  const [opened] = useState({ ...product, version: typed?.version ?? product.version });
  return (
    <PostForm className="stack">
      <div role="status">
        {opened.version !== product.version && (
          <Notice kind="warning">
            <p>
              Somebody has changed this product since you opened it, so it cannot be saved:{' '}
              <a href={`/products/${encodeURIComponent(opened.variant)}`}>load it again</a>.
            </p>
          </Notice>
        )}
      </div>
      <input type="hidden" name="version" value={opened.version} />
      <ProductFields
        values={typed ?? toForm(opened)}
        isWithdrawn={typed ? typed.withdrawn === 'on' : opened.isWithdrawn}
        withdrawnLabel="Withdrawn: not sold, but known to baskets and orders that have it"
        problems={problems}
      />
      <div>
        <Button kind="primary" busy={isBusy}>
          Save
        </Button>
      </div>
    </PostForm>
  );
}

function shelfWords({ available, held, committed }: ShelfRow): string {
  return `${available} available, ${held} in checkouts, ${committed} sold and not sent yet.`;
}

/** What lies on the shelf, as it was shown and as it is counted now. */
function StockFields({ shelf, isBusy }: StockFieldsProps) {
  return (
    <>
      <h2 id="stock">Stock</h2>
      <p>{shelf ? shelfWords(shelf) : 'Not counted: it is never sold out.'}</p>
      <input type="hidden" name="do" value="count" />
      <input type="hidden" name="seen" value={shelf?.onHand ?? ''} />
      <Field
        label="On the shelf"
        name="units"
        inputMode="numeric"
        defaultValue={shelf?.onHand ?? ''}
        hint="With what is sold and not sent yet. Empty: not counted."
        autoComplete="off"
      />
      <div>
        <Button kind="secondary" busy={isBusy}>
          Save the count
        </Button>
      </div>
    </>
  );
}
