/** As `en.ts`. */
export const moved = 'El pedido acaba de pasar a otro cliente. Inténtalo de nuevo.';
export const noOrder = (text: string) =>
  `No hay ningún pedido ${text}: «npm run shop -- orders list» los muestra.`;
export const noSuchId = (id: string) =>
  `No hay ningún pedido ${id}: escribe su identificador entero.`;
export const severalBegin = (text: string, orders: string) =>
  `Más de un pedido empieza por ${text}: escribe más de ${orders}.`;
export const orMissing = (field: string) => `o ${field} es obligatorio`;
export const orderIs = (number: string, is: string) => `El pedido ${number} ${is}.`;
export const cannotBe = (number: string, is: string, instead: string) =>
  `El pedido ${number} ${is}: ${instead}.`;
export const cancelIt = (number: string, rest: string | null, warning: string) =>
  `¿Cancelar el pedido ${number}? ${rest ? `Se reembolsan ${rest}` : 'No queda nada por reembolsar'}, y no se envía nada. No se puede deshacer.${warning}`;
export const cancelAndRefund = (rest: string) => `Cancelar y reembolsar ${rest}`;
export const cancelOrder = 'Cancelar el pedido';
export const withdrawIt = (number: string, rest: string | null, warning: string) =>
  `¿Anotar el desistimiento del pedido ${number}? ${rest ? `Se reembolsan ${rest} al momento` : 'No se reembolsa nada al momento'}, y lo que abarca no se envía. No se puede deshacer.${warning}`;
export const withdrawAndRefund = (rest: string) => `Anotar y reembolsar ${rest}`;
export const recordWithdrawal = 'Anotar el desistimiento';
export const bankTookBack = (amount: string) =>
  ` El banco ha recuperado ${amount} para el cliente: no se reembolsa otra vez.`;
export const bankDecides =
  ' El banco está decidiendo sobre este cobro: el cliente podría cobrar dos veces, o rechazarse el reembolso.';
export const firstAfterLast = 'El primer día es posterior al último: no hay ninguno entre ellos.';
export const bookSums = (orders: string, charges: string, refunds: string, all: string) =>
  `Pedidos: ${orders}. Cobros sin pedido: ${charges}. Reembolsos: ${refunds}. En total ${all}.`;
export const alreadyBack = (amount: string) =>
  `Ya se han devuelto ${amount}: mira lo que queda y reembolsa el resto si aún se debe, con ese importe como lo ya reembolsado.`;
export const allBack = 'Ya se ha devuelto todo.';
export const confirmDisputed =
  'El banco está decidiendo sobre este cobro: con un reembolso el cliente podría cobrar dos veces, o rechazarse. Confirma que quieres hacerlo de todos modos.';
export const onlyLeft = (amount: string) => `Solo quedan ${amount} por reembolsar.`;
export const aboveZero = (currency: string) =>
  `El importe tiene que ser mayor que cero, en ${currency}.`;
export const noLine = (line: number) => `El pedido no tiene ninguna línea ${line}.`;
export const lineBack = (line: number) =>
  `La línea ${line} ya se ha reembolsado. Para más, reembolsa un importe.`;
export const notBoth = 'Reembolsa un importe o líneas, no ambas cosas.';
export const writeAmount = 'No se ha hecho nada: escribe un importe.';
export const chooseItem = 'No se ha hecho nada: elige al menos un artículo.';
export const refundMade = (
  no: number,
  order: string,
  amount: string,
  state: string,
  all: string,
  left: string,
) => `Reembolso ${no} del pedido ${order}, ${amount}: ${state}. En total ${all}, quedan ${left}.`;
export const refundIt = (amount: string, order: string, warning: string) =>
  `¿Reembolsar ${amount} del pedido ${order}? El dinero vuelve a la tarjeta, y no se puede deshacer.${warning}`;
export const refundToCredit = (amount: string, order: string, warning: string) =>
  `¿Reembolsar ${amount} del pedido ${order}? Pasa enseguida al saldo de la cuenta, y no a la tarjeta.${warning}`;
export const refundAmount = (amount: string) => `Reembolsar ${amount}`;
export const summed = (days: number, orders: number, amount: string) =>
  `Días: ${days}. Pedidos: ${orders}, en total ${amount}.`;
export const notForState =
  'No se lista nada: los que hay que enviar se listan sea cual sea su estado y antigüedad.';
export const isNotForState = 'no es para un estado ni un momento';
export const cannotComeBack = 'solo un pedido enviado puede volver';
export const lineCameBack = (line: number) => `La línea ${line} ya ha vuelto.`;
export const notAmong = (line: number) =>
  `La línea ${line} no ha vuelto: indícala entre lo que ha vuelto, o quítala.`;
export const received = (order: string, refund: string | null) =>
  refund === null
    ? `Pedido ${order}: lo devuelto queda registrado.`
    : `Pedido ${order}: lo devuelto queda registrado y se reembolsan ${refund}.`;
export const receiveIt = (amount: string, order: string, warning: string) =>
  `¿Reembolsar ${amount} por lo devuelto del pedido ${order}? Vuelve a la tarjeta y no se puede deshacer.${warning}`;
