import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOrLeave } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { OnePicture } from '#admin/ui/forms/one-picture.tsx';
import { OperationFields } from '#admin/ui/forms/operation-fields.tsx';
import { OperationForm, useIsRefused, useMay } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { ListedCollection } from '#app/features/catalogue/collections/collection-store.server.ts';
import { collectionPath, isShown } from '#app/features/catalogue/product/collection/collection.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { filled } from '#app/ui/filled.tsx';
import { showCollection } from '#operations/catalogue/collections.server.ts';
import { listProducts } from '#operations/catalogue/read-products.server.ts';
import { listHomeSections } from '#operations/home/home-sections.server.ts';
import { AddProducts } from './add-products.tsx';
import { messages } from './messages/messages.ts';
import { PlacedProducts } from './placed-products.tsx';

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

const MAX_FOUND = 20;
const MAX_SEARCH_LETTERS = 200;

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: `${loaderData ? nameOf(loaderData.collection) : messages.noSuchCollection} · Admin` },
];

function nameOf({ title, handle }: Pick<ListedCollection, 'title' | 'handle'>): string {
  return title || handle;
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const after = /^\d{1,6}$/.exec(url.searchParams.get('after') ?? '')?.[0] ?? 0;
  const shown = await loadOperation(session, showCollection, {
    ...{ collection: params.handle ?? '', after: Number(after) },
  });
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH_LETTERS);
  const text = isStorable(typed) ? typed : '';
  const wanted = { search: text, limit: MAX_FOUND };
  const found = text === '' ? [] : (await loadOperation(session, listProducts, wanted)).products;
  const page = new URL(collectionPath(shown.collection), session.shopUrl()).href;
  const { sections } = await loadOperation(session, listHomeSections, {});
  const onHome = sections.some((one) => one.collection === shown.collection.handle);
  return { ...shown, after: Number(after), text, found, page, onHome };
}

export const action = (args: ActionFunctionArgs) =>
  answerOrLeave(args, { after: ['collections.delete'], to: '/collections' });

export default function CollectionPage() {
  const { collection, products, next, after, text, found, page, onHome } =
    useLoaderData<typeof loader>();
  const { handle, version } = collection;
  const mayChange = useMay('collections.change');
  return (
    <AdminPage
      title={nameOf(collection)}
      above={<Link to="/collections">{messages.collections}</Link>}
      below={isShown(collection) ? <a href={page}>{page}</a> : messages.notSeen}
    >
      {mayChange ? (
        <Section title={messages.whatShoppersRead}>
          <OperationForm
            key={version}
            operation="collections.change"
            kind="primary"
            fields={{ collection: handle, seenVersion: version }}
            values={collection}
          >
            <OperationFields only={['title', 'text']} />
            <OperationFields only={['image']} />
          </OperationForm>
          <OnePicture
            action={`/collections/${encodeURIComponent(handle)}/picture`}
            name={nameOf(collection)}
            image={collection.image}
            version={version}
          />
        </Section>
      ) : (
        <Section title={messages.whatShoppersRead}>
          <p>{collection.text || messages.noText}</p>
        </Section>
      )}
      <PlacedProducts collection={collection} products={products} after={after} next={next} />
      {useMay('collections.add-products') && (
        <AddProducts collection={handle} text={text} found={found} />
      )}
      {isShown(collection) && <OnHome handle={handle} isThere={onHome} />}
      {mayChange && (
        <MoreAboutAll handle={handle} ids={next === null && after === 0 ? products : []} />
      )}
    </AdminPage>
  );
}

/** Whether it is one of the sections of the home page. */
function OnHome({ handle, isThere }: { handle: string; isThere: boolean }) {
  return (
    <Section title={messages.onHomePage}>
      <p>
        {filled(isThere ? messages.isSection : messages.isNoSection, {
          home: <Link to="/home">{messages.homePage}</Link>,
        })}
      </p>
      {!isThere && (
        <OperationForm
          operation="home.add"
          button={messages.showThere}
          fields={{ kind: 'collection', collection: handle }}
          typed={[]}
        />
      )}
    </Section>
  );
}

/** What is done to the collection as a whole. */
function MoreAboutAll({ handle, ids }: { handle: string; ids: readonly { id: string }[] }) {
  const isRefused = useIsRefused('collections.set-products');
  const products = ids.map(({ id }) => id).join('\n');
  return (
    <Section title={messages.wholeCollection}>
      <Disclosure summary={messages.pasteAll} isOpen={isRefused}>
        <OperationForm
          key={products}
          operation="collections.set-products"
          fields={{ collection: handle }}
          values={{ products }}
        />
      </Disclosure>
      <OperationForm operation="collections.delete" kind="quiet" fields={{ collection: handle }} />
    </Section>
  );
}
