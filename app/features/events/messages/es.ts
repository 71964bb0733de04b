/** As `en.ts`. */
export const isGone = 'Ha respondido con 410: ya no quiere recibir nada.';
export const triesFailed = (tries: number, last: string | number) =>
  `${tries} intentos en tres días han fallado. La última respuesta: ${last}`;
