/** Who is shopping. */
export const guest = 'Guest';
