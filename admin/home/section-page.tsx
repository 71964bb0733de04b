import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { answerOrLeave } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { OnePicture } from '#admin/ui/forms/one-picture.tsx';
import { OperationFields } from '#admin/ui/forms/operation-fields.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { CONTENT_OF } from '#app/features/catalogue/pages/home/home-section.ts';
import { sectionTitle } from '#operations/home/describe-section.ts';
import { messages as operations } from '#operations/home/messages/messages.ts';
import { findAdded } from './find-added.server.ts';
import { messages } from './messages/messages.ts';
import { loadChoices } from './section-choices.server.ts';

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: `${loaderData ? sectionTitle(loaderData.section) : messages.noSuchSection} · Admin` },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  return { ...(await findAdded(session, params.section)), choices: await loadChoices(session) };
}

export const action = (args: ActionFunctionArgs) =>
  answerOrLeave(args, { after: ['home.remove'], to: '/home' });

export default function SectionPage() {
  const { section, kind, choices } = useLoaderData<typeof loader>();
  const { id, version, image, isShown } = section;
  const { name, about } = operations.sections[kind];
  const title = sectionTitle(section);
  return (
    <AdminPage
      title={title}
      above={<Link to="/home">{messages.homePage}</Link>}
      below={isShown ? name : `${name} · ${operations.switchedOff}`}
    >
      <Section title={messages.whatItShows} about={about}>
        <OperationForm
          key={version}
          operation="home.change"
          kind="primary"
          fields={{ section: id, seenVersion: version }}
          values={{ ...section, products: section.products.join('\n') }}
          choices={choices}
        >
          {CONTENT_OF[kind].has.map((field) => (
            <OperationFields key={field} only={[field]} />
          ))}
        </OperationForm>
        {kind === 'text' && (
          <OnePicture
            action={`/home/${encodeURIComponent(id)}/picture`}
            name={title}
            image={image}
            version={version}
          />
        )}
      </Section>
      <Section title={messages.wholeSection}>
        <OperationForm operation="home.remove" kind="quiet" fields={{ section: id }} />
      </Section>
    </AdminPage>
  );
}
