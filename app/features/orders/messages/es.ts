/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const states = {
  placed: 'Realizado',
  packed: 'Preparado',
  partly_shipped: 'Enviado en parte',
  shipped: 'En camino',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  return_requested: 'Devolución solicitada',
  return_approved: 'Devolución aceptada',
  withdrawn: 'Desistimiento',
  returned: 'Devuelto',
  ready_to_collect: 'Listo para recoger',
  collected: 'Recogido',
  to_mail: 'Se enviará por correo',
  mailed: 'Enviada por correo',
  withdrawal_late: 'Desistimiento',
};
export const readsRequest = 'La tienda leerá tu solicitud y responderá aquí.';
export const sendItBack = 'Devuélvelo: después llegará el reembolso.';
export const howToReturn = 'Cómo devolverlo';
/** Where the order stands, and what comes next. */
export const standing = {
  placed: 'Tenemos tu pedido y lo preparamos ahora.',
  packed: 'Está preparado y espera al transportista.',
  shipped: 'Está en camino.',
  delivered: 'Ha llegado.',
  cancelled: 'No se envía nada.',
  withdrawn: 'Tu desistimiento está declarado. Devuelve los artículos en 14 días.',
  ready_to_collect: 'Está listo: ven a recogerlo.',
  collected: 'Ya lo has recogido.',
  to_mail: 'La tarjeta se envía por correo el día elegido, a quien es.',
  mailed: 'La tarjeta se ha enviado por correo a quien es.',
};
/** How far an order has come whose items are sent in several parcels. */
export const itemsOnTheirWay = (count: number, all: number) =>
  `${count} de ${all} artículos ${plural(count, 'está', 'están')} en camino.`;
export const itemsArrived = (count: number, all: number) =>
  `${count} de ${all} artículos ${plural(count, 'ha', 'han')} llegado.`;
export const restFollows = 'El resto llegará después.';
export const restIsOnItsWay = 'El resto está en camino.';
export const stillToCome = 'Por llegar';
export const parcelNo = (no: number) => `Paquete ${no}`;
export const packedToCollect = 'Está preparado. Te avisamos en cuanto puedas recogerlo.';
export const paidByCard = (amount: string) => `Se han pagado ${amount} con tarjeta.`;
export const nothingToPay = 'No había nada que pagar.';
export const allGoesBack = 'Se devuelve todo a tu tarjeta.';
export const nothingToPayBack = 'No había nada que devolver.';
export const packed = 'Preparado';
export const waitsForCarrier = 'Espera al transportista.';
export const trackingNumber = 'Número de seguimiento';
export const trackingIs = (number: string) => `Número de seguimiento ${number}`;
export const onItsWay = 'En camino';
export const onItsWayWith = (carrier: string) => `En camino con ${carrier}`;
export const carrierHasIt = (carrier: string) => `${carrier} tiene tu paquete`;
export const trackingAdded = 'Número de seguimiento añadido';
export const delivered = 'Entregado';
export const addressChangedByYou = 'Has cambiado la dirección de entrega';
export const addressChangedByShop = 'La tienda ha cambiado la dirección de entrega';
export const cancelledByYou = 'Cancelado por ti';
export const cancelledByShop = 'Cancelado por la tienda';
export const returnRequested = 'Devolución solicitada';
export const returnApproved = 'Devolución aceptada';
export const returnDeclined = 'Devolución rechazada';
export const notSent = 'Al final no se envía';
export const withdrawalDeclared = 'Desistimiento declarado';
export const returned = 'Devuelto';
export const backAtShop = 'Ha vuelto a la tienda.';
export const refundOf = (amount: string) => `Reembolso de ${amount}`;
export const disputes = {
  needs_response: {
    title: 'Pago en disputa',
    detail: 'Tu banco ha preguntado a la tienda por el pago.',
  },
  under_review: {
    title: 'Disputa respondida',
    detail: 'Tu banco está revisando la respuesta de la tienda.',
  },
  won: { title: 'Disputa cerrada', detail: 'Tu banco ha confirmado el pago.' },
  lost: { title: 'Disputa cerrada', detail: 'Tu banco te ha devuelto el dinero.' },
};
export const refunds = {
  due: 'Se está enviando a tu tarjeta.',
  pending: 'Está en camino a tu tarjeta; tarda unos días.',
  refunded: 'Se ha devuelto a tu tarjeta.',
  failed: 'Tu banco no lo ha aceptado. La tienda lo está mirando.',
  cancelled: 'No hizo falta: el dinero ya se había devuelto.',
};
export const orderPlaced = 'Pedido realizado';
export const receipt = (shop: string) => `${shop} · Recibo`;
export const onItsWayBack = (amount: string) => `${amount} van de vuelta a ti`;
export const wentBack = (amount: string) => `Se te han devuelto ${amount} por completo`;
export const notSentBack = (amount: string) => `${amount} aún no se han podido devolver`;
export const willShow =
  'Se devuelve todo a la misma tarjeta; tu banco puede tardar unos días en mostrarlo.';
