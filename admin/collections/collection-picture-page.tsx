import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { OnePicture } from '#admin/ui/forms/one-picture.tsx';
import { RefusedPicture } from '#admin/ui/forms/refused-picture.tsx';
import { takeOnePicture } from '#admin/uploads/receive-picture.server.ts';
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

export default function CollectionPicturePage() {
  const { handle, title, image, version } = useLoaderData<typeof loader>();
  const path = `/collections/${encodeURIComponent(handle)}`;
  const name = title || handle;
  return (
    <RefusedPicture title={messages.pictureOf(name)} path={path} link={messages.theCollection}>
      <Panel>
        <OnePicture action={`${path}/picture`} {...{ name, image, version }} />
      </Panel>
    </RefusedPicture>
  );
}
