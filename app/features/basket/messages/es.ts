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
export const unreadableLink =
  'Este enlace a una cesta no se puede leer: puede que falte una parte. Pide que te lo envíen de nuevo.';
export const tooManyLinked = (most: number) =>
  `Este enlace contiene más de los ${most} artículos que caben en una cesta.`;
export const lineGone =
  'Ya no se puede devolver a la cesta. Búscalo en la tienda y añádelo de nuevo.';
export const tooManyGuests =
  'Se han creado demasiadas cestas nuevas desde tu red. Inténtalo de nuevo en un minuto o inicia sesión.';
export const added = (count: number) => (count === 1 ? 'Añadido' : `${count} añadidos`);
export const removed = 'Quitado';
export const takenOut = 'Retirado de la cesta';
export const putBack = 'Devuelto a la cesta';
export const beforeTitle = (what: string) => `${what}:`;
export const severalItems = (what: string, count: number) => `${what}: ${count} artículos`;
export const emptyNow = 'Tu cesta está vacía.';
export const notInBasket = 'Ya no estaba en tu cesta.';
export const removedFromBasket = 'Quitado de tu cesta.';
export const putBackIntoBasket = 'Devuelto a tu cesta.';
export const failed = 'No ha funcionado y tu cesta sigue igual. Inténtalo de nuevo en un momento.';
export const readAgain = 'No se sabe si ha funcionado. Así está tu cesta ahora.';
export const unknown = 'No se ha podido acceder a la tienda. No se sabe si tu cesta ha cambiado.';
export const linkedBasket = 'Una cesta para ti';
export const aboutLinked = 'Un enlace te trae estos artículos. Aún no hay nada en tu cesta.';
export const comesTo = 'En total:';
export const codeComesWith = (code: string) => `Incluye el código de descuento ${code}.`;
export const howMany = (count: number) => `Cantidad: ${count}`;
export const onlySome = (count: number) =>
  `Solo hay ${count} ${plural(count, 'disponible', 'disponibles')}.`;
export const notSold = (variant: string) => `«${variant}» ya no se vende.`;
export const nothingToAdd = 'Ahora mismo no se puede comprar nada de esto.';
export const haveAlready = (count: number) =>
  `Ya tienes ${count} ${plural(count, 'artículo', 'artículos')} en tu cesta.`;
export const putIntoBasket = 'Poner en mi cesta';
export const addToMine = 'Añadir a mi cesta';
export const replaceMine = 'Sustituir mi cesta';
export const replaced = 'Esta es ahora tu cesta.';
export const shareBasket = 'Compartir esta cesta';
export const shareWishes = 'Compartir esta lista';
export const sharedBasket = 'Una cesta compartida';
export const sharedWishes = 'Una lista de deseos compartida';
export const aboutShared = 'Alguien comparte esto contigo. Cada cambio se ve al momento.';
export const yourShared = 'Es tuya; así la ven los demás.';
export const sharedIsEmpty = 'Ahora mismo no hay nada.';
export const takeAll = 'Añadir a mi cesta';
export const nothingShared = 'Aquí no se comparte nada';
export const linkEnded = 'El enlace se ha desactivado o no está completo.';
export const onlyOwner = 'Solo su dueño puede cambiar esta cesta.';
export const linkToShare = 'Enlace';
export const whoSees =
  'Quien lo tenga ve estos artículos, nunca tu nombre, tu dirección ni tus pedidos.';
export const copyLink = 'Copiar enlace';
export const copied = 'Copiado';
export const othersAdd = 'Otros pueden añadir artículos.';
export const othersLook = 'Los demás solo pueden mirar.';
export const letOthersAdd = 'Dejar que otros añadan';
export const stopAdding = 'Dejar solo mirar';
export const endLink = 'Desactivar este enlace';
export const addSomething = 'Añadir algo';
export const findProduct = 'Buscar un producto';
export const find = 'Buscar';
export const nothingFound = (text: string) => `No se ha encontrado nada para «${text}».`;
export const addToIt = 'Añadir';
export const yourWishes = 'Tu lista de deseos';
export const aboutWishes = 'Lo que has guardado para más tarde.';
export const noWishes = 'Aún no hay nada guardado';
export const howToWish = 'Lo que guardas en la página de un producto o en tu cesta te espera aquí.';
export const removeWish = 'Quitar de la lista';
export const saveToWishes = 'Guardar en mi lista de deseos';
export const inYourWishes = 'En tu lista de deseos';
export const saveForLater = 'Guardar para más tarde';
export const savedForLater = 'Guardado en tu lista de deseos.';