export const wentToCard =
  'Se ha devuelto todo a la misma tarjeta; tu banco puede tardar unos días en mostrarlo.';
export const refundRefused =
  'El proveedor de pagos ha rechazado el reembolso. El dinero es tuyo: ponte en contacto con la tienda.';
export const notAnOrder =
  'El {date} se cobraron {amount}, pero no se convirtió en un pedido, porque los artículos ya estaban pagados o el importe no era el de tu cesta. {outlook}';
export const order = 'Pedido';
export const seeOrder = 'Ver el pedido';
export const refunded = 'Reembolsado:';
export const orderTotal = 'Total del pedido:';
export const total = 'Total del pedido';
export const outcomes = {
  cancelled: { title: 'Tu pedido está cancelado' },
  'return-requested': {
    title: 'La tienda sabe que quieres devolverlo',
    text: 'La respuesta aparecerá aquí.',
  },
  'return-open': {
    title: 'Ya hay una devolución abierta de este pedido',
    text: 'Lo que acabas de elegir no forma parte de ella. Cuando termine, podrás devolver más.',
  },
  'address-changed': {
    title: 'Tu pedido va a la nueva dirección',
    text: 'Lo que pagaste no cambia. Un correo lo confirma.',
  },
  'too-late': { title: 'Eso ya no es posible', text: 'El pedido ha avanzado: míralo abajo.' },
  'code-sent': {
    title: 'Te hemos enviado un código',
    text: 'Llega al correo que se indicó con el pedido y vale durante 15 minutos.',
  },
  'code-wrong': {
    title: 'Ese no es el código',
    text: 'Escríbelo como está en el correo. Se puede usar una vez, durante 15 minutos: pide otro si ha pasado más tiempo.',
  },
  'code-right': {
    title: 'Se muestra todo tu pedido',
    text: 'En este navegador, durante una hora.',
  },
  'no-email': {
    title: 'Este pedido ya no tiene dirección de correo',
    text: 'Responde a uno de los correos sobre él y la tienda te ayudará.',
  },
  transferred: { title: 'El pedido está en tu cuenta', text: 'Lo encontrarás en «Tus pedidos».' },
  'owned-elsewhere': {
    title: 'Este pedido está en otra cuenta',
    text: 'Inicia sesión en ella para verlo entre sus pedidos.',
  },
  'claim-later': {
    title: 'Hay un pago abierto donde se hizo el pedido',
    text: 'Termínalo allí o inténtalo mañana: se cierra solo.',
  },
  'claim-signed-out': {
    title: 'No has iniciado sesión',
    text: 'Inicia sesión y abre el enlace otra vez.',
  },
  'claim-code-needed': {
    title: 'Abre primero el pedido con su código',
    text: 'Haz que se envíe un código al correo del pedido y escríbelo abajo. Después podrás guardar el pedido.',
  },
};
export const nothingAdded = 'No se ha añadido nada a tu cesta';
export const addedToBasket = (count: number) =>
  `Añadido a tu cesta: ${count} ${plural(count, 'artículo', 'artículos')}`;
