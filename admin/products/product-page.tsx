import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import type { OperationAnswer } from '#admin/operations/operation-answer.ts';
import columnStyles from '#admin/ui/columns.module.css';
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
import { fieldLabel } from '#app/features/catalogue/product/fields/field-words.ts';
import { lineTitle } from '#app/features/catalogue/product/options/options.ts';
import type { ShelfRow } from '#app/features/stock/stock-keeping.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { showStock } from '#operations/catalogue/count-stock.server.ts';
import { showProduct } from '#operations/catalogue/read-products.server.ts';
import { messages } from './messages/messages.ts';
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
  { title: `${loaderData ? lineTitle(loaderData.product) : messages.noSuchProduct} · Admin` },
];

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const named = { variant: params.variant ?? '' };
  const product = await loadOperation(session, showProduct, named);
  return {
    product,
    collections: await handlesOf(session.queries, product.id),
    shelf: (await loadOperation(session, showStock, named)).shelf,
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
        above={<Link to="/products">{messages.products}</Link>}
        below={filled(messages.variantOfProduct, {
          variant: product.variant,
          product: <Link to={`/product/${encodeURIComponent(product.id)}`}>{product.id}</Link>,
        })}
      >
        {lineTitle(product)}
      </PageHeading>
      {isNew && !answer && (
        <Notice kind="success">
          <p>{product.isWithdrawn ? messages.addedNotOnSale : messages.addedOnSale}</p>
        </Notice>
      )}
      <OperationOutcome answer={answer} />
      <div className={columnStyles.columns}>
        <Panel>
          {useMay(CHANGE) ? (
            <ProductForm key={saved} product={product} answer={answer} />
          ) : (
            <ProductValues product={product} />
          )}
        </Panel>
        <div className="stack">
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
        </div>
      </div>
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
              {filled(messages.changedSinceOpened, {
                loadAgain: (
                  <a href={`/products/${encodeURIComponent(opened.variant)}`}>
                    {messages.loadAgain}
                  </a>
                ),
              })}
            </p>
          </Notice>
        )}
      </div>
      <OperationForm
        operation={CHANGE}
        button={messages.save}
        kind="primary"
        fields={{ variant: opened.variant, version: opened.version }}
        className="stack"
      >
        <ProductFields
          values={typed ?? toForm(opened)}
          isWithdrawn={typed ? typed.withdrawn === 'yes' : opened.isWithdrawn}
          withdrawnLabel={messages.withdrawnLabel}
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
      {EDITED_FIELDS.map((field) => (
        <div key={field.name}>
          <dt>{fieldLabel(field)}</dt>
          <dd>{values[field.name] || messages.none}</dd>
        </div>
      ))}
      <div>
        <dt>{messages.state}</dt>
        <dd>{product.isWithdrawn ? messages.withdrawn : messages.onSale}</dd>
      </div>
    </dl>
  );
}

/** The collections that the product is in, with all its variants. */
function CollectionsPanel({ variant, collections }: { variant: string; collections: string[] }) {
  return (
    <Panel labelledBy="collections" className="stack">
      <h2 id="collections">{messages.collections}</h2>
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

/** What lies on the shelf, as it was shown and as it is counted now. */
function StockPanel({ variant, shelf, answer }: StockPanelProps) {
  const refused = answer?.operation === COUNT && !answer.isDone ? answer : null;
  return (
    <Panel labelledBy="stock" className="stack">
      <h2 id="stock">{messages.stock}</h2>
      <p>
        {shelf
          ? messages.shelfWords(shelf.available, shelf.held, shelf.committed)
          : messages.neverSoldOut}
      </p>
      <OperationForm
        operation={COUNT}
        button={messages.saveCount}
        fields={{ variant, seenUnits: shelf?.onHand ?? '' }}
        className="stack"
      >
        <Field
          label={messages.onShelf}
          name="units"
          inputMode="numeric"
          defaultValue={refused?.typed?.units ?? shelf?.onHand ?? ''}
          error={sentence(refused?.problems.units)}
          hint={messages.aboutShelf}
          autoComplete="off"
        />
      </OperationForm>
    </Panel>
  );
}
