/**
 * The fields that inputs of operations are made of, with how people write them. The words of a field stand here alone:
 * its description is the label in a form of the admin, its hint stands below that, and the shell's help has both.
 */
import * as z from 'zod';
import { messages as settingMessages } from '#app/features/settings/messages/messages.ts';
import {
  exampleAmount,
  formatTypedCents,
  isOnStep,
  MAX_AMOUNT_CENTS,
  shopCurrency,
} from '#app/shared/money/money.ts';
import type { Result } from '#app/shared/result.ts';
import { isStorable, MAX_TEXT_LETTERS } from '#app/shared/text/storable-text.ts';
import { FIRST_DAY, isCalendarDay, LAST_DAY } from '#app/shared/time/calendar-day.ts';
import type { Queries } from '#db/database.ts';
import { messages } from './messages/messages.ts';

/** How the text of a form or of the shell becomes the value of a field, where its type does not say. */
export type FieldText =
  | 'money'
  | 'rate'
  | 'path'
  | 'lines'
  | 'long'
  | 'day'
  | 'capitals'
  | 'colour'
  | 'digits';

/** Values with their words. */
export type Choices = readonly (readonly [value: string, word: string])[];

/** `complete` gives the whole value that people mean by a part of it. Throws OperationRefused. */
export type ShellField = {
  description: string;
  complete(queries: Queries, text: string): Promise<string>;
};

export type FieldMeta = {
  description?: string | undefined;
  /** What else is to be known of it, in sentences. */
  hint?: string | undefined;
  text?: FieldText | undefined;
  maxLetters?: number | undefined;
  /** What can be chosen, where people read other words than the API has. */
  choices?: Choices | undefined;
  /** Holds addresses of pictures: a program may send the files in their place (read-form.server.ts). */
  isPicture?: true | undefined;
  /** In the shell it needs no name. */
  positional?: true | undefined;
  /** For people at a shell: what it is called there, and what completes what they type of it. */
  shell?: ShellField | undefined;
  /** Its name in texts, where that does not follow from its own. */
  textName?: string | undefined;
  /** What its text says, an empty one too; a text that says nothing comes back, and the schema refuses it. */
  read?: ((text: string) => unknown) | undefined;
};

/** Browsers post line breaks as CR LF, and count each as one letter. */
export function text(description: string, maxLetters = MAX_TEXT_LETTERS) {
  return z
    .string({ error: ({ input }) => (input == null ? messages.isMissing : messages.isNoText) })
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(maxLetters, { error: () => messages.tooLong(maxLetters) })
        .refine(isStorable, { error: () => messages.notStorable }),
    )
    .meta({ description, maxLetters });
}

export function neededText(description: string, maxLetters = MAX_TEXT_LETTERS) {
  return text(description, maxLetters).refine((value) => value !== '', {
    error: () => messages.isMissing,
  });
}

/** The `read` of a field that is changed alone: an empty text says that there is none, and only an absent one leaves it. */
export const asTyped = (typed: string) => typed;

/** The check of a schema that `read` is: what it reads, or the words of why not. */
export function reading<Typed, Value>(read: (typed: Typed) => Result<Value, string>) {
  return (typed: Typed, context: z.RefinementCtx): Value => {
    const value = read(typed);
    if (value.ok) return value.value;
    context.addIssue(value.refusal);
    return z.NEVER;
  };
}

/** An e-mail address, or empty. */
export function emailField(description: string) {
  return text(description, 254).refine(
    (address) => address === '' || z.email().safeParse(address).success,
    { error: () => settingMessages.noEmail },
  );
}

/** `dollars and cents`, `an amount in EUR`. */
export function amountWord(): string {
  return messages.amountIn(shopCurrency().code);
}

/** What is said of an amount that the currency has, and a card cannot be charged. */
export function offStep(): string {
  return messages.noMultiple(formatTypedCents(shopCurrency().step));
}

/**
 * Whole cents; `4.90` as people write it. A field of it is named `…Cents`, and without that ending in texts. Its words
 * are asked for when they are read: which currency the shop has is known once it has started.
 */
export function cents(description: string | (() => string), hint?: () => string) {
  const error = () => messages.noAmount(amountWord(), exampleAmount(490));
  return z
    .int({ error })
    .min(0, { error })
    .max(MAX_AMOUNT_CENTS, { error: () => messages.tooMuch })
    .refine(isOnStep, { error: offStep })
    .meta({
      get description() {
        return typeof description === 'string' ? description : description();
      },
      get hint() {
        return hint?.();
      },
      text: 'money',
    });
}

export function wholeNumber(description: string, least = 0, most = 999_999_999_999) {
  // What is too much is told so: input-problems.ts.
  const error = ({ code }: { code: string }) =>
    code === 'too_big' ? undefined : messages.noWholeNumber(least);
  const whole = z.int({ error }).min(least, { error }).max(most, { error });
  return whole.meta({ description });
}

/** `2026-11-30` */
export function day(description: string) {
  return z
    .string({ error: () => messages.isMissing })
    .refine(isCalendarDay, { error: () => messages.noDay('2026-11-30', FIRST_DAY, LAST_DAY) })
    .meta({ description, text: 'day' });
}

/** A file or folder of the machine on which the shop runs; the shell takes it from the folder where it was called. */
export function path(description: string) {
  return neededText(description, 4_096).meta({ text: 'path' });
}
