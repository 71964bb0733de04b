/** The text fields of a posted form, the last of each name; null for a body that is no form. */
export async function readForm(request: Request): Promise<Record<string, string> | null> {
  try {
    const fields: Record<string, string> = Object.create(null);
    for (const [name, value] of await request.formData()) {
      if (typeof value === 'string') fields[name] = value;
    }
    return fields;
  } catch (error) {
    // `formData` throws a TypeError for any other type or malformed content.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
