import { createContext, useContext } from 'react';
import type { FormField } from '#admin/operations/operation-form.ts';
import { messages } from '#admin/ui/messages/messages.ts';
import { useShopZone } from '#admin/ui/use-shop-zone.ts';
import { Field, TextArea } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import type { Choices } from '#operations/fields.ts';
import choiceStyles from './choice.module.css';
import styles from './operation-form.module.css';

/** What stands in the fields of a form. */
export type FieldValues = {
  fields: readonly FormField[];
  /** As it is now, by the name of the field. */
  values: Readonly<
    Record<string, string | number | boolean | readonly string[] | null | undefined>
  >;
  /** What can be chosen where only the page knows it. */
  choices: Readonly<Record<string, Choices>>;
  /** Of this form, where it was refused. */
  typed: Readonly<Record<string, string>> | null;
  problems: Readonly<Record<string, string>>;
};

export const FieldValuesContext = createContext<FieldValues | null>(null);

/** `typed` has the values of a list with commas between them. */
function textOf({ typed, values }: FieldValues, name: string): string {
  return typed?.[name] ?? String(values[name] ?? '');
}

function Boxes({ field: { name, label, choices }, text }: { field: FormField; text: string }) {
  const ticked = text.split(',');
  return (
    <fieldset className={`${styles.boxes} grid no-border p-0`}>
      <legend>{label}</legend>
      {choices.map(([value, word]) => (
        <label key={value} className={`${choiceStyles.choice} flex items-center gap-2`}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={ticked.includes(value)}
          />
          <span>{word}</span>
        </label>
      ))}
    </fieldset>
  );
}

const INPUTS = {
  line: {},
  day: { type: 'date' },
  colour: { type: 'color' },
  digits: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  capitals: { autoCapitalize: 'characters' },
} as const;

function OneField({ field, known }: { field: FormField; known: FieldValues }) {
  const zone = useShopZone();
  const { name, label, input, isRequired, maxLetters } = field;
  const hint = input === 'day' ? `${messages.aDayIn(zone)} ${field.hint ?? ''}` : field.hint;
  const text = textOf(known, name);
  const problem = known.problems[name];
  const choices = known.choices[name] ?? field.choices;
  const words = { label, hint, error: problem && messages.thisField(problem) };
  const common = { ...words, name, defaultValue: text, required: isRequired };
  if (input === 'boxes') return <Boxes field={{ ...field, choices }} text={text} />;
  if (input === 'box') {
    return (
      <label className={`${choiceStyles.choice} flex items-center gap-2`}>
        <input type="checkbox" name={name} value="yes" defaultChecked={text === 'yes'} />
        <span>{label}</span>
      </label>
    );
  }
  if (input === 'choice' || known.choices[name]) {
    return (
      <SelectField {...common} hint={undefined} choices={choices} placeholder={messages.choose} />
    );
  }
  if (input === 'lines') {
    return <TextArea {...common} rows={3} maxLength={maxLetters} />;
  }
  return <Field {...common} {...INPUTS[input]} maxLength={maxLetters} autoComplete="off" />;
}

/** Fields of the form around it, in the order of their schema: all that are not known, or those of these names. */
export function OperationFields({ only }: { only?: readonly string[] }) {
  const known = useContext(FieldValuesContext);
  const fields = known?.fields.filter(({ name }) => only?.includes(name) ?? true) ?? [];
  if (!known || fields.length === 0) return null;
  return (
    <div className={`${styles.fields} grid items-start gap-4`}>
      {fields.map((field) => (
        <OneField key={field.name} field={field} known={known} />
      ))}
    </div>
  );
}
