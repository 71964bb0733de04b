import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { findProducts } from '#admin/products/product-desk.server.ts';
import { ProductRows } from '#admin/products/product-rows.tsx';
import listStyles from '#admin/ui/list-page.module.css';
import { isStorable } from '#app/shared/storable-text.ts';
import { Button } from '#app/ui/forms/button.tsx';
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
      <Form role="search" action="/products" className={listStyles.search}>
        <label className={listStyles.searchField}>
          <span className="visually-hidden">Search products</span>
          <input
            type="search"
            name="q"
            key={text}
            defaultValue={text}
            placeholder="Listing, or words of the title"
            autoComplete="off"
            data-search
          />
        </label>
        <Button kind="secondary">Search</Button>
      </Form>
      <ProductRows products={products} />
      <nav aria-label="Pages" className={listStyles.pages}>
        {after && <Link to="/products">First page</Link>}
        {next && <Link to={`/products?${new URLSearchParams({ after: next })}`}>Next page</Link>}
      </nav>
    </>
  );
}
