/** Where a command speaks. */
export type CommandOutput = {
  /** The result: a line, or what is exported. Resolves when more can be taken. */
  print: (text: string) => Promise<void>;
  /** What is wrong, and how far it is. */
  complain: (text: string) => void;
  /** Whether what is complained is read on a terminal. */
  isTerminal: boolean;
};
