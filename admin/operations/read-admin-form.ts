import { readForm } from '#app/shared/http/read-form.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';

/**
 * The fields of a form of the admin. What no database can store is no form: what staff does is recorded before it is
 * done, and a record that cannot be finished would say that nobody knows what came of it.
 */
export async function readAdminForm(request: Request): Promise<Record<string, string> | null> {
  const fields = await readForm(request);
  return fields !== null && Object.values(fields).every(isStorable) ? fields : null;
}
