/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const addToBasket = 'Añadir a la cesta';
export const quantity = 'Cantidad';
export const oneMore = 'Uno más';
export const oneFewer = 'Uno menos';
export const notCharged = 'Ya no se vende: no se cobrará.';
export const removeFromBasket = 'Quitar de la cesta';
export const basketFull = 'Tu cesta está llena';
export const leftOut = (most: number, titles: string) =>
  `En una cesta caben como máximo ${most} artículos. Se han quedado fuera: ${titles}. Paga o quita algunos y vuelve a añadir estos.`;
export const close = 'Cerrar';
export const joinedFromBefore = (count: number) =>
  `${count} ${plural(count, 'artículo de antes de iniciar sesión se ha unido', 'artículos de antes de iniciar sesión se han unido')} a tu cesta`;
export const joinedFromElsewhere = (count: number) =>
  `${count} ${plural(count, 'artículo de tu otro dispositivo se ha unido', 'artículos de tu otro dispositivo se han unido')} a tu cesta`;
export const keepThem = (count: number) => `Conservar${plural(count, 'lo', 'los')}`;
export const takeThemOut = (count: number) => `Quitar${plural(count, 'lo', 'los')}`;
export const inBasket = (count: number) => `${count} en tu cesta`;
export const viewBasket = 'Ver la cesta';
export const undo = 'Deshacer';
export const notKept = 'No se ha podido guardar tu cesta';
export const shoppingBasket = 'Tu cesta';
export const aboutBasket = 'Lo que has puesto en tu cesta y lo que suma.';
export const helloVisitor = (name: string) => `Hola, ${name}`;
export const nothingInIt = 'Todavía no hay nada';
export const findSomething = 'Encuentra algo que te guste';
export const waitsForYou = 'Lo que añadas te espera aquí, en todas las pestañas.';
export const somethingToStart = 'Algo para empezar';
export const subtotal = (count: number) =>
  `Subtotal (${count} ${plural(count, 'artículo', 'artículos')}):`;
export const gift = 'Este pedido contiene un regalo';
export const moreForFree = (amount: string) => `${amount} más y el envío es gratis.`;
export const deliveryIsFree = 'El envío es gratis.';
export const proceed = 'Tramitar pedido';
export const isSoldOut = (title: string) => `«${title}» está agotado: quítalo para pagar el resto.`;
export const fewLeft = (left: number, title: string, wanted: number) =>
  `Solo ${plural(left, 'queda', 'quedan')} ${left} de «${title}», y tienes ${wanted}: quita alguno para pagar.`;
export const allHeld = (title: string) =>
  `Todos los «${title}» están en proceso de compra: puede liberarse alguno en unos minutos.`;
export const payForRest = (_count: number) => 'Quitar y pagar el resto';
export const removeAll = (_count: number) => 'Quitar';
export const unknownVariant =
  'Este producto ya no se vende. Vuelve a cargar la página y elige otro.';
export const noRoom = (most: number) =>
  `En una cesta caben como máximo ${most} artículos. Quita uno o paga antes estos.`;
export const lineGone =
  'Ya no se puede devolver a la cesta. Búscalo en la tienda y añádelo de nuevo.';
export const tooManyGuests =
  'Se han creado demasiadas cestas nuevas desde tu red. Inténtalo de nuevo en un minuto o inicia sesión.';
export const added = (count: number) => (count === 1 ? 'Añadido' : `${count} añadidos`);
export const removed = 'Quitado';
export const takenOut = 'Retirado de la cesta';
export const putBack = 'Devuelto a la cesta';
export const severalItems = (what: string, count: number) => `${what}: ${count} artículos`;
export const emptyNow = 'Tu cesta está vacía.';
export const notInBasket = 'Ya no estaba en tu cesta.';
export const removedFromBasket = 'Quitado de tu cesta.';
export const putBackIntoBasket = 'Devuelto a tu cesta.';
export const failed = 'No ha funcionado y tu cesta sigue igual. Inténtalo de nuevo en un momento.';
export const readAgain = 'No se sabe si ha funcionado. Así está tu cesta ahora.';
export const unknown = 'No se ha podido acceder a la tienda. No se sabe si tu cesta ha cambiado.';
