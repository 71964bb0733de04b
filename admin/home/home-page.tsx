import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { messages as productMessages } from '#admin/products/messages/messages.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { MoveForm } from '#admin/ui/forms/move-form.tsx';
import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import styles from '#admin/ui/ordered-list.module.css';
import { Muted, Section } from '#admin/ui/section.tsx';
import { addedKindOf } from '#app/features/catalogue/pages/home/home-section.ts';
import { sectionTitle } from '#operations/home/describe-section.ts';
import { listHomeSections } from '#operations/home/home-sections.server.ts';
import { messages as operations } from '#operations/home/messages/messages.ts';
import { AddSection } from './add-section.tsx';
import { messages } from './messages/messages.ts';
import { loadChoices } from './section-choices.server.ts';

type Listed = ReturnType<typeof useLoaderData<typeof loader>>['sections'][number];

export const meta = () => [{ title: `${messages.homePage} · Admin` }];

export async function loader({ context }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const { sections } = await loadOperation(session, listHomeSections, {});
  return {
    sections,
    choices: await loadChoices(session),
    page: new URL('/', session.shopUrl()).href,
  };
}

export const action = answerOperation;

export default function HomePage() {
  const { sections, choices, page } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={messages.homePage}
      above={<Link to="/products">{productMessages.products}</Link>}
      below={<a href={page}>{page}</a>}
    >
      <Section title={messages.sections} about={messages.aboutSections}>
        <ol className={`${styles.list} grid p-0 m-0`}>
          {sections.map((section, index) => (
            <SectionRow
              key={section.id}
              section={section}
              place={index + 1}
              count={sections.length}
            />
          ))}
        </ol>
      </Section>
      {useMay('home.add') && <AddSection choices={choices} />}
    </AdminPage>
  );
}

type SectionRowProps = { section: Listed; place: number; count: number };

function SectionRow({ section, place, count }: SectionRowProps) {
  const { id, kind, isShown } = section;
  const title = sectionTitle(section);
  const { name, about } = operations.sections[kind];
  const isOwn = addedKindOf(section) !== null;
  return (
    <li className={`${styles.row} flex wrap items-center`}>
      <span className={styles.name}>
        <span dir="auto">
          {isOwn ? <Link to={`/home/${encodeURIComponent(id)}`}>{title}</Link> : title}
        </span>
        <Muted>
          {isOwn ? name : about}
          {isShown ? '' : ` · ${operations.switchedOff}`}
        </Muted>
      </span>
      {useMay('home.move') && (
        <span className={`${styles.tools} flex items-center gap-1`}>
          <OperationForm
            operation={isShown ? 'home.hide' : 'home.show'}
            kind="quiet"
            about={title}
            fields={{ section: id }}
          />
          <MoveForm
            operation="home.move"
            fields={{ section: id }}
            name={title}
            place={place}
            count={count}
          />
        </span>
      )}
    </li>
  );
}
