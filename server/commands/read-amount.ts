import { CommandError } from '#server/command-error.ts';

/** Dollars as a shopkeeper writes them, `4.90` or `$5`, as whole cents. Throws CommandError for others. */
export function readAmount(text: string): number {
  const [, dollars, cents = '00'] = /^\$?(\d{1,7})(?:\.(\d\d))?$/.exec(text) ?? [];
  if (dollars === undefined) {
    throw new CommandError(`${text} is no amount: write dollars and cents as in 4.90.`);
  }
  return Number(dollars) * 100 + Number(cents);
}
