import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import type { OperationAnswer } from '#admin/desk/operation-answer.ts';
import {
  AnswerContext,
  OperationForm,
  OperationOutcome,
  useMay,
} from '#admin/ui/forms/operation-form.tsx';
import { OtherForms } from '#admin/ui/forms/other-forms.tsx';
import { handlesOf } from '#app/features/catalogue/collections/collection-store.server.ts';
import type { EditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import { EDITED_FIELDS, toForm } from '#app/features/catalogue/edit/product-values.ts';
import { lineTitle } from '#app/features/catalogue/product/options/options.ts';
import type { ShelfRow } from '#app/features/stock/stock-keeping.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { showStock } from '#operations/catalogue/count-stock.server.ts';
import { showProduct } from '#operations/catalogue/read-products.server.ts';
import { PicturePanel } from './picture-panel.tsx';
import { ProductFields, sentence } from './product-fields.tsx';
import { PICTURE_LIMITS } from './product-pictures.server.ts';

type Answer = OperationAnswer | undefined;

type ProductFormProps = { product: EditedProduct; answer: Answer };

type StockPanelProps = { variant: string; shelf: ShelfRow | null; answer: Answer };

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

const CHANGE = 'products.change';
const COUNT = 'stock.count';

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: `${loaderData ? lineTitle(loaderData.product) : 'No such product'} · Admin` },
];

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const desk = deskOf(context);
  const named = { variant: params.variant ?? '' };
  const product = await loadOperation(desk, showProduct, named);
  return {
    product,
    collections: await handlesOf(desk.queries, product.id),
    shelf: (await loadOperation(desk, showStock, named)).shelf,
    pictureLimits: PICTURE_LIMITS,
    isNew: url.searchParams.has('new'),
  };
}

export const action = answerOperation;

/** Whether the product is as this answer has saved it. */
function isSaved(answer: Answer, { version }: EditedProduct): boolean {
  const { operation, output } = answer ?? {};
  if (operation !== CHANGE || typeof output !== 'object' || output === null) return false;
  return 'version' in output && output.version === version;
}

export default function Product() {
  const { product, collections, shelf, pictureLimits, isNew } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const isBusy = useNavigation().state === 'submitting';
  const [saved, setSaved] = useState('');
  // What was saved is shown in a form of its new version.
  if (saved !== product.version && isSaved(answer, product)) setSaved(product.version);
  return (
    <>
      <PageHeading
        above={<Link to="/products">Products</Link>}
        below={
          <>
            Variant {product.variant} of product{' '}
            <Link to={`/product/${encodeURIComponent(product.id)}`}>{product.id}</Link>: all its
            variants and options
          </>
        }
      >
        {lineTitle(product)}
      </PageHeading>
      {isNew && !answer && (
        <Notice kind="success">
          <p>
            {product.isWithdrawn
              ? 'It is in the catalogue, and not on sale yet. Add its pictures below.'
              : 'The shop sells it now. Add its pictures below.'}
          </p>
        </Notice>
      )}
      <OperationOutcome answer={answer} />
      <Panel>
        {useMay(CHANGE) ? (
          <ProductForm key={saved} product={product} answer={answer} />
        ) : (
          <ProductValues product={product} />
        )}
      </Panel>
      <PicturePanel product={product} {...pictureLimits} isBusy={isBusy} />
      <StockPanel
        key={shelf?.onHand ?? 'uncounted'}
        variant={product.variant}
        shelf={shelf}
        answer={answer}
      />
      <AnswerContext value={answer}>
        <CollectionsPanel variant={product.variant} collections={collections} />
      </AnswerContext>
      <OtherForms about={{ variant: product.variant }} />
    </>
  );
}

/**
 * The form of a product as it was when it was opened, with that version: a change that comes in meanwhile does
 * not touch what is typed, and is not overwritten.
 */
function ProductForm({ product, answer }: ProductFormProps) {
  const refused = answer?.operation === CHANGE && !answer.isDone ? answer : null;
  const typed = refused?.typed ?? null;
  const [opened] = useState({ ...product, version: typed?.version ?? product.version });
  return (
    <>
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
      <OperationForm
        operation={CHANGE}
        button="Save"
        kind="primary"
        fields={{ variant: opened.variant, version: opened.version }}
        className="stack"
      >
        <ProductFields
          values={typed ?? toForm(opened)}
          isWithdrawn={typed ? typed.withdrawn === 'yes' : opened.isWithdrawn}
          withdrawnLabel="Withdrawn: not sold, but known to baskets and orders that have it"
          problems={refused?.problems ?? {}}
        />
      </OperationForm>
    </>
  );
}

/** The product for whoever may not change it. */
function ProductValues({ product }: { product: EditedProduct }) {
  const values = toForm(product);
  return (
    <dl className="stack">
      {EDITED_FIELDS.map(({ name, edit }) => (
        <div key={name}>
          <dt>{edit.label}</dt>
          <dd>{values[name] || 'None'}</dd>
        </div>
      ))}
      <div>
        <dt>State</dt>
        <dd>{product.isWithdrawn ? 'Withdrawn' : 'On sale'}</dd>
      </div>
    </dl>
  );
}

/** The collections that the product is in, with all its variants. */
function CollectionsPanel({ variant, collections }: { variant: string; collections: string[] }) {
  return (
    <Panel labelledBy="collections" className="stack">
      <h2 id="collections">Collections</h2>
      {collections.length > 0 && (
        <ul>
          {collections.map((handle) => (
            <li key={handle}>
              <Link to={`/collections/${encodeURIComponent(handle)}`}>{handle}</Link>
            </li>
          ))}
        </ul>
      )}
      <OperationForm
        key={collections.join()}
        operation="products.set-collections"
        fields={{ variant }}
        values={{ collections: collections.join('\n') }}
      />
    </Panel>
  );
}

function shelfWords({ available, held, committed }: ShelfRow): string {
  return `${available} available, ${held} in checkouts, ${committed} sold and not sent yet.`;
}

/** What lies on the shelf, as it was shown and as it is counted now. */
function StockPanel({ variant, shelf, answer }: StockPanelProps) {
  const refused = answer?.operation === COUNT && !answer.isDone ? answer : null;
  return (
    <Panel labelledBy="stock" className="stack">
      <h2 id="stock">Stock</h2>
      <p>{shelf ? shelfWords(shelf) : 'Not counted: it is never sold out.'}</p>
      <OperationForm
        operation={COUNT}
        button="Save the count"
        fields={{ variant, seenUnits: shelf?.onHand ?? '' }}
        className="stack"
      >
        <Field
          label="On the shelf"
          name="units"
          inputMode="numeric"
          defaultValue={refused?.typed?.units ?? shelf?.onHand ?? ''}
          error={sentence(refused?.problems.units)}
          hint="With what is sold and not sent yet. Empty: not counted."
          autoComplete="off"
        />
      </OperationForm>
    </Panel>
  );
}
