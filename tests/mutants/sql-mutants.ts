/** Slips in the SQL functions of `db/functions`, one at a time. */

/** A function with one change: the line on which it is, what it is, and the whole text. */
export type SqlMutant = { name: string; line: number; change: string; text: string };

type Edit = { start: number; end: number; replacement: string };

/** Words at which an operand of `and` and `or` ends, besides a closing bracket and a semicolon. */
const OPERAND_END =
  /^(and|or|then|for update|on conflict|order by|limit|offset|group by|end)\b|^[;,]/;

const LEADS_STATEMENT = /(\bbegin|\bthen|\belse|;)\s+/g;
const STATEMENT = /^(perform|insert|update|delete|select)\b|^\w+ :=/;

/** Comments become blanks, so that every place in the text stays where it is. */
function withoutComments(text: string): string {
  return text.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length));
}

/** The end of the expression that begins at `start`: the first place outside its brackets that ends it. */
function endOfOperand(text: string, start: number, ends: RegExp): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth -= 1;
    if (depth < 0) return at;
    const isWordStart = /\W/.test(text.charAt(at - 1)) || /\W/.test(char);
    if (depth === 0 && at > start && isWordStart && ends.test(text.slice(at))) return at;
  }
  return text.length;
}

function trimmed(text: string, start: number, end: number, replacement: string): Edit {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: start + part.trimEnd().length, replacement };
}

/** Every match of the pattern, replaced; the body alone. */
function replacing(body: string, pattern: RegExp, replacement: (found: string) => string): Edit[] {
  return [...body.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    replacement: replacement(match[0]),
  }));
}

/** Statements left out, guards that never hold, other choices that always go one way. */
function ofStatements(body: string): Edit[] {
  return [...body.matchAll(LEADS_STATEMENT)].flatMap((match) => {
    const start = match.index + match[0].length;
    const rest = body.slice(start);
    if (rest.startsWith('if ')) {
      const end = start + rest.search(/\sthen\b/);
      const isGuard = /^[^;]+?\sthen\s+return\b/.test(rest);
      const values = isGuard ? ['false'] : ['true', 'false'];
      return values.map((value) => ({ start: start + 3, end, replacement: value }));
    }
    const end = start + rest.indexOf(';');
    return STATEMENT.test(rest) ? [{ start, end, replacement: 'null' }] : [];
  });
}

/** A condition of several left out: an operand of `and` that always holds, one of `or` that never does. */
function ofConditions(body: string): Edit[] {
  return [...body.matchAll(/(\bwhere\b|\band\b|\bor\b|\()\s*/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    const end = endOfOperand(body, start, OPERAND_END);
    const isOr = match[1] === 'or' || (match[1] === '(' && /^or\b/.test(body.slice(end)));
    if (match[1] === '(' && !isOr) return [];
    return [trimmed(body, start, end, isOr ? 'false' : 'true')];
  });
}

/** An assignment of an update that has several is left out. */
function ofAssignments(body: string): Edit[] {
  return [...body.matchAll(/\bset\s+/g)].flatMap((match) => {
    const starts = [match.index + match[0].length];
    const ends: number[] = [];
    for (;;) {
      const end = endOfOperand(body, starts.at(-1) ?? 0, /^(where\b|[,;])/);
      ends.push(end);
      if (body.charAt(end) !== ',') break;
      starts.push(end + 1);
    }
    if (starts.length === 1) return [];
    return starts.map((start, index) => {
      const isLast = index === starts.length - 1;
      const from = isLast ? (ends[index - 1] ?? start) : start;
      const to = isLast ? (ends[index] ?? start) : (starts[index + 1] ?? start);
      return trimmed(body, from, to, '');
    });
  });
}

/** One of the values of a coalesce, and of a case. */
function ofChoices(body: string): Edit[] {
  const coalesced = [...body.matchAll(/coalesce\(([\w.]+), ([\w.]+)\)/g)];
  const cases = [...body.matchAll(/case when .+? then (.+?) else (.+?) end/g)];
  return [...coalesced, ...cases].flatMap(({ 0: all, 1: one = '', 2: other = '', index }) =>
    [one, other].map((replacement) => ({ start: index, end: index + all.length, replacement })),
  );
}

/** What a comparison is when it is turned around. */
const TURNED: Record<string, string> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '<>': '=',
};

/** `=>` names an argument, `->` and `->>` read JSON, `:=` assigns, `&&`, `@>` and their like are no order. */
function ofComparisons(body: string): Edit[] {
  return replacing(body, /(?<= )(?:<>|<=|>=|<|>)(?= )/g, (found) => TURNED[found] ?? found);
}

function ofTokens(body: string): Edit[] {
  return [
    // States, kinds and the keys of JSON.
    ...replacing(body, /'[A-Za-z_]+'/g, () => "'mutant'"),
    ...replacing(body, /(?<=")[A-Za-z]+(?=": )/g, () => 'mutant'),
    ...replacing(body, / \+ 1\b/g, () => ''),
    ...replacing(body, /= 0\b/g, () => '= 1'),
    ...replacing(body, /\b(for update|on conflict do nothing)\b/g, () => ''),
  ];
}

const FINDERS = [ofStatements, ofConditions, ofComparisons, ofAssignments, ofChoices, ofTokens];

/** All of them, in the order of the text; some may be no SQL. */
export function sqlMutants(name: string, text: string): SqlMutant[] {
  const clean = withoutComments(text);
  const begin = Math.max(
    clean.indexOf('\nbegin') + 1,
    clean.search(/as \$\$(?!\s*(?:declare|begin)\b)/),
  );
  const body = clean.slice(begin);
  const edits = FINDERS.flatMap((find) => find(body));
  const mutants = edits
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .map(({ start, end, replacement }) => ({
      name,
      line: clean.slice(0, begin + start).split('\n').length,
      change: `${body.slice(start, end).replace(/\s+/g, ' ')} => ${replacement}`,
      text: clean.slice(0, begin) + body.slice(0, start) + replacement + body.slice(end),
    }));
  return [...new Map(mutants.map((mutant) => [mutant.text, mutant])).values()];
}
