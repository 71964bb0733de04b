/** What a page's action answers to a form of an operation. */

/** What is asked before something that cannot be undone. */
export type Asked = {
  question: string;
  /** The words of the button that does it. */
  yes: string;
  /** The form as it was posted. */
  fields: readonly (readonly [name: string, value: string])[];
};

/** The field of a form that names its operation. */
export const OPERATION = 'operation';

/** The field of a form that has the question to which the answer is yes. */
export const CONFIRMED = 'confirmed';

export type OperationAnswer = {
  /** Which form it was. */
  operation: string;
  isDone: boolean;
  /** A sentence for staff; empty where something is asked. */
  message: string;
  /** By field, after its name: `is missing`. */
  problems: Readonly<Record<string, string>>;
  /** What was typed, to be shown again, the values of a list with commas between them; null where nothing is. */
  typed: Readonly<Record<string, string>> | null;
  asked: Asked | null;
  output: unknown;
};

/** Of a form whose outcome is still to be filled in: not done. */
export function noAnswer(operation: string, message = ''): OperationAnswer {
  const nothing = { problems: {}, typed: null, asked: null, output: null };
  return { operation, isDone: false, message, ...nothing };
}
