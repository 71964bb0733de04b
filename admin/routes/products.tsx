import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { findProducts } from '#admin/products/product-desk.server.ts';
import { ProductRows } from '#admin/products/product-rows.tsx';
import { ListSearch } from '#admin/ui/list-search.tsx';
import pageLinkStyles from '#admin/ui/page-links.module.css';
import { isStorable } from '#app/shared/storable-text.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';

export const meta = () => [{ title: 'Products · Admin' }];

const PRODUCTS_PER_PAGE = 50;
const MAX_SEARCH_LETTERS = 200;

function readText(parameters: URLSearchParams, name: string): string {
  const text = (parameters.get(name) ?? '').trim().slice(0, MAX_SEARCH_LETTERS);
  return isStorable(text) ? text : '';
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const text = readText(url.searchParams, 'q');
  const after = readText(url.searchParams, 'after') || null;
  const wanted = { text, after, limit: PRODUCTS_PER_PAGE };
  return { text, after, ...(await findProducts(deskOf(context).queries, wanted)) };
}

export default function Products() {
  const { text, after, products, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading>Products</PageHeading>
      <ListSearch
        path="/products"
        what="products"
        text={text}
        placeholder="Listing, or words of the title"
      />
      <ProductRows products={products} />
      <nav aria-label="Pages" className={pageLinkStyles.pages}>
        {after && <Link to="/products">First page</Link>}
        {next && <Link to={`/products?${new URLSearchParams({ after: next })}`}>Next page</Link>}
      </nav>
    </>
  );
}
