/** What the forms of a product's page post, as the inputs of its operations: only what has changed. */
import { OPERATION } from '#admin/operations/operation-answer.ts';
import { SHARED_FIELDS } from '#app/features/catalogue/edit/product-values.ts';
import { readTable, writeTable } from '#app/features/catalogue/edit/variants/table-text.ts';
import {
  type Cells,
  changedTable,
  GRID_COLUMNS,
} from '#app/features/catalogue/edit/variants/variant-grid.ts';

export const CHANGE_VARIANTS = 'products.change-variants';
export const SET_OPTIONS = 'products.set-options';

/** Of each row what it is, and its cells as they were shown, in the order of the columns. */
export const ROW_FIELD = 'row';
export const SEEN_PREFIX = 'seen ';

/** So many new values can be typed into one field, with commas between them. */
export const OPTION = { name: 'option', wasName: 'option-was', place: 'place' } as const;
export const valueFields = (no: number) => ({
  value: `value-${no}`,
  was: `value-was-${no}`,
  more: `more-${no}`,
});

export function writeRow(variant: string, version: string, seen: Cells): string {
  return writeTable([[variant, version, ...GRID_COLUMNS.map(({ name }) => seen[name] ?? '')]]);
}

const textsOf = (form: FormData, name: string) => form.getAll(name).map(String);
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();

function rowsOf(form: FormData): string[][] | null {
  const ticked = new Set(textsOf(form, 'withdrawn'));
  const columns = GRID_COLUMNS.filter(({ name }) => name !== 'withdrawn').map(
    ({ name }) => [name, textsOf(form, name)] as const,
  );
  const rows = textsOf(form, ROW_FIELD).map((text, place) => {
    const [[variant = '', version = '', ...cells] = []] = readTable(text);
    const seen = Object.fromEntries(GRID_COLUMNS.map(({ name }, at) => [name, cells[at] ?? '']));
    const typed = Object.fromEntries(columns.map(([name, texts]) => [name, texts[place] ?? '']));
    return {
      variant,
      version,
      seen,
      typed: { ...typed, withdrawn: ticked.has(variant) ? 'yes' : 'no' },
    };
  });
  return changedTable(rows);
}

function toChange(form: FormData): FormData {
  const call = new FormData();
  for (const name of [OPERATION, 'product']) call.set(name, String(form.get(name)));
  const changed = SHARED_FIELDS.filter(
    ({ name }) =>
      form.has(name) &&
      plain(String(form.get(name))) !== plain(String(form.get(SEEN_PREFIX + name))),
  );
  for (const { name } of changed) call.set(name, String(form.get(name)));
  if (changed.length > 0) call.set('sharedVersion', String(form.get('sharedVersion')));
  const rows = rowsOf(form);
  if (rows) call.set('rows', writeTable(rows));
  return call;
}

/** An option whose name is emptied is removed, and so is a value. */
function toOptions(form: FormData): FormData {
  const wasNames = textsOf(form, OPTION.wasName);
  const places = textsOf(form, OPTION.place);
  const options = textsOf(form, OPTION.name)
    .map((name, no) => {
      const fields = valueFields(no);
      const wasValues = textsOf(form, fields.was);
      const values = textsOf(form, fields.value).map((value, at) => ({
        ...{ value: value.trim(), was: wasValues[at] || null },
      }));
      const more = textsOf(form, fields.more)
        .flatMap((text) => text.split(','))
        .map((value) => ({ value: value.trim(), was: null }));
      return {
        ...{ name: name.trim(), was: wasNames[no] || null, place: Number(places[no] ?? no) },
        values: [...values, ...more].filter(({ value }) => value !== ''),
      };
    })
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => one.place - other.place)
    .map(({ place: _, ...option }) => option);
  const call = new FormData();
  for (const name of [OPERATION, 'product', 'seenVersion']) call.set(name, String(form.get(name)));
  if (form.has('makesAll')) call.set('makesAll', 'yes');
  call.set('options', JSON.stringify(options));
  return call;
}

/** The call of an operation that a form of the page stands for; another form, or one that is a call already, is itself. */
export function toCall(form: FormData): FormData {
  const operation = form.get(OPERATION);
  if (operation === CHANGE_VARIANTS && form.has(ROW_FIELD)) return toChange(form);
  return operation === SET_OPTIONS && form.has(OPTION.name) ? toOptions(form) : form;
}
