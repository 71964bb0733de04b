/** As `en.ts`. */
export const keys = 'Atajos de teclado';
export const close = 'Cerrar';
export const aboutKeys =
  'No hacen nada mientras escribes en un campo. Los ajustes del admin los desactivan.';
export const nextRow = 'A la lista, y a la fila siguiente';
export const rowBefore = 'A la fila anterior';
export const openRow = 'Abrir la fila';
export const goTo = (room: string) => `Ir a ${room}`;
export const theseKeys = 'Estos atajos';
