/** Which of the facts about its subject an event is, as the functions of the database write it. */
import * as z from 'zod';

/** Of an order's event: its number, 0 of the sale. */
export const orderRef = z.object({ no: z.int() });

export const productRef = z.object({ variants: z.array(z.string()) });

export const stockRef = z.object({ available: z.int(), low: z.int() });

/** The number of the refund of a charge, and what was to go back. */
export const refundRef = z.object({ no: z.int(), amountCents: z.int(), reason: z.string() });
