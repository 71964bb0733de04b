import { Fragment, memo, useId, useState } from 'react';
import * as z from 'zod';
import { OPERATION, type OperationAnswer } from '#admin/operations/operation-answer.ts';
import { messages } from '#admin/products/messages/messages.ts';
import choiceStyles from '#admin/ui/forms/choice.module.css';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { VariantRow } from '#app/features/catalogue/edit/variants/variant-grid.ts';
import { pickersOf } from '#app/features/catalogue/product/options/option-choice.ts';
import { MAX_OPTIONS } from '#app/features/catalogue/product/options/options.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import styles from './options-form.module.css';
import { OPTION, SET_OPTIONS, valueFields } from './variants-form.ts';

type OptionDraft = { name: string; was: string; values: readonly { value: string; was: string }[] };

const NEW: OptionDraft = { name: '', was: '', values: [] };
const PLACES = ['first', 'second', 'third'] as const;

const text = z
  .string()
  .nullish()
  .transform((one) => one ?? '');
const typedSchema = z.array(
  z.object({
    name: text,
    was: text,
    values: z.array(z.object({ value: text, was: text })),
  }),
);

/** The options of the variants that are sold, or of all where none is. */
function draftOf(rows: readonly VariantRow[]): OptionDraft[] {
  const sold = rows.filter(({ isWithdrawn }) => !isWithdrawn);
  const living = (sold.length > 0 ? sold : rows).filter(({ options }) => options.length > 0);
  const [first] = living;
  if (!first) return [];
  return pickersOf(living, first).map(({ name, values }) => ({
    ...{ name, was: name },
    values: values.map(({ value }) => ({ value, was: value })),
  }));
}

function typedOf(answer: OperationAnswer | undefined): OptionDraft[] | null {
  if (answer?.operation !== SET_OPTIONS || answer.isDone) return null;
  try {
    return typedSchema.parse(JSON.parse(answer.typed?.options ?? ''));
  } catch {
    return null;
  }
}

type OptionsFormProps = {
  product: string;
  version: string;
  rows: readonly VariantRow[];
  answer: OperationAnswer | undefined;
};

/** What the variants differ by: a field for each name and each value, so that what is renamed is known as such. */
export const OptionsForm = memo(function OptionsForm({
  product,
  version,
  rows,
  answer,
}: OptionsFormProps) {
  const draft = draftOf(rows);
  const typed = typedOf(answer);
  const options = typed ?? draft;
  const shown = options.length < MAX_OPTIONS ? [...options, NEW] : options;
  const possible = draft.reduce((count, { values }) => count * values.length, 1);
  const made = rows.filter(({ isWithdrawn }) => !isWithdrawn).length;
  return (
    <Section title={messages.options} about={messages.aboutOptions}>
      <PostForm className="stack" preventScrollReset key={version}>
        <input type="hidden" name={OPERATION} value={SET_OPTIONS} />
        <input type="hidden" name="product" value={product} />
        <input type="hidden" name="seenVersion" value={version} />
        {shown.map((option, no) => (
          <OptionFields
            key={option.was || `new ${no}`}
            option={option}
            no={no}
            count={shown.length}
          />
        ))}
        {draft.length > 1 && possible > made && (
          <label className={`${choiceStyles.choice} flex items-center gap-2`}>
            <input type="checkbox" name="makesAll" value="yes" />
            <span>{messages.makeAll(possible, made)}</span>
          </label>
        )}
        <div>
          <Button kind="secondary">
            {draft.length > 0 ? messages.saveOptions : messages.makeVariants}
          </Button>
        </div>
      </PostForm>
    </Section>
  );
});

type OptionFieldsProps = { option: OptionDraft; no: number; count: number };

function OptionFields({ option: { name, was, values: given }, no, count }: OptionFieldsProps) {
  const id = useId();
  const [values, setValues] = useState(given);
  const fields = valueFields(no);
  const isNew = was === '';

  /** Without scripts values stay in their order. */
  function moveUp(place: number): void {
    const moved = values[place];
    if (moved) setValues(values.toSpliced(place, 1).toSpliced(place - 1, 0, moved));
  }

  return (
    <fieldset className={`${styles.option} grid min-w-0 rounded m-0 bordered gap-2`}>
      <legend className="visually-hidden">
        {isNew ? messages.aNewOption : messages.optionNamed(name)}
      </legend>
      <div className="flex wrap items-end gap-3">
        <Field
          label={isNew ? messages.newOption : messages.option}
          name={OPTION.name}
          defaultValue={name}
          placeholder={isNew ? messages.suchAsSize : undefined}
          maxLength={40}
          autoComplete="off"
        />
        <input type="hidden" name={OPTION.wasName} value={was} />
        {isNew || count < 2 ? (
          <input type="hidden" name={OPTION.place} value={no} />
        ) : (
          <label className={`${styles.place} grid semibold gap-1`}>
            <span>{messages.chosen}</span>
            <select name={OPTION.place} defaultValue={no}>
              {PLACES.slice(0, count).map((word, place) => (
                <option key={word} value={place}>
                  {messages.optionPlaces[word]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className={`${styles.values} flex wrap gap-2`}>
        {values.map(({ value, was: wasValue }, place) => (
          <Fragment key={wasValue || `${id} ${value}`}>
            <input type="hidden" name={fields.was} value={wasValue} />
            <span className={`${styles.value} rounded clipped control-border`}>
              {place > 0 && (
                <button
                  type="button"
                  className={`${styles.earlier} scripts-only muted pointer no-border`}
                  aria-label={messages.valueEarlier(value)}
                  title={messages.moves.earlier}
                  onClick={() => moveUp(place)}
                >
                  ‹
                </button>
              )}
              <input
                name={fields.value}
                defaultValue={value}
                aria-label={messages.valueNamed(name, wasValue || value)}
                maxLength={100}
                autoComplete="off"
                size={Math.max(4, value.length)}
              />
            </span>
          </Fragment>
        ))}
      </div>
      <Field
        label={isNew ? messages.itsValues : messages.moreValues}
        name={fields.more}
        placeholder={messages.withCommas}
        autoComplete="off"
      />
    </fieldset>
  );
}
