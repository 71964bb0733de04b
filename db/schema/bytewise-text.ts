import { customType } from 'drizzle-orm/pg-core';

/** Text that sorts by bytes (collation C), as in the browser, whatever the database's own collation. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
