/** The name of somebody who is let into the admin, whoever invites them: a form, a command, the control socket. */
import * as z from 'zod';

export const MAX_NAME_LETTERS = 60;

export const staffNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NAME_LETTERS)
  .regex(/^[^\p{Cc}]+$/u);
