/** The form of an operation as pages get it: made from its schema (operation-forms.server.ts). */
import type { Choices } from '#operations/fields.ts';

export type FormField = {
  /** As the form posts it. */
  name: string;
  label: string;
  hint?: string | undefined;
  input:
    | 'line'
    | 'lines'
    | 'day'
    | 'digits'
    | 'decimal'
    | 'capitals'
    | 'choice'
    | 'boxes'
    | 'box'
    | 'colour';
  choices: Choices;
  isRequired: boolean;
  maxLetters?: number | undefined;
};

export type OperationFormShape = {
  operation: string;
  /** What it does, a sentence without its full stop. */
  does: string;
  button: string;
  /** Those that somebody may fill in, or a page. What was shown is the page's alone, and is none of them. */
  fields: readonly FormField[];
  /** Whether a page places it by hand; else it stands by itself in its generated place. */
  isPlaced: boolean;
  /** The field that names what its page is about; null on the page of a room. */
  subject: string | null;
};
