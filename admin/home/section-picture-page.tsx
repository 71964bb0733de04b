import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { receivePicture } from '#admin/products/product-pictures.server.ts';
import { OnePicture } from '#admin/ui/forms/one-picture.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { sectionTitle } from '#operations/home/describe-section.ts';
import { changeHomeSection } from '#operations/home/home-sections.server.ts';
import { OperationRefused } from '#operations/operation.ts';
import { mayDo, perform } from '#operations/perform.server.ts';
import { findAdded } from './find-added.server.ts';

export const meta = () => [{ title: 'Picture · Admin' }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  return (await findAdded(deskOf(context), params.section)).section;
}

/** Takes a file alone: this path has a larger limit than others (docs/admin.md). */
export async function action({ request, context, params: { section = '' } }: ActionFunctionArgs) {
  const desk = deskOf(context);
  // Before anything is stored.
  if (!mayDo(desk.member, changeHomeSection)) throw data(null, 403);
  const received = await receivePicture(desk, request);
  if ('problem' in received) return data(received, 400);
  const { address: image, version: seenVersion } = received;
  try {
    const input = { section, image, seenVersion };
    await perform(changeHomeSection, { shop: desk, actor: desk.member, input });
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    return data({ problem: error.message }, 400);
  }
  throw redirect(`/home/${encodeURIComponent(section)}`);
}

/** Where somebody is whose picture was refused. */
export default function SectionPicturePage() {
  const section = useLoaderData<typeof loader>();
  const { id, image, version } = section;
  const answer = useAnswer<typeof action>();
  const path = `/home/${encodeURIComponent(id)}`;
  return (
    <>
      <PageHeading above={<Link to={path}>The section</Link>}>
        Picture of {sectionTitle(section)}
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
