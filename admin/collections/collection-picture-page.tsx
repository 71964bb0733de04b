import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { receivePicture } from '#admin/products/product-pictures.server.ts';
import { OnePicture } from '#admin/ui/forms/one-picture.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { changeCollection, showCollection } from '#operations/catalogue/collections.server.ts';
import { OperationRefused } from '#operations/operation.ts';
import { mayDo, perform } from '#operations/perform.server.ts';

export const meta = () => [{ title: 'Picture · Admin' }];

export async function loader({ context, params: { handle = '' } }: LoaderFunctionArgs) {
  const named = { collection: handle, limit: 1 };
  return (await loadOperation(deskOf(context), showCollection, named)).collection;
}

/** Takes a file alone: this path has a larger limit than others (docs/admin.md). */
export async function action({ request, context, params: { handle = '' } }: ActionFunctionArgs) {
  const desk = deskOf(context);
  // Before anything is stored.
  if (!mayDo(desk.member, changeCollection)) throw data(null, 403);
  const received = await receivePicture(desk, request);
  if ('problem' in received) return data(received, 400);
  const { address: image, version: seenVersion } = received;
  try {
    const input = { collection: handle, image, seenVersion };
    await perform(changeCollection, { shop: desk, actor: desk.member, input });
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    return data({ problem: error.message }, 400);
  }
  throw redirect(`/collections/${encodeURIComponent(handle)}`);
}

/** Where somebody is whose picture was refused. */
export default function CollectionPicturePage() {
  const collection = useLoaderData<typeof loader>();
  const { handle, title, image, version } = collection;
  const answer = useAnswer<typeof action>();
  return (
    <>
      <PageHeading
        above={<Link to={`/collections/${encodeURIComponent(handle)}`}>The collection</Link>}
      >
        Picture of {title || handle}
      </PageHeading>
      <div role="status">
        {answer && (
          <Notice kind="error">
            <p>{answer.problem}</p>
          </Notice>
        )}
      </div>
      <Panel>
        <OnePicture
          action={`/collections/${encodeURIComponent(handle)}/picture`}
          name={title || handle}
          image={image}
          version={version}
        />
      </Panel>
    </>
  );
}
