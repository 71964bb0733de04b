/** The words after `npm run shop --` as the call of an operation. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Operation, OperationRefused } from '#operations/operation.ts';
import { fieldsOf, readTexts, type TextField } from '#operations/read-texts.ts';
import { commandOf, commonOptions, optionOf } from './describe-usage.ts';

export type ShellCall = {
  input: Record<string, unknown>;
  isJson: boolean;
  confirmed: string | true | undefined;
  isFollowing: boolean;
  /** It does not wait for the job that it starts. */
  isDetached: boolean;
  key: string | null;
  /** Where a file goes; null is the standard output. */
  file: string | null;
};

/** Words without a name go to these, in their order; the last of them takes the rest if it is a list. */
function placeTexts(
  places: readonly TextField[],
  words: readonly string[],
): [name: string, values: readonly string[]][] {
  const last = places.at(-1);
  if (words.length > places.length && !last?.isList) {
    throw new OperationRefused(
      'bad_input',
      `What is ${words[places.length]} for? It is one word too many.`,
    );
  }
  return places.flatMap((place, index) => {
    const values = place.isList ? words.slice(index) : words.slice(index, index + 1);
    if (values.length > 0) return [[place.textName, values]];
    if (!place.isRequired) return [];
    throw new OperationRefused(
      'bad_input',
      `<${place.textName}> is missing: ${(place.meta.shell ?? place.meta).description}.`,
    );
  });
}

/** Throws OperationRefused for words that the operation has no use for. */
export function readArguments(
  operation: Operation,
  words: readonly string[],
  folder: string,
): ShellCall {
  const fields = fieldsOf(operation.input);
  const places = fields.filter(({ meta }) => meta.positional);
  const options = fields.filter(({ meta }) => !meta.positional);
  const ownOptions = options.map((field) => {
    const type = field.kind === 'flag' ? ('boolean' as const) : ('string' as const);
    return [optionOf(field).slice(2), { type, multiple: true as const }] as const;
  });
  const common = commonOptions(operation).map(([option]) => {
    const [name = '', value] = option.slice(2).split(' ');
    const type = value === undefined ? ('boolean' as const) : ('string' as const);
    return [name, { type, multiple: true as const }] as const;
  });
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({
      // `-3` is a number: no option begins with a digit, and a space before it changes no value.
      args: words.map((word) => (/^-\d/.test(word) ? ` ${word}` : word)),
      options: Object.fromEntries([...ownOptions, ...common]),
      allowPositionals: true,
      allowNegative: true,
    });
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : '').split(/\. |\n/);
    const help = `npm run shop -- ${commandOf(operation)} --help lists what there is.`;
    throw new OperationRefused('bad_input', `${sentence}. ${help}`);
  }
  const values = new Map(
    Object.entries(parsed.values).map(
      ([name, value]) => [name, [value].flat().map(String)] as const,
    ),
  );
  const given = options.flatMap((field) => {
    const texts = values.get(optionOf(field).slice(2));
    return texts ? [[field.textName, texts] as const] : [];
  });
  // `--no-yes` is a no.
  const isOn = (name: string) => values.get(name)?.at(-1) === 'true';
  const file = values.get('file')?.at(-1);
  const texts = new Map([...placeTexts(places, parsed.positionals), ...given]);
  return {
    input: readTexts(operation.input, texts, folder),
    isJson: isOn('json'),
    confirmed: values.get('confirmed')?.at(-1) ?? (isOn('yes') || undefined),
    isFollowing: isOn('follow'),
    isDetached: isOn('detach'),
    key: values.get('key')?.at(-1) ?? null,
    file: file === undefined ? null : resolve(folder, file),
  };
}
