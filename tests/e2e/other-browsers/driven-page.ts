/** One page of a browser that Playwright cannot drive, by the little that the tests need of it. */

/** The input sources of WebDriver's "perform actions", which both of its protocols share. */
export type InputSource = {
  type: 'pointer' | 'key';
  id: string;
  actions: Record<string, unknown>[];
};

export type DrivenPage = {
  /** Loads an address, and resolves after its load event. */
  open(url: string): Promise<void>;
  /** Calls a function in the page, with arguments and a result that JSON can carry. */
  run<Args extends unknown[], Result>(
    call: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Input as the user's own: trusted events at where the pointer is. */
  act(sources: InputSource[]): Promise<void>;
  /** Errors and warnings of the console so far, also of what the policy has blocked. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
};

/** A function and its arguments as the source of an expression that evaluates to JSON. */
export function callAsExpression(call: (...args: never[]) => unknown, args: unknown[]): string {
  return `JSON.stringify((${call.toString()})(...${JSON.stringify(args)}) ?? null)`;
}
