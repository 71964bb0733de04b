import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { useMay } from '#admin/ui/forms/operation-form.tsx';
import { ListSearch } from '#admin/ui/list-search.tsx';
import type { StaffVariant } from '#app/features/catalogue/edit/list-products.server.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { listProducts } from '#operations/catalogue/read-products.server.ts';
import { messages } from './messages/messages.ts';
import styles from './product-list.module.css';

const columnsOf = (): Column<StaffVariant>[] => [
  {
    name: messages.product,
    cell: ({ id, variant, title, hasOptions }) => (
      <Link
        to={`/${hasOptions ? 'product' : 'products'}/${encodeURIComponent(hasOptions ? id : variant)}`}
      >
        {title}
      </Link>
    ),
  },
  { name: messages.variant, cell: ({ variant }) => variant },
  { name: messages.category, cell: ({ category }) => category || messages.none },
  {
    name: messages.state,
    cell: ({ isWithdrawn }) =>
      isWithdrawn ? messages.withdrawn : messages.onSale.replaceAll(' ', '\u00a0'),
  },
  {
    name: messages.available,
    isNumber: true,
    cell: ({ available }) => available ?? messages.notCounted,
  },
  { name: messages.price, isNumber: true, cell: ({ priceCents }) => formatCents(priceCents) },
];

export const meta = () => [{ title: `${messages.products} · Admin` }];

const PRODUCTS_PER_PAGE = 50;
const MAX_SEARCH_LETTERS = 200;

function readText(parameters: URLSearchParams, name: string): string {
  const text = (parameters.get(name) ?? '').trim().slice(0, MAX_SEARCH_LETTERS);
  return isStorable(text) ? text : '';
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const text = readText(url.searchParams, 'q');
  const after = readText(url.searchParams, 'after') || null;
  const wanted = { search: text, after, limit: PRODUCTS_PER_PAGE };
  return { text, after, ...(await loadOperation(sessionOf(context), listProducts, wanted)) };
}

export default function Products() {
  const { text, after, products, next } = useLoaderData<typeof loader>();
  const search = new URLSearchParams({ q: text });
  return (
    <>
      <PageHeading>{messages.products}</PageHeading>
      <div className={styles.head}>
        <ListSearch
          path="/products"
          what={messages.productsToSearch}
          text={text}
          placeholder={messages.variantOrWords}
        />
        <div className="flex wrap gap-2">
          {useMay('products.add') && (
            <ButtonLink kind="primary" to="/products/new">
              {messages.newProduct}
            </ButtonLink>
          )}
          {useMay('products.change-many') && (
            <ButtonLink kind="secondary" to={text === '' ? '/bulk' : `/bulk?${search}`}>
              {messages.changeMany}
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" to="/reviews">
            {messages.reviews}
          </ButtonLink>
          <ButtonLink kind="secondary" to="/collections">
            {messages.collections}
          </ButtonLink>
          <ButtonLink kind="secondary" to="/home">
            {messages.homePage}
          </ButtonLink>
          <ButtonLink kind="secondary" to="/import">
            {messages.importAndExport}
          </ButtonLink>
        </div>
      </div>
      <ProductRows products={products} />
      <nav aria-label={messages.pages} className="flex gap-5">
        {after && (
          <Link to="/products" className="reach">
            {messages.firstPage}
          </Link>
        )}
        {next && (
          <Link to={`/products?${new URLSearchParams({ after: next })}`} className="reach">
            {messages.nextPage}
          </Link>
        )}
      </nav>
    </>
  );
}

/** The variants of a page, withdrawn ones too. */
function ProductRows({ products }: { products: readonly StaffVariant[] }) {
  return (
    <DataTable
      caption={messages.products}
      columns={columnsOf()}
      rows={products}
      keyOf={({ variant }) => variant}
      empty={messages.noneFound}
    />
  );
}
