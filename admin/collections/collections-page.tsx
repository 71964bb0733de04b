import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { OperationFields } from '#admin/ui/forms/operation-fields.tsx';
import { OperationForm, useIsRefused, useMay } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { ListedCollection } from '#app/features/catalogue/collections/collection-store.server.ts';
import { isShown } from '#app/features/catalogue/product/collection/collection.ts';
import { listCollections } from '#operations/catalogue/collections.server.ts';

const columns: readonly Column<ListedCollection>[] = [
  {
    name: 'Collection',
    cell: ({ handle, title }) => (
      <Link to={`/collections/${encodeURIComponent(handle)}`}>{title || handle}</Link>
    ),
  },
  { name: 'Products', isNumber: true, cell: ({ products }) => products.toLocaleString('en-US') },
];

export const meta = () => [{ title: 'Collections · Admin' }];

export function loader({ context }: LoaderFunctionArgs) {
  return loadOperation(deskOf(context), listCollections, {});
}

export const action = answerOperation;

export default function Collections() {
  const { collections } = useLoaderData<typeof loader>();
  const tags = collections.filter((one) => !isShown(one));
  return (
    <AdminPage
      title="Collections"
      above={<Link to="/products">Products</Link>}
      below="Products that shoppers see together, in your order, on a page of their own."
    >
      <CollectionTable
        caption="Collections"
        rows={collections.filter(isShown)}
        empty="There are no collections yet."
      />
      {tags.length > 0 && (
        <Disclosure
          summary={`${tags.length.toLocaleString('en-US')} without a title, such as tags of an import: shoppers do not see them`}
        >
          <CollectionTable caption="Without a title" rows={tags} empty="" />
        </Disclosure>
      )}
      {useMay('collections.add') && <NewCollection isOpen={collections.length === 0} />}
    </AdminPage>
  );
}

function CollectionTable(props: { caption: string; rows: ListedCollection[]; empty: string }) {
  return <DataTable {...props} columns={columns} keyOf={({ handle }) => handle} />;
}

function NewCollection({ isOpen }: { isOpen: boolean }) {
  const isRefused = useIsRefused('collections.add');
  return (
    <Section title="New collection">
      <Disclosure summary="Add a collection" isOpen={isOpen || isRefused}>
        <OperationForm operation="collections.add" kind="primary">
          <OperationFields only={['title', 'handle']} />
          <OperationFields only={['text']} />
          <OperationFields only={['image']} />
        </OperationForm>
      </Disclosure>
    </Section>
  );
}
