import { Disclosure } from '#admin/ui/disclosure.tsx';
import { OperationFields } from '#admin/ui/forms/operation-fields.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { ADDED_KINDS, CONTENT_OF } from '#app/features/catalogue/pages/home/home-section.ts';
import { sectionWords } from '#operations/home/describe-section.ts';
import type { SectionChoices } from './section-choices.server.ts';

/** A form for each kind of section that can be added. */
export function AddSection({ choices }: { choices: SectionChoices }) {
  return (
    <Section title="Add a section" about="It comes to the end; move it from there.">
      {ADDED_KINDS.map((kind) => (
        <Disclosure
          key={kind}
          summary={`${sectionWords[kind].name}: ${sectionWords[kind].about.toLowerCase()}`}
        >
          <OperationForm operation="home.add" fields={{ kind }} choices={choices}>
            {CONTENT_OF[kind].has.map((field) => (
              <OperationFields key={field} only={[field]} />
            ))}
          </OperationForm>
        </Disclosure>
      ))}
    </Section>
  );
}
