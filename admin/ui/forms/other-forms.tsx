import type { OperationFormShape } from '#admin/operations/operation-form.ts';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { messages } from '#admin/ui/messages/messages.ts';
import { Section } from '#admin/ui/section.tsx';
import { OperationForm, useForms, useIsRefused } from './operation-form.tsx';

type OtherFormsProps = {
  /** What the page, or a part of it, is about, by the fields that name it; on the page of a room there is nothing. */
  about?: Readonly<Record<string, string>>;
  className?: string | undefined;
};

/** The forms of operations about this that no page places by hand. */
function useOtherForms(about: Readonly<Record<string, string>> = {}): OperationFormShape[] {
  return useForms().filter(({ isPlaced, subject }) => {
    const isOfThis = subject === null ? Object.keys(about).length === 0 : subject in about;
    return !isPlaced && isOfThis;
  });
}

/** Each with what it does. */
export function OtherForms({ about = {}, className }: OtherFormsProps) {
  return useOtherForms(about).map(({ operation, does, fields }) => (
    <div key={operation} className={className ?? 'stack'}>
      <p>{does}.</p>
      <OperationForm
        operation={operation}
        fields={Object.fromEntries(
          Object.entries(about).filter(([name]) => fields.some((field) => field.name === name)),
        )}
      />
    </div>
  ));
}

/** The same at the end of the page of a room, where they are opened first. */
export function MoreForms() {
  const forms = useOtherForms();
  if (forms.length === 0) return null;
  return (
    <Section title={messages.whatElse}>
      {forms.map((form) => (
        <MoreForm key={form.operation} {...form} />
      ))}
    </Section>
  );
}

function MoreForm({ operation, does }: OperationFormShape) {
  return (
    <Disclosure summary={does} isOpen={useIsRefused(operation)}>
      <OperationForm operation={operation} />
    </Disclosure>
  );
}
