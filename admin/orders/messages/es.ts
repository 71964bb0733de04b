/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const anOrder = (number: string) => `Pedido ${number}`;
export const noSuchOrder = 'No existe ese pedido';
export const orderIn = (number: string, state: string) =>
  `Pedido ${number}: ${state.toLowerCase()}`;
export const noEmail = 'sin correo indicado';
export const goesTo = (address: string) => `a ${address}`;
export const actors = {
  shopper: 'por el cliente',
  staff: 'por el equipo',
  shop: 'por la tienda',
  provider: 'por el proveedor de pago',
};
export const byWhom = 'Por quién';
export const mails = 'Correos';
export const noMails = 'Ninguno: no se conoce ningún correo de este pedido.';
export const mailTo = (kind: string, recipient: string, state: string) =>
  `${kind} a ${recipient}: ${state}`;
export const history = 'Historial';
export const followParcel = 'Seguir el paquete';
export const itemsAndMoney = 'Artículos e importes';
export const line = (line: number) => `línea ${line}`;
export const charged = 'Cobrado';
export const aRefund = (no: number, reason: string) =>
  `Reembolso ${no} ${reason && `(${reason})`} `;
export const left = 'Queda';
export const whatNext = 'Qué sigue';
export const packingSlip = 'Albarán';
export const packingSlips = 'Albaranes';
export const slipCount = (count: number) => `${count} ${plural(count, 'albarán', 'albaranes')}`;
export const heldSlips = (numbers: string) =>
  `Retenidos, y sin imprimir: ${numbers}. Libéralos primero.`;
export const tickInList = 'Marca primero pedidos en la lista.';
export const wentBack = (refunded: string, left: string) =>
  `Reembolsar: devueltos ${refunded}, quedan ${left}`;
export const theseItems = 'Estos artículos';
export const anAmount = 'Un importe';
export const allLeft = (amount: string) => `Todo lo que queda, ${amount}`;
export const order = 'Pedido';
export const tickOrder = (number: string) => `Marcar el pedido ${number}`;
export const placed = 'Realizado';
export const name = 'Nombre';
export const email = 'Correo';
export const noneGiven = 'No indicado';
export const state = 'Estado';
export const items = 'Artículos';
export const total = 'Total';
export const refunded = (amount: string) => `${amount} reembolsados`;
export const nothingFound =
  'Ningún pedido tiene este número, identificador o correo, ni todas estas palabras en su nombre y dirección o en un título.';
export const noOrders = 'Aquí no hay pedidos.';
export const noneSoFar = 'Ninguno por ahora: mira entre los anteriores.';
export const ticked = 'Pedidos marcados:';
export const pages = 'Páginas';
export const newest = 'Más recientes';
export const older = 'Más antiguos';
export const all = 'Todos';
export const toSend = 'Por enviar';
export const states = 'Estados';
export const what = 'pedidos';
export const searchHint = 'Número, correo, título';
export const whatCameBack = 'Lo que ha vuelto';
export const isRefunded = 'ya reembolsado';
export const notOnShelf = 'No vuelve al estante';
export const refundForIt = 'Reembolso';
export const refundsForIt = { items: 'Lo que se pagó', nothing: 'Nada' };
export const moneyBackBy = (day: string) => `Desistimiento: el dinero vuelve antes del ${day}`;
export const bankWasDeciding =
  'No se ha enviado. El banco estaba revisando el pago y nada se devolvió solo: reembolsa estos artículos.';
export const untilItIsBack = 'Puedes esperar a que lleguen los artículos o la prueba de su envío.';
export const withdrawnFrom = 'Desistimiento de';
export const changeAddress = 'Cambiar la dirección';
export const amountStays =
  'Lo pagado no cambia, con el envío y los impuestos. El cliente recibe un correo. Un albarán ya impreso hay que imprimirlo de nuevo.';
export const country = 'País';
export const everyCountry = 'Todos los países';
export const leastTotal = (currency: string) => `Importe mínimo, en ${currency}`;
export const narrow = 'Acotar';
export const savedViews = 'Listas guardadas';
export const saveView = 'Guardar esta lista con un nombre';
export const parcels = 'Paquetes';
export const parcelStates = {
  shipped: 'enviado',
  delivered: 'entregado',
  ready_to_collect: 'listo para recoger',
  collected: 'recogido',
};
export const parcelIs = (parcel: string, state: string) => `${parcel}: ${state}`;
export const leftToSend = 'Por enviar';
export const whatIsInIt = 'Qué va en el paquete';
export const notSentAfterAll = 'Al final no se envía, sin reembolso';
export const slipOfParcel = (no: number) => `Albarán del paquete ${no}`;
export const parcelDelivered = (no: number) => `Paquete ${no} entregado`;
export const notSentThen = 'Lo que aún no ha salido no se envía y vuelve a las existencias.';
export const pickList = 'Lista de recogida';
export const pickListOf = (orders: number, units: number) =>
  `Lista de recogida: ${orders} ${plural(orders, 'pedido', 'pedidos')}, ${units} ${plural(units, 'unidad', 'unidades')}`;
export const nothingToFetch = 'No queda nada que recoger de estos pedidos.';
export const allToSend = 'Lista de recogida de todo lo que hay que enviar';
export const moreToSend = (most: number) =>
  `Estos son los ${most} pedidos por enviar que llevan más tiempo esperando. Toma los demás cuando estos estén preparados y enviados.`;
export const shelf = 'Ubicación';
export const units = 'Unidades';
export const item = 'Artículo';
export const fetched = 'Recogido';
export const unitsFor = (number: string, units: number) =>
  units === 1 ? number : `${units} × ${number}`;
export const delivery = 'Envío';
export const lastNote = 'Última nota';
export const columns = 'Columnas';
export const forCustomers = 'Pedido nuevo para un cliente';
export const giveBack = (amount: string, no: number) =>
  `Reembolso ${no}: devuelve ${amount} como se pagó y anótalo aquí.`;
export const seenPaid = (day: string, name: string) => `Pagado el ${day}, según ${name}.`;
export const requests = 'Lo que pide el cliente';
export const books = 'Contabilidad y pagos';
export const giftCards = 'Tarjetas regalo';
export const exchange = 'Cambio';
export const exchangeOrder = (number: string) => `Cambio: pedido ${number}`;
export const exchangeBegun = 'Cambio: en preparación';
export const exchangeFor = (number: string) => `A cambio del pedido ${number}`;
export const leftOn = (amount: string) => `quedan ${amount}`;
