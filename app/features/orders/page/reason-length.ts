/** The most letters of a reason; apart from the schema, which the browser does not load. */
export const MAX_REASON_LENGTH = 500;
