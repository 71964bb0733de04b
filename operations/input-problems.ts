/** What is wrong with a field whose schema has no words of its own for it, as the end of a sentence about the field. */
import type * as z from 'zod';
import { messages } from './messages/messages.ts';

const typeProblems: Readonly<Record<string, () => string>> = {
  string: () => messages.isNoText,
  number: () => messages.isNoNumber,
  int: () => messages.isNoInteger,
  boolean: () => messages.isNoTruth,
  array: () => messages.isNoList,
  tuple: () => messages.isNoList,
  object: () => messages.isNoObject,
  record: () => messages.isNoObject,
};

const isOfParts = (origin: string) => origin === 'string' || origin === 'array';

/** For `safeParse`: what a schema says itself goes before. */
export const inputProblem: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return messages.isMissing;
      return typeProblems[issue.expected]?.() ?? messages.isOtherwise;
    case 'invalid_value':
      return messages.isNoneOf(issue.values.map(String).join(', '));
    case 'too_big': {
      const { origin, maximum } = issue;
      return isOfParts(origin) ? messages.isLongerThan(maximum) : messages.isAbove(maximum);
    }
    case 'too_small': {
      const { origin, minimum } = issue;
      return isOfParts(origin) ? messages.isShorterThan(minimum) : messages.isBelow(minimum);
    }
    default:
      return messages.isOtherwise;
  }
};
