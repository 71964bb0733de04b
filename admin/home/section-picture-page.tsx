import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { OnePicture } from '#admin/ui/forms/one-picture.tsx';
import { RefusedPicture } from '#admin/ui/forms/refused-picture.tsx';
import { takeOnePicture } from '#admin/uploads/receive-picture.server.ts';
import { Panel } from '#app/ui/panel.tsx';
import { sectionTitle } from '#operations/home/describe-section.ts';
import { changeHomeSection } from '#operations/home/home-sections.server.ts';
import { findAdded } from './find-added.server.ts';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: `${messages.picture} · Admin` }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  return (await findAdded(sessionOf(context), params.section)).section;
}

export function action({ request, context, params: { section = '' } }: ActionFunctionArgs) {
  return takeOnePicture(sessionOf(context), request, {
    operation: changeHomeSection,
    toInput: (image, seenVersion) => ({ section, image, seenVersion }),
    path: `/home/${encodeURIComponent(section)}`,
  });
}

export default function SectionPicturePage() {
  const section = useLoaderData<typeof loader>();
  const { id, image, version } = section;
  const path = `/home/${encodeURIComponent(id)}`;
  const name = sectionTitle(section);
  return (
    <RefusedPicture title={messages.pictureOf(name)} path={path} link={messages.theSection}>
      <Panel>
        <OnePicture action={`${path}/picture`} {...{ name, image, version }} />
      </Panel>
    </RefusedPicture>
  );
}
