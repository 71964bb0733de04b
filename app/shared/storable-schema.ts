/** Text from outside that reaches the database: every input schema begins with it. */
import * as z from 'zod';
import { isStorable } from './storable-text.ts';

export const storableText = z.string().refine(isStorable, 'has a character that cannot be stored');
