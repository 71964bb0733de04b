import { memo } from 'react';
import type { OperationAnswer } from '#admin/operations/operation-answer.ts';
import { messages } from '#admin/products/messages/messages.ts';
import { sentence } from '#admin/products/product-fields.tsx';
import { Section } from '#admin/ui/section.tsx';
import { SHARED_FIELDS, typedText } from '#app/features/catalogue/edit/product-values.ts';
import type { ProductVariants } from '#app/features/catalogue/edit/variants/read-variants.server.ts';
import { fieldHint, fieldLabel } from '#app/features/catalogue/product/fields/field-words.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Field, TextArea } from '#app/ui/forms/field.tsx';
import { CHANGE_VARIANTS, SEEN_PREFIX } from './variants-form.ts';

type SharedFieldsProps = {
  /** The id of the form that they are sent with. */
  form: string;
  data: ProductVariants;
  answer: OperationAnswer | undefined;
  mayChange: boolean;
  onType(): void;
};

/** What all variants share, edited once. */
export const SharedFields = memo(function SharedFields({
  form,
  data,
  answer,
  mayChange,
  onType,
}: SharedFieldsProps) {
  const { shared, sharedVersion, unlike } = data;
  const refused = answer?.operation === CHANGE_VARIANTS && !answer.isDone ? answer : null;
  return (
    <Section title={messages.sharedByAll} about={unlike > 0 ? messages.unlike(unlike) : undefined}>
      <input type="hidden" form={form} name="sharedVersion" value={sharedVersion} />
      <fieldset
        key={sharedVersion}
        disabled={!mayChange}
        className="min-w-0 no-border p-0 m-0 stack"
        onInput={onType}
      >
        {SHARED_FIELDS.map((field) => {
          const { key, name } = field;
          const { grid: _, ...edit } = field.edit;
          const seen = typedText(field, shared[key] ?? '');
          const words = { label: fieldLabel(field), hint: fieldHint(key) };
          const defaultValue = refused?.typed?.[name] ?? seen;
          const common = { ...edit, ...words, form, name, defaultValue };
          const problem = sentence(refused?.problems[name]);
          return (
            <div key={name}>
              <input type="hidden" form={form} name={SEEN_PREFIX + name} value={seen} />
              {edit.rows === undefined ? (
                <Field {...common} error={problem} autoComplete="off" />
              ) : (
                <TextArea {...common} hint={problem ?? words.hint} />
              )}
            </div>
          );
        })}
        {mayChange && (
          <div>
            <Button kind="secondary" form={form}>
              {messages.saveForAll}
            </Button>
          </div>
        )}
      </fieldset>
    </Section>
  );
});
