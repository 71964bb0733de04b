import styles from '#admin/ui/choice.module.css';
import { Field } from '#app/ui/forms/field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import type { FieldProblems } from './read-product-form.ts';

type ProductFieldsProps = {
  /** What stands in the fields, by their names. */
  values: Readonly<Record<string, string>>;
  isWithdrawn: boolean;
  /** What being withdrawn means here. */
  withdrawnLabel: string;
  problems: FieldProblems;
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
      <Field
        label="Title"
        name="title"
        defaultValue={values.title}
        error={sentence(problems.title)}
        autoComplete="off"
      />
      <Field
        label="Price in dollars"
        name="price"
        inputMode="decimal"
        defaultValue={values.price}
        error={sentence(problems.price)}
        autoComplete="off"
      />
      <Field
        label="Category"
        name="category"
        defaultValue={values.category}
        error={sentence(problems.category)}
        autoComplete="off"
      />
      <TextArea
        label="Description"
        name="description"
        rows={8}
        defaultValue={values.description}
        hint={sentence(problems.description) ?? 'Lines that begin with - are a list.'}
      />
      <label className={styles.choice}>
        <input type="checkbox" name="withdrawn" defaultChecked={isWithdrawn} />
        <span>{withdrawnLabel}</span>
      </label>
    </>
  );
}
