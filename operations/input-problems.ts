/** What is wrong with a field whose schema has no words of its own for it, as the end of a sentence about the field. */
import type * as z from 'zod';

const TYPES: Readonly<Record<string, string>> = {
  string: 'is no text',
  number: 'is no number',
  int: 'is no whole number',
  boolean: 'is neither true nor false',
  array: 'is no list',
  tuple: 'is no list',
  object: 'is no object',
  record: 'is no object',
};

const OTHER = 'is not as it has to be';

/** For `safeParse`: what a schema says itself goes before. */
export const inputProblem: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : (TYPES[issue.expected] ?? OTHER);
    case 'invalid_value':
      return `is none of these: ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `is longer than ${issue.maximum}`
        : `is more than ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `is shorter than ${issue.minimum}`
        : `is less than ${issue.minimum}`;
    default:
      return OTHER;
  }
};
