/** As `en.ts`. */
export const noAddress = 'no es una dirección web: empieza por https://';
export const hasPassword = 'contiene una contraseña: la firma dice quién envía';
export const notEncrypted = (host: string) =>
  `no está cifrada: usa https://, o nombra ${host} en WEBHOOK_HOSTS`;
export const isPrivate = (host: string) =>
  `lleva a una red privada: nombra ${host} en WEBHOOK_HOSTS si es lo que quieres`;
export const noAnswer = (seconds: number) => `Sin respuesta en ${seconds} s.`;
export const notReached = (code: string) => `No se ha podido contactar${code}.`;
