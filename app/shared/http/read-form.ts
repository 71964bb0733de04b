/** A posted form as it came; null for a body that is none. */
export async function readFormData(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    // `formData` throws a TypeError for any other type or malformed content.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** The text fields of a posted form, the last of each name; null for a body that is no form. */
export async function readForm(request: Request): Promise<Record<string, string> | null> {
  const form = await readFormData(request);
  if (!form) return null;
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
}