export const noLongerSoldIs = (title: string) => `Ya no se vende: ${title}`;
export const basketIsFull = 'Tu cesta está llena: paga primero lo que hay en ella.';
export const goToBasket = 'Ir a tu cesta';
export const claimOrder = 'Guardar este pedido en mi cuenta';
export const madeSignedOut = 'Se hizo sin iniciar sesión.';
export const showAddress = 'Mostrar la dirección';
export const takesACode = 'Pasados 30 días hace falta un código, que llega al correo del pedido.';
export const sendCode = 'Envíame un código';
export const code = 'Código';
export const buyAgain = 'Volver a comprar';
export const todayFor = (count: number, price: string) =>
  `${count} ${plural(count, 'artículo', 'artículos')}, hoy ${price}.`;
export const goneNow = (count: number) => ` ${count} ya no se ${plural(count, 'vende', 'venden')}.`;
export const cancelOrder = 'Cancelar el pedido';
export const notPackedYet = 'Todavía no está preparado.';
export const goBackToCard = (amount: string) => ` Se devolverán ${amount} a tu tarjeta.`;
export const cancelThis = 'Cancelar este pedido';
export const askToReturn = 'Solicitar la devolución';
export const bankIsLooking =
  'Tu banco está revisando este pago. Lo que canceles o devuelvas mientras tanto puede que solo se reembolse cuando haya decidido: mira lo que ha pasado.';
export const whatYouBought = 'Lo que has comprado';
export const whatItCameTo = 'Lo que ha costado';
export const paidByCardShort = 'Pagado con tarjeta. ';
export const sentTo = 'Envío a {address}.';
export const whatHasHappened = 'Lo que ha pasado';
export const noLongerSold = 'Ya no se vende';
export const carrier = 'Transportista';
export const whereItIs = 'Dónde está';
export const followAt = (carrier: string) => `Seguir el paquete en ${carrier}`;
export const includesTax = (rate: string) => `Incluye ${rate} de IVA`;
export const refund = 'Reembolso';
export const refundNotArrived = 'Reembolso, no recibido';
export const paidAfterRefunds = 'Pagado tras los reembolsos';
export const printInvoice = 'Imprimir la factura';
export const print = 'Imprimir';
export const invoiceComes =
  'La factura recibe su número en unos minutos. Impresa antes, es un recibo.';
export const orderNo = (number: string) => `Pedido ${number}`;
export const noSuchOrder = 'Pedido no encontrado';
export const aboutOrder = 'Lo que has pedido y dónde está.';
export const hiddenByAccount = 'una dirección que esta cuenta ya no muestra';
export const hiddenByLink = 'una dirección que este enlace ya no muestra';
export const yourOrders = 'Tus pedidos';
export const noOrderOfYours = 'No tienes ningún pedido así';
export const signIn = 'Iniciar sesión';
export const shownToAccount =
  'Los pedidos se muestran a la cuenta a la que pertenecen. Inicia sesión con ella.';
export const aboutOrders = 'Lo que has pedido, empezando por lo más reciente.';
export const orderIsSafe = 'Tu pedido está a salvo';
export const noneYet = 'Aún no has pedido nada';
export const signInToSee = 'Inicia sesión para ver tus pedidos';
export const findSomething = 'Encuentra algo que te guste';
export const appearsHere = 'Un pedido aparece aquí en cuanto se paga, en todos los dispositivos.';
export const pagesOfOrders = 'Páginas de pedidos';
export const newestOrders = 'Pedidos más recientes';
export const olderOrders = 'Pedidos anteriores';
export const paidAsGuest =
  'Has hecho el pedido como invitado. {signIn} en este navegador y el pedido pasará a tu cuenta.';
