/** As `en.ts`. */
export const moved = 'El pedido acaba de pasar a otro cliente. Inténtalo de nuevo.';
export const noOrder = (text: string) => `No hay ningún pedido ${text}.`;
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
export const refundAmount = (amount: string) => `Reembolsar ${amount}`;
export const summed = (days: number, orders: number, amount: string) =>
  `Días: ${days}. Pedidos: ${orders}, en total ${amount}.`;
export const noPlace = 'no es una posición: escribe el «next» de la página anterior';
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
