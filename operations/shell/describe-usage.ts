/** Help of the shell, and what completes a line of it: all from the schemas of the operations. */
import type { Operation } from '#operations/operation.ts';
import { fieldsOf, type TextField } from '#operations/read-texts.ts';

/** `refundedSoFar` as an option: `--refunded-so-far`. */
export function optionOf({ textName }: Pick<TextField, 'textName'>): string {
  return `--${textName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** As it is called in the shell: `orders ship`. */
export function commandOf({ name }: Pick<Operation, 'name'>): string {
  return name.replace('.', ' ');
}

function isPlace({ meta }: TextField): boolean {
  return meta.positional === true;
}

/** `<order>`, `[variants...]` */
function placeOf({ textName, isList, isRequired }: TextField): string {
  const word = `${textName}${isList ? '...' : ''}`;
  return isRequired ? `<${word}>` : `[${word}]`;
}

function valueWord({ kind, choices, meta }: TextField): string {
  if (kind === 'flag') return '';
  if (choices.length > 0) return ` ${choices.join('|')}`;
  if (meta.text === 'money') return ' <amount>';
  if (meta.text === 'rate') return ' <percent>';
  return kind === 'number' ? ' <number>' : ' <text>';
}

/** `npm run shop -- orders ship <order> [--carrier <text>]` */
export function usageLine(operation: Operation): string {
  const fields = fieldsOf(operation.input);
  const options = fields.filter((one) => !isPlace(one));
  const parts = [
    ...fields.filter(isPlace).map(placeOf),
    ...options.map((one) => {
      const option = optionOf(one) + valueWord(one);
      return one.isRequired ? option : `[${option}]`;
    }),
  ];
  return ['npm run shop --', commandOf(operation), ...parts].join(' ');
}

const COMMON = [
  ['--json', 'print the answer as JSON'],
  ['--yes', 'do not ask first: for scripts'],
  ['--confirmed <text>', 'the question, to which this is a yes'],
  ['--key <text>', 'done once, however often it is called with this key'],
  ['--file <path>', 'where to; the standard output when absent'],
  ['--follow', 'then each change as it comes, until it is stopped'],
  ['--detach', 'do not wait for its end: jobs show says how far it is'],
] as const;

/** The options that an operation has beside its own fields. */
export function commonOptions(operation: Operation): (typeof COMMON)[number][] {
  return COMMON.filter(([option]) => {
    const [name] = option.split(' ');
    if (operation.kind === 'file') return name === '--file';
    if (name === '--json') return true;
    if (operation.kind === 'read') return name === '--follow' && operation.follow !== undefined;
    if (name === '--detach') return operation.job !== undefined;
    const isYes = name === '--yes' || name === '--confirmed';
    return name === '--key' || (isYes && operation.ask !== undefined);
  });
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`.trimEnd());
}

export const EXIT_CODES = [
  'Exit codes:',
  ...table([
    ['0', 'it is done'],
    ['1', 'it was not done, and nothing has changed; the line says why'],
    ['2', 'there is no such command, or it was called in a wrong way'],
    ['3', 'you may not do it'],
    ['4', 'the shop or its database does not answer'],
  ]),
];

/** The help of one operation. */
export function helpOf(operation: Operation): string[] {
  const rows = fieldsOf(operation.input).map((one) => {
    const word = isPlace(one) ? placeOf(one) : optionOf(one) + valueWord(one);
    return [word, (one.meta.shell ?? one.meta).description ?? ''] as const;
  });
  const { orScopes } = operation;
  const some = orScopes ? `, for some of it ${orScopes.join(', ')}` : '';
  return [
    `Usage: ${usageLine(operation)}`,
    '',
    `${operation.does}.`,
    '',
    ...table([...rows, ...commonOptions(operation)]),
    '',
    `It needs the scope ${operation.scope}${some}.`,
    ...EXIT_CODES,
  ];
}

/** The list of a room, or of all. */
export function listOf(operations: readonly Operation[]): string[] {
  return [
    'Usage: npm run shop -- <command>',
    '',
    ...table(operations.map((one) => [commandOf(one), one.does] as const)),
    '',
    '--help after a command says more of it. docs/commands.md has all of them, and those that need no shop.',
  ];
}

/** What can stand where the last of these words is being written. */
export function completionsOf(
  operations: readonly Operation[],
  words: readonly string[],
): string[] {
  const [room = '', verb = '', ...rest] = words;
  const beginning = words.at(-1) ?? '';
  let candidates: string[];
  if (words.length < 2) candidates = operations.map(({ name }) => name.split('.')[0] ?? '');
  else if (rest.length === 0) {
    candidates = operations.flatMap(({ name }) => {
      const [ofRoom, ofVerb = ''] = name.split('.');
      return ofRoom === room ? [ofVerb] : [];
    });
  } else {
    const operation = operations.find(({ name }) => name === `${room}.${verb}`);
    const fields = operation ? fieldsOf(operation.input) : [];
    const own = fields.filter((one) => !isPlace(one)).map(optionOf);
    const common = operation
      ? commonOptions(operation).map(([option]) => option.split(' ')[0] ?? '')
      : [];
    const before = fields.find((one) => optionOf(one) === rest.at(-2));
    candidates = before && before.kind !== 'flag' ? [...before.choices] : [...own, ...common];
  }
  return [...new Set(candidates)].filter((one) => one.startsWith(beginning)).toSorted();
}

/** For `eval "$(npm run --silent shop -- completion)"` in bash, or in zsh after `bashcompinit`: a command `shop`. */
export const COMPLETION_SCRIPT = [
  "alias shop='npm run --silent shop --'",
  '_shop() {',
  "  local IFS=$'\\n'",
  `  COMPREPLY=($(npm run --silent shop -- complete "\${COMP_WORDS[@]:1}" 2>/dev/null))`,
  '}',
  'complete -o default -F _shop shop',
];