export const linkInMail = 'El enlace del correo que te enviamos lo abre, si diste una dirección.';
export const signInOrCreate = 'Inicia sesión o crea una cuenta';
export const thankYou = 'Gracias, hemos recibido tu pedido';
export const orderNumber = 'Número de pedido';
export const howItComes = 'Entrega';
export const goesTo = 'Se envía a';
export const nextMailed = 'Ahora enviaremos la tarjeta regalo en su día.';
export const nextPacked = 'Ahora lo preparamos.';
export const onEveryDevice =
  'Lo encontrarás aquí en todos los dispositivos en los que inicies sesión.';
export const noteNumber = 'Anota su número o guarda el enlace de su página.';
export const mailedTo = (email: string) =>
  `Te enviamos un correo con el enlace de su página a ${email}.`;
export const more = (count: number) => `y ${count} más`;
export const seeReceipt = 'Ver tu pedido y su recibo';

/** Returns of single items. */
export const returnReasons = {
  damaged: 'Dañado o defectuoso',
  wrong_item: 'Artículo equivocado',
  not_as_described: 'No es como se describe',
  does_not_fit: 'No queda bien (talla, medida)',
  changed_mind: 'Cambio de opinión',
  other: 'Otro motivo',
};
export const returnItems = 'Devolver artículos';
export const returnOf = (number: string) => `Devolver artículos del pedido ${number}`;
export const whichGoBack =
  'Elige qué devuelves y por qué. Verás el reembolso antes de enviar nada.';
export const howMany = 'Cuántos devuelves';
export const sendThisBack = 'Devolver este artículo';
export const noneOfIt = 'Ninguno';
export const reason = 'Motivo';
export const chooseReason = 'Elige un motivo';
export const inYourWordsIf = 'Con tus palabras (opcional)';
export const backFor = (amount: string) => `Reembolso: ${amount}`;
export const backForAll = (amount: string, count: number) =>
  `Reembolso: ${amount} por los ${count}`;
export const goOn = 'Continuar';
export const youSendBack = 'Devuelves';
export const youGetBack = 'Se te reembolsa';
export const change = 'Cambiar';
export const backWhenReceived =
  'Se devuelve por el mismo medio de pago en cuanto la tienda reciba lo que envías.';
export const nothingBack = 'No se reembolsa nada: ya se reembolsó o no costó nada.';
export const withoutDelivery = (amount: string) => `Sin el envío, ${amount}.`;
export const seeOrderAgain = 'Volver al pedido';
export const returning = (count: number) => `${count} en devolución`;
export const withdrawnFrom = (count: number) =>
  `${count} ${plural(count, 'desistido', 'desistidos')}`;
export const cameBack = (count: number) => `${count} ${plural(count, 'devuelto', 'devueltos')}`;
export const returnGone = {
  title: 'Ahora no se puede devolver nada de este pedido',
  text: 'Aún no se ha enviado, hay una devolución abierta o ya ha vuelto todo: mira el pedido.',
};
export const returnProblems = {
  nothing: 'Elige al menos un artículo.',
  reason: 'Elige un motivo.',
  words: 'Dilo con tus palabras.',
};
export const collectedInPerson = 'Se recoge en persona.';
/** Lo que se pagó sin tarjeta, y vuelve igual. */
export const paidSo = (howPaid: string, amount: string) => `${howPaid}: ${amount}.`;
export const allGivenBack = 'La tienda misma te lo devuelve todo.';
export const areGivenBack = (amount: string) => ` La tienda misma te devuelve ${amount}.`;
export const givesBack = 'La tienda misma te lo devuelve.';
export const gaveBack = 'La tienda te lo ha devuelto.';
export const inExchangeFor = (number: string) => `A cambio del pedido ${number}`;
export const exchangedBy = (number: string) => `Cambiado: en su lugar llega el pedido ${number}`;
