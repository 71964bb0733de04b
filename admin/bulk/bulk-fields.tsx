import type { BulkFilter } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { CHANGES } from './bulk-choices.ts';
import styles from './bulk-fields.module.css';

type FilterFieldsProps = { filter: BulkFilter; categories: readonly string[] };

/** Which products. */
export function FilterFields({ filter, categories }: FilterFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field
        label="Words"
        name="q"
        defaultValue={filter.words.join(' ')}
        hint="All of them in the title, or the beginning of the variant. Empty: any."
        autoComplete="off"
      />
      <Field
        label="Category"
        name="category"
        list="categories"
        defaultValue={filter.category ?? ''}
        hint="Empty: any."
        autoComplete="off"
      />
      <datalist id="categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <SelectField
        label="State"
        name="state"
        placeholder="On sale"
        defaultValue={filter.state === 'sale' ? '' : filter.state}
        choices={[
          ['withdrawn', 'Withdrawn'],
          ['all', 'On sale or withdrawn'],
        ]}
      />
      <SelectField
        label="Stock"
        name="stock"
        placeholder="Any"
        defaultValue={filter.stock === 'any' ? '' : filter.stock}
        choices={[
          ['low', 'Low'],
          ['out', 'Sold out'],
          ['uncounted', 'Not counted'],
        ]}
      />
    </div>
  );
}

type ChangeFieldsProps = {
  typed: Readonly<Record<string, string>>;
  /** What is wrong with the value, as a sentence. */
  problem: string | null;
};

/** What becomes of them. */
export function ChangeFields({ typed, problem }: ChangeFieldsProps) {
  return (
    <div className={styles.fields}>
      <SelectField
        label="Change"
        name="change"
        placeholder="Choose"
        defaultValue={typed.change ?? ''}
        choices={CHANGES}
        required
      />
      <Field
        label="By how much, or to what"
        name="value"
        defaultValue={typed.value}
        error={problem}
        hint="Such as -10 or 2.5 percent, 0.50 dollars, a category, a number. Empty to withdraw or to put on sale."
        autoComplete="off"
      />
    </div>
  );
}
