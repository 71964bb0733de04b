import * as z from 'zod';
import { serversOf } from '#db/postgres/server-addresses.ts';

/** A variable that may be absent. Every way in which its value can be wrong has one message. */
export function rule<Schema extends z.ZodType>(schema: Schema, message: string) {
  return z
    .string()
    .transform((text, context) => {
      const parsed = schema.safeParse(text);
      if (parsed.success) return parsed.data;
      context.addIssue(message);
      return z.NEVER;
    })
    .optional();
}

/** `https://shop.example.com`: scheme, host and port alone. */
export const originText = z.string().refine((text) => {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` === '/';
});

/** What stands between commas, with spaces about them or without. */
export const commaList = z.string().transform((text) => text.split(/\s*,\s*/));

/** One PostgreSQL, or several servers of it. */
export const databaseUrl = z.string().refine((text) => serversOf(text) !== null);
