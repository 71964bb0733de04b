/** As `en.ts`. */
export const noMail = (name: string) =>
  `No hay ningún correo ${name}: «npm run shop -- mail list» los muestra.`;
export const several = (name: string) =>
  `Varios clientes tienen un correo ${name}: nómbralo por su Message-ID.`;
export const queued = (name: string) => `${name} está en cola y se envía enseguida.`;
export const notSentAgain = (name: string) =>
  `${name} no se envía otra vez: se está enviando ahora, o contiene un secreto, que se envía una sola vez. El cliente puede pedir otro.`;
export const tooManyTests =
  'Suficientes correos de prueba por esta hora: inténtalo de nuevo más tarde.';
