import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { type AdminDesk, deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { receivePicture } from '#admin/products/product-pictures.server.ts';
import { storeBrandPicture } from '#app/features/catalogue/import/pictures/store-brand-picture.server.ts';
import { brandText } from '#app/shared/brand-picture.ts';
import { done } from '#app/shared/result.ts';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { OperationRefused } from '#operations/operation.ts';
import { mayDo, perform } from '#operations/perform.server.ts';
import { listSettings, setSettings } from '#operations/settings/shop-settings.server.ts';
import { BrandPictureField } from './brand-picture-field.tsx';
import { settingsOfPictures } from './settings-of-groups.server.ts';

export const meta = () => [{ title: 'Picture · Admin' }];

async function load(desk: AdminDesk, wanted: string | undefined) {
  const { settings } = await loadOperation(desk, listSettings, {});
  const found = settingsOfPictures(settings).find(({ kind }) => kind === wanted);
  if (!found) throw data(null, 404);
  return found;
}

export function loader({ context, params }: LoaderFunctionArgs) {
  return load(deskOf(context), params.kind);
}

/** Takes a file alone: this path has a larger limit than others (docs/admin.md). */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const desk = deskOf(context);
  // Before anything is stored.
  if (!mayDo(desk.member, setSettings)) throw data(null, 403);
  const { kind } = await load(desk, params.kind);
  const received = await receivePicture(desk, request, async (bytes, folder) => {
    const stored = await storeBrandPicture(kind, bytes, folder);
    return stored.ok ? done(brandText(kind, stored.value)) : stored;
  });
  if ('problem' in received) return data(received, 400);
  try {
    const input = { [kind]: received.address, seenVersion: received.version };
    await perform(setSettings, { shop: desk, actor: desk.member, input });
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    return data({ problem: error.message }, 400);
  }
  throw redirect('/shop');
}

/** Where somebody is whose picture was refused. */
export default function BrandPicturePage() {
  const setting = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <>
      <PageHeading above={<Link to="/shop">Your shop</Link>}>{setting.label}</PageHeading>
      <Panel>
        <BrandPictureField {...setting} error={answer?.problem} />
      </Panel>
    </>
  );
}
