import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { OnePicture } from '#admin/ui/forms/one-picture.tsx';
import { takeOnePicture } from '#admin/uploads/receive-picture.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { changeCollection, showCollection } from '#operations/catalogue/collections.server.ts';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: `${messages.picture} · Admin` }];

export async function loader({ context, params: { handle = '' } }: LoaderFunctionArgs) {
  const named = { collection: handle, limit: 1 };
  return (await loadOperation(sessionOf(context), showCollection, named)).collection;
}

export function action({ request, context, params: { handle = '' } }: ActionFunctionArgs) {
  return takeOnePicture(sessionOf(context), request, {
    operation: changeCollection,
    toInput: (image, seenVersion) => ({ collection: handle, image, seenVersion }),
    path: `/collections/${encodeURIComponent(handle)}`,
  });
}

/** Where somebody is whose picture was refused. */
export default function CollectionPicturePage() {
  const collection = useLoaderData<typeof loader>();
  const { handle, title, image, version } = collection;
  const answer = useAnswer<typeof action>();
  return (
    <>
      <PageHeading
        above={
          <Link to={`/collections/${encodeURIComponent(handle)}`}>{messages.theCollection}</Link>
        }
      >
        {messages.pictureOf(title || handle)}
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
