import { data } from 'react-router';
import * as z from 'zod';

/** As the admin makes them, for previews and uploads. */
const idSchema = z.string().regex(/^[\da-f_-]{1,36}$/);

/** The id in a page's path; throws a 404 for what is none. */
export function readPathId(text: string | undefined): string {
  const { data: id } = idSchema.safeParse(text);
  if (id === undefined) throw data(null, { status: 404 });
  return id;
}
