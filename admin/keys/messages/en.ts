/** The keys of the admin. */
export const keys = 'Keys';
export const close = 'Close';
export const aboutKeys =
  'They do nothing while you type in a field. The settings of the admin switch them off.';
export const nextRow = 'Into the list, and to its next row';
export const rowBefore = 'To the row before';
export const openRow = 'Open the row';
export const goTo = (room: string) => `Go to ${room}`;
export const theseKeys = 'These keys';
