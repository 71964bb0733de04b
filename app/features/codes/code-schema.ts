/** What a code may be, whoever writes it: the form, a command, the control socket. */
import * as z from 'zod';
import { MAX_AMOUNT_CENTS } from '#app/shared/money.ts';
import { readCodeName } from './code.ts';

const MAX_USES = 999_999_999;

/** The start of 1970 in the zone that is furthest ahead, and the end of the last day where it is furthest behind. */
const FIRST_SECONDS = -14 * 3_600;
const LAST_SECONDS = Date.parse('9999-12-31T12:00:00Z') / 1_000;

const time = z.int().min(FIRST_SECONDS).max(LAST_SECONDS).nullable();
const uses = z.int().min(1).max(MAX_USES).nullable();

/** A code that can be written; times in unix seconds, null is unbounded or without limit. */
export const newCodeSchema = z
  .object({
    name: z.string().refine((name) => readCodeName(name) === name, 'is no name of a code'),
    sharePercent: z.int().min(1).max(100).nullable(),
    amountCents: z.int().min(1).max(MAX_AMOUNT_CENTS).nullable(),
    fromSeconds: time,
    toSeconds: time,
    uses,
    usesEach: uses,
  })
  .refine(
    ({ sharePercent, amountCents }) => (sharePercent === null) !== (amountCents === null),
    'takes off either a share or an amount',
  );
