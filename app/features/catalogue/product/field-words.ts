/** What people call the fields of a product that staff edits, by their keys. */
import { currencyWord } from '#app/shared/money/money.ts';
import { messages } from './messages/messages.ts';

type Labels = Readonly<Record<string, string | ((currency: string) => string) | undefined>>;

/** In the shop's language, or with the labels of another; the key of a field that staff does not edit. */
export function fieldLabel(key: string, labels: Labels = messages.labels): string {
  const { [key]: label = key } = labels;
  return typeof label === 'string' ? label : label(currencyWord());
}

export function fieldHint(key: string): string | undefined {
  const hints: Readonly<Record<string, string | undefined>> = messages.hints;
  return hints[key];
}

/** By the name of a column of the grid of the variants. */
export function columnHeading(name: string): string {
  const headings: Readonly<Record<string, string | undefined>> = messages.headings;
  return headings[name] ?? name;
}