export const receiveAndRefund = (amount: string) => `Recibir y reembolsar ${amount}`;
export const nothingSoldLeft = 'no queda nada de lo que desistir';
export const notWithdrawable = (line: number) =>
  `De la línea ${line} no se puede desistir: no es de este pedido, ya se desistió o ya volvió.`;
export const noWithdrawals =
  'La tienda no admite desistimientos: indica para cuántos días, en los ajustes de la ley.';
export const withdrawalSettled = 'Ya no está en la lista.';
export const noWithdrawal = 'No espera ningún desistimiento así.';
export const noQuarter = 'no es un trimestre: escribe 2026-Q4, o déjalo vacío';
export const taxSums = (rows: number, gross: string, tax: string) =>
  `${rows} filas: ${gross}, con ${tax} de impuesto.`;
export const addressTooLate = 'la dirección solo se cambia mientras no se ha enviado';
export const noAddress = (number: string) =>
  `El pedido ${number} no tiene dirección que cambiar: se recoge en persona, o la dirección se borró.`;
export const goesElsewhere = (number: string) => `El pedido ${number} va a la nueva dirección.`;
export const addressElsewhere = {
  not_delivered: (country: string) => `No se entrega en ${country}.`,
  other_price: (country: string) => `El envío a ${country} tiene otro precio.`,
  other_tax: (country: string) => `Para ${country} rigen otros impuestos.`,
};
export const orderAnew = 'Cancela el pedido y haz que se pida de nuevo a esa dirección.';
export const noCountry = 'no es un código de país, como NO';
export const viewSaved = 'La lista está guardada: su enlace está encima de los pedidos.';
export const tooManyViews = (most: number) =>
  `Tienes ${most} listas guardadas, que es el máximo. Quita una antes.`;
export const columnsSet = 'Las columnas están elegidas, solo para ti.';
export const viewRemoved = 'La lista se ha quitado. Los pedidos siguen.';
export const noView = (name: string) => `No has guardado ninguna lista ${name}.`;
export const tooManyOrders = (most: number) =>
  `son más de los ${most} que se pueden indicar a la vez`;
export const chooseOrders = 'Elige primero los pedidos.';
export const manyDone = (done: number, all: number) =>
  done === all ? `Pedidos: ${done} hechos.` : `Pedidos: ${done} de ${all} hechos.`;
export const notAmongOrders = (order: string) => `El pedido ${order} no está entre estos.`;
export const isThereTwice = (order: string) =>
  `El pedido ${order} está dos veces: envía sus paquetes uno por uno.`;
export const paidForNothing = (left: string) =>
  `No se enviaría nada del pedido, y quedan ${left} del cobro: reembólsalo primero o cancela el pedido.`;
export const refundTheRest = (left: string) =>
  `No se enviaría nada del pedido y quedaría una parte del cobro: reembolse todo lo que queda, ${left}, o cancele el pedido.`;
export const dropLines = (left: string) =>
  `Estos artículos no se envían, y no se reembolsa nada por ellos: quedan ${left} del cobro. Si el cliente los ha pagado, reembólsalos en su lugar.`;
export const doNotSend = 'No enviarlos';
export const releaseFirst = 'libéralo antes';
export const notToSend = (line: number) =>
  `La línea ${line} no está por enviar: no es de este pedido, ya salió, o se desistió de ella o se reembolsó.`;
export const noParcel = (parcel: number, underWay: string) =>
  `Ningún paquete ${parcel} está en camino: indica uno de ${underWay}.`;
export const whichParcel = (underWay: string) =>
  `Hay varios paquetes en camino: indica uno de ${underWay}.`;
export const lineNotSent = (line: number) => `La línea ${line} no se envió: no puede haber vuelto.`;
export const refundItByHand = (amount: string, order: string) =>
  `¿Reembolsar ${amount} del pedido ${order}? Lo devuelves a mano. No se puede deshacer.`;
export const goesBackByCard =
  'No se hizo nada: se pagó con tarjeta, y el proveedor de tarjetas lo devuelve.';
export const noSuchRefund = 'No se hizo nada: el pedido no tiene un reembolso con este número.';
export const givenBackBefore = 'No se hizo nada: ya consta que esto se devolvió.';
export const nothingToGiveBack =
  'No se hizo nada: no hay nada pendiente. Reembólsalo primero y después devuélvelo.';
export const whichRefund =
  'No se hizo nada: hay más de un reembolso pendiente. Escribe el número del que se devolvió.';
export const wasGivenBack = (amount: string, order: string) =>
  `Se devolvieron ${amount} del pedido ${order}.`;
export const notLost = (charges: readonly string[]) =>
  `${charges.join(', ')}: la conciliación no lo da por perdido, así que no se ha reembolsado nada.`;
export const lostRefunded = (done: readonly string[], left: readonly string[]) =>
  [
    ...(done.length > 0 ? [`Reembolsado: ${done.join(', ')}.`] : []),
    ...(left.length > 0 ? [`No reembolsado; inténtalo de nuevo: ${left.join(', ')}.`] : []),
  ].join(' ');
export const giftCardSpent = (left: string) =>
  `No se reembolsó nada: quedan ${left} en sus tarjetas regalo, y lo gastado no se devuelve.`;
