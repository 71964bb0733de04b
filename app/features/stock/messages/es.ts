/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const inStock = 'En stock';
export const onlyLeft = (left: number) => `Solo ${plural(left, 'queda', 'quedan')} ${left}`;
export const held = 'Todos en proceso de compra, alguno puede liberarse';
export const soldOut = 'Agotado';
export const notAvailable = 'No disponible';
export const yourEmail = 'Tu correo electrónico';
export const malformedEmail = 'Esto no es una dirección de correo. Revisa si hay una errata.';
export const waitAWhile = 'Han sido muchas veces seguidas. Inténtalo dentro de un rato.';
export const lookIntoInbox =
  'Mira tu bandeja de entrada: cuando hayas abierto el enlace, te avisaremos en cuanto vuelva.';
export const willWrite = (email: string) => `Escribiremos a ${email} cuando vuelva.`;
export const tellMe = 'Avísame cuando vuelva';
export const confirmTitle = 'Avisarte cuando vuelva';
export const aboutConfirm = 'Confirma que podemos escribirte cuando vuelva.';
export const confirmQuestion =
  '¿Quieres que te escribamos una vez, cuando vuelva a estar en stock?';
export const confirm = 'Sí, avísame';
export const confirmed = 'Te escribiremos una vez, cuando vuelva a estar en stock.';
export const confirmGone = 'Este enlace ya no sirve. Vuelve a pedirlo en la página del producto.';
export const stopTitle = 'Correos sobre lo que vuelve a estar en stock';
export const aboutStop = 'Termina los correos sobre lo que vuelve a estar en stock.';
export const stopQuestion = '¿Quieres que olvidemos todo aquello de lo que íbamos a avisarte?';
export const stop = 'No enviar más estos correos';
export const stopped = 'Ya no te escribiremos cuando algo vuelva a estar en stock.';
