import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { OnePicture } from '#admin/ui/forms/one-picture.tsx';
import { takeOnePicture } from '#admin/uploads/receive-picture.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
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

/** Where somebody is whose picture was refused. */
export default function SectionPicturePage() {
  const section = useLoaderData<typeof loader>();
  const { id, image, version } = section;
  const answer = useAnswer<typeof action>();
  const path = `/home/${encodeURIComponent(id)}`;
  return (
    <>
      <PageHeading above={<Link to={path}>{messages.theSection}</Link>}>
        {messages.pictureOf(sectionTitle(section))}
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
          action={`${path}/picture`}
          name={sectionTitle(section)}
          image={image}
          version={version}
        />
      </Panel>
    </>
  );
}
