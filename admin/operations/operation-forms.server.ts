/** Makes the forms of a page from the schemas of the operations. */
import type { FieldText } from '#operations/fields.ts';
import type { Actor, Operation } from '#operations/operation.ts';
import { mayDo } from '#operations/perform.server.ts';
import { fieldsOf, type TextField } from '#operations/read-texts.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { inShopWords } from '#operations/words/in-shop-words.ts';
import type { FormField, OperationFormShape } from './operation-form.ts';
import { generatedPlace, PLACED } from './operation-places.ts';

type Change = Extract<Operation, { kind: 'change' }>;

const INPUTS: Record<FieldText, FormField['input']> = {
  ...{ money: 'decimal', rate: 'decimal', lines: 'lines', long: 'lines', path: 'line' },
  ...{ day: 'day', capitals: 'capitals', colour: 'colour', digits: 'digits' },
};

function inputOf({ kind, isList, choices, meta }: TextField): FormField['input'] {
  if (choices.length > 0 || meta.choices) return isList ? 'boxes' : 'choice';
  if (meta.text) return INPUTS[meta.text];
  if (kind === 'flag') return 'box';
  return kind === 'number' && !isList ? 'digits' : 'line';
}

function toFormField(field: TextField): FormField {
  const { textName: name, label, choices, isRequired, meta } = field;
  const input = inputOf(field);
  // How a choice is written is nothing for whoever sees what there is.
  const hint = input === 'choice' || input === 'boxes' ? undefined : meta.hint;
  return {
    ...{ name, label: inShopWords(label), isRequired, input },
    hint: hint && inShopWords(hint),
    choices:
      meta.choices?.map(([value, word]) => [value, inShopWords(word)] as const) ??
      choices.map((choice) => [choice, choice]),
    maxLetters: meta.maxLetters,
  };
}

/** What was looked at before, such as `seenVersion`: a page says it of what it shows, and nobody types it. */
function isSeen({ name }: TextField): boolean {
  return /^seen[A-Z]/.test(name);
}

/** `sum-again`: `Sum again` */
function verbOf({ name }: Operation): string {
  const verb = (name.split('.')[1] ?? '').replaceAll('-', ' ');
  return verb.charAt(0).toUpperCase() + verb.slice(1);
}

/** Whether it can be done by a form: a path of the machine is taken from its own user alone. */
function hasForm(operation: Operation): operation is Change {
  const needsPath = fieldsOf(operation.input).some(
    ({ meta, isRequired }) => meta.text === 'path' && isRequired,
  );
  return operation.kind === 'change' && !needsPath;
}

/** The pages that have the form of an operation; none where it can be done in the shell alone. */
export function pagesOf(operation: Operation): readonly string[] {
  if (!hasForm(operation)) return [];
  const placed = Object.keys(PLACED).filter((page) => PLACED[page]?.includes(operation.name));
  const names = fieldsOf(operation.input).map(({ textName }) => textName);
  return placed.length > 0 ? placed : [generatedPlace(operation.name, names).page];
}

function formOf(operation: Change): OperationFormShape {
  const { name, does, button = verbOf(operation) } = operation;
  const typed = fieldsOf(operation.input).filter((field) => !isSeen(field));
  const isPlaced = Object.values(PLACED).some((placed) => placed.includes(name));
  const names = typed.map(({ textName }) => textName);
  const subject = isPlaced ? null : generatedPlace(name, names).subject;
  // Nobody types a path of the machine here.
  const fields = typed.filter(({ meta }) => meta.text !== 'path').map(toFormField);
  const words = { does: inShopWords(does), button: inShopWords(button) };
  return { operation: name, ...words, fields, isPlaced, subject };
}

/** The forms of a page, of what somebody may do. `page` is the pattern of its route. */
export function formsOfPage(
  actor: Pick<Actor, 'scopes'>,
  page: string,
  operations: readonly Operation[] = OPERATIONS,
): OperationFormShape[] {
  return operations
    .filter((one) => mayDo(actor, one) && pagesOf(one).includes(page))
    .filter(hasForm)
    .map(formOf);
}
