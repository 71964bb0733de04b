import { Disclosure } from '#admin/ui/disclosure.tsx';
import { OperationFields } from '#admin/ui/forms/operation-fields.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { ADDED_KINDS, CONTENT_OF } from '#app/features/catalogue/pages/home/home-section.ts';
import { messages as operations } from '#operations/home/messages/messages.ts';
import { messages } from './messages/messages.ts';
import type { SectionChoices } from './section-choices.server.ts';

/** A form for each kind of section that can be added. */
export function AddSection({ choices }: { choices: SectionChoices }) {
  return (
    <Section title={messages.addSection} about={messages.comesToEnd}>
      {ADDED_KINDS.map((kind) => (
        <Disclosure
          key={kind}
          summary={messages.kindOf(operations.sections[kind].name, operations.sections[kind].about)}
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
