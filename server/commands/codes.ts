/** `npm run codes`: codes that take something off an order. */
import { readCodeName } from '#app/features/codes/code.ts';
import { firstDayOf, lastDayOf, timesOfDays } from '#app/features/codes/code-days.ts';
import type { ListedCode, NewCode } from '#app/features/codes/codes.server.ts';
import { formatCents } from '#app/shared/money.ts';
import { CommandError } from '#server/command-error.ts';
import { codesOperation } from '#server/control/codes-operations.ts';
import { openQueries, runOperation } from '#server/control/run-operation.ts';
import type { CommandContext, CommandDefinition } from './command.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';

function readName(text: string): string {
  const name = readCodeName(text);
  if (name !== null) return name;
  throw new CommandError(`${text} is no name of a code: use letters, digits and hyphens.`);
}

/** `10%` or `5.00`. Throws CommandError for anything else. */
export function readWorth(text: string): Pick<NewCode, 'sharePercent' | 'amountCents'> {
  const [, percent] = /^(\d{1,3})%$/.exec(text) ?? [];
  if (percent === undefined) {
    const amountCents = readAmount(text);
    if (amountCents > 0) return { sharePercent: null, amountCents };
  } else if (Number(percent) >= 1 && Number(percent) <= 100) {
    return { sharePercent: Number(percent), amountCents: null };
  }
  throw new CommandError(`${text} takes nothing off: write 1% to 100%, or an amount.`);
}

function readCount(name: string): (text: string) => number {
  return (text) => {
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    throw new CommandError(`${name} is not a whole number from 1 on: ${text}.`);
  };
}

/** `SUMMER: 10% off, until 2026-08-31, 20 uses of which 18 are left, 1 a shopper; in 2 orders` */
function describeCode(code: ListedCode, timeZone: string): string {
  const { name, sharePercent, amountCents, uses, usesEach } = code;
  const [first, last] = [firstDayOf(code, timeZone), lastDayOf(code, timeZone)];
  const off = sharePercent === null ? formatCents(amountCents ?? 0) : `${sharePercent}%`;
  const parts = [
    `${off} off`,
    ...(first === null ? [] : [`from ${first}`]),
    ...(last === null ? [] : [`until ${last}`]),
    ...(uses === null ? [] : [`${uses} uses of which ${Math.max(0, code.left ?? 0)} are left`]),
    ...(usesEach === null ? [] : [`${usesEach} a shopper`]),
  ];
  return `${name}: ${parts.join(', ')}; in ${code.orders} ${code.orders === 1 ? 'order' : 'orders'}`;
}

type Answer = { isOn: boolean; codes: readonly ListedCode[] };

async function work(context: CommandContext, codes: readonly NewCode[]): Promise<Answer> {
  async function* input() {
    yield* codes;
  }
  const call = { request: {}, input: input(), open: openQueries };
  for await (const line of runOperation(context.readSettings(), codesOperation, call)) {
    if (line.isRefused) {
      throw new CommandError(
        'Nothing was changed: whether the uses of a code are limited stays as it was made. Make another code.',
      );
    }
    return line;
  }
  throw new CommandError('The shop gave no answer. Try again.');
}

async function print(context: CommandContext, { isOn, codes }: Answer): Promise<void> {
  const { timeZone } = context.readSettings();
  for (const code of codes) await context.print(describeCode(code, timeZone));
  if (codes.length === 0) await context.print('There are no codes.');
  if (!isOn) context.printError('CODES is not set to on: the shop asks for no code.');
}

async function find(context: CommandContext, name: string): Promise<ListedCode> {
  const found = (await work(context, [])).codes.find((code) => code.name === name);
  if (found) return found;
  throw new CommandError(`There is no code ${name}: npm run codes -- list shows them.`);
}

type SetFlags = { from?: string; to?: string; uses?: number; usesEach?: number };

export const command: CommandDefinition = {
  failureCode: 1,
  define(program, context) {
    program.description('Codes that take something off. docs/delivery.md describes them.');
    program
      .command('list')
      .description('All codes')
      .action(async () => print(context, await work(context, [])));
    program
      .command('set')
      .description('A new code, or another worth, time or number of uses for one')
      .argument('<name>', 'letters, digits and hyphens; shoppers may type small letters', readName)
      .argument('<off>', 'a share of the items such as 10%, or an amount such as 5.00', readWorth)
      .option(
        '--from <day>',
        'the first day, such as 2026-11-01, in SHOP_TIME_ZONE',
        readDay('--from'),
      )
      .option('--to <day>', 'the last day on which it can be used', readDay('--to'))
      .option('--uses <count>', 'so many in all', readCount('--uses'))
      .option('--uses-each <count>', 'so many of one shopper', readCount('--uses-each'))
      .action(async (name: string, off: ReturnType<typeof readWorth>, flags: SetFlags) => {
        const { from = null, to = null, uses = null, usesEach = null } = flags;
        const times = timesOfDays(from, to, context.readSettings().timeZone);
        const code = { name, ...off, ...times, uses, usesEach };
        await print(context, await work(context, [code]));
      });
    program
      .command('end')
      .description('The code can be used no more; orders that used it keep it')
      .argument('<name>', 'the code', readName)
      .action(async (name: string) => {
        const code = await find(context, name);
        const toSeconds = Math.floor(Date.now() / 1_000);
        await print(context, await work(context, [{ ...code, toSeconds }]));
      });
  },
};
