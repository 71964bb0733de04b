import choice from '#admin/ui/forms/choice.module.css';
import { EDITED_FIELDS } from '#app/features/catalogue/edit/product-values.ts';
import { fieldHint, fieldLabel } from '#app/features/catalogue/product/fields/field-words.ts';
import { Field, TextArea } from '#app/ui/forms/field.tsx';
import styles from './product-form.module.css';

type ProductFieldsProps = {
  /** What stands in the fields, by their names. */
  values: Readonly<Record<string, string>>;
  isWithdrawn: boolean;
  /** What being withdrawn means here. */
  withdrawnLabel: string;
  /** What is wrong with each field that is, by its name. */
  problems: Readonly<Record<string, string>>;
};

/** What an import would say of the cell, as a sentence. */
export function sentence(problem: string | undefined): string | null {
  return problem === undefined ? null : `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;
}

/** The fields that a product has when it is new and when it is edited. */
export function ProductFields({
  values,
  isWithdrawn,
  withdrawnLabel,
  problems,
}: ProductFieldsProps) {
  return (
    <>
      <div className={`${styles.fields} grid gap-4 items-start`}>
        {EDITED_FIELDS.map((field) => {
          const { key, name } = field;
          const { grid: _, ...edit } = field.edit;
          const words = { label: fieldLabel(field), hint: fieldHint(key) };
          const shared = { ...edit, ...words, name, defaultValue: values[name] };
          const problem = sentence(problems[name]);
          return edit.rows === undefined ? (
            <Field key={name} {...shared} error={problem} autoComplete="off" />
          ) : (
            <TextArea key={name} {...shared} hint={problem ?? words.hint} />
          );
        })}
      </div>
      <label className={`${choice.choice} flex items-center gap-2`}>
        {/* A box that is not ticked sends nothing. */}
        <input type="hidden" name="withdrawn" value="no" />
        <input type="checkbox" name="withdrawn" value="yes" defaultChecked={isWithdrawn} />
        <span>{withdrawnLabel}</span>
      </label>
    </>
  );
}
