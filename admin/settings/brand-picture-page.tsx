import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { type AdminSession, sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { takeOnePicture } from '#admin/uploads/receive-picture.server.ts';
import { storeBrandPicture } from '#app/features/catalogue/import/pictures/store-brand-picture.server.ts';
import { brandText } from '#app/shared/brand-picture.ts';
import { done } from '#app/shared/result.ts';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { listSettings, setSettings } from '#operations/settings/shop-settings.server.ts';
import { BrandPictureField } from './brand-picture-field.tsx';
import { messages } from './messages/messages.ts';
import { settingsOfPictures } from './settings-of-groups.server.ts';

export const meta = () => [{ title: `${messages.picture} · Admin` }];

async function load(session: AdminSession, wanted: string | undefined) {
  const { settings } = await loadOperation(session, listSettings, {});
  const found = settingsOfPictures(settings).find(({ kind }) => kind === wanted);
  if (!found) throw data(null, 404);
  return found;
}

export function loader({ context, params }: LoaderFunctionArgs) {
  return load(sessionOf(context), params.kind);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = sessionOf(context);
  const { kind } = await load(session, params.kind);
  return takeOnePicture(session, request, {
    operation: setSettings,
    toInput: (picture, seenVersion) => ({ [kind]: picture, seenVersion }),
    async store(bytes, folder) {
      const stored = await storeBrandPicture(kind, bytes, folder);
      return stored.ok ? done(brandText(kind, stored.value)) : stored;
    },
    path: '/shop',
  });
}

/** Where somebody is whose picture was refused. */
export default function BrandPicturePage() {
  const setting = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <>
      <PageHeading above={<Link to="/shop">{messages.yourShop}</Link>}>{setting.label}</PageHeading>
      <Panel>
        <BrandPictureField {...setting} error={answer?.problem} />
      </Panel>
    </>
  );
}
