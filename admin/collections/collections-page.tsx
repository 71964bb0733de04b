import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { messages as productMessages } from '#admin/products/messages/messages.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { OperationFields } from '#admin/ui/forms/operation-fields.tsx';
import { OperationForm, useIsRefused, useMay } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { ListedCollection } from '#app/features/catalogue/collections/collection-store.server.ts';
import { isShown } from '#app/features/catalogue/product/collection/collection.ts';
import { formatNumber } from '#app/shared/plural.ts';
import { listCollections } from '#operations/catalogue/collections.server.ts';
import { messages } from './messages/messages.ts';

const columnsOf = (): Column<ListedCollection>[] => [
  {
    name: messages.collection,
    cell: ({ handle, title }) => (
      <Link to={`/collections/${encodeURIComponent(handle)}`}>{title || handle}</Link>
    ),
  },
  { name: productMessages.products, isNumber: true, cell: (one) => formatNumber(one.products) },
];

export const meta = () => [{ title: `${messages.collections} · Admin` }];

export function loader({ context }: LoaderFunctionArgs) {
  return loadOperation(sessionOf(context), listCollections, {});
}

export const action = answerOperation;

export default function Collections() {
  const { collections } = useLoaderData<typeof loader>();
  const tags = collections.filter((one) => !isShown(one));
  return (
    <AdminPage
      title={messages.collections}
      above={<Link to="/products">{productMessages.products}</Link>}
      below={messages.aboutCollections}
    >
      <CollectionTable
        caption={messages.collections}
        rows={collections.filter(isShown)}
        empty={messages.noCollections}
      />
      {tags.length > 0 && (
        <Disclosure summary={messages.tagsWithoutTitle(formatNumber(tags.length))}>
          <CollectionTable caption={messages.withoutTitle} rows={tags} empty="" />
        </Disclosure>
      )}
      {useMay('collections.add') && <NewCollection isOpen={collections.length === 0} />}
    </AdminPage>
  );
}

function CollectionTable(props: { caption: string; rows: ListedCollection[]; empty: string }) {
  return <DataTable {...props} columns={columnsOf()} keyOf={({ handle }) => handle} />;
}

function NewCollection({ isOpen }: { isOpen: boolean }) {
  const isRefused = useIsRefused('collections.add');
  return (
    <Section title={messages.newCollection}>
      <Disclosure summary={messages.addCollection} isOpen={isOpen || isRefused}>
        <OperationForm operation="collections.add" kind="primary">
          <OperationFields only={['title', 'handle']} />
          <OperationFields only={['text']} />
          <OperationFields only={['image']} />
        </OperationForm>
      </Disclosure>
    </Section>
  );
}
