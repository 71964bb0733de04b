const number = new Intl.NumberFormat('en-US');

/** `1 product`, `1,200 products`. */
export function counted(count: number, noun: string): string {
  return `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
