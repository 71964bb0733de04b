/** As `en.ts`. */
export const noMonth = 'no es un mes: escríbelo como 2026-11';
export const monthOrDays = 'Indica un mes, o días, no ambos.';
export const written = (rows: string) => `Filas escritas: ${rows}.`;
export const linkMade = (link: string, time: string) =>
  `Quien abra primero este enlace recibe el archivo, hasta el ${time}: ${link}. Solo se muestra aquí.`;
export const linkEnded = 'El enlace está retirado: ya no descarga nada.';
export const noLink = 'No hay tal enlace, o ya terminó. No se retiró nada.';
export const states = {
  open: 'sin usar todavía',
  used: 'usado',
  ended: 'retirado',
  lapsed: 'no usado a tiempo',
};
export const all = 'todos los días';
export const until = (file: string, state: string, time: string) =>
  `${file}, ${state}: hasta el ${time}`;
export const noLinks = 'No hay enlaces.';
export const payoutsRead = (count: number, day: string) =>
  `Pagos conocidos: ${count}, el más reciente del ${day}.`;
export const noneYet = 'El proveedor aún no ha pagado nada.';
export const noPayouts = 'El proveedor no tiene pagos que la tienda pueda leer.';
export const providerSilent = (problem: string) =>
  `El proveedor no ha dicho sus pagos: ${problem}. Lo leído antes se mantiene. Inténtalo más tarde.`;
export const problems = {
  not_itemised: 'el proveedor no dice de qué se compone',
  does_not_add_up: 'la suma de sus líneas es otra',
  unmatched: 'la tienda no conoce algunas de sus líneas',
};
export const isClosed = (month: string) =>
  `${month} ya está cerrado. Lo que vino después está en el mes abierto.`;
export const noBooks = (month: string) =>
  `No hay nada que cerrar en ${month}: la contabilidad empieza después, o ya está cerrada más allá.`;
export const notOver = (month: string, lastDay: string) =>
  `${month} no ha terminado: ciérralo después del ${lastDay} en la zona horaria de la tienda.`;
export const closeFirst = (month: string, next: string) =>
  `Los meses se cierran en orden: cierra ${next} antes que ${month}.`;
export const isOpen = (month: string, problems: string) =>
  `${month} sigue abierto: ${problems} Haz lo que dice, o cierra el mes de todos modos y di por qué.`;
export const openPayout = (id: string, problem: string) =>
  `Pago ${id}: ${problem}; compáralo en el proveedor.`;
export const notReconciled = (problem: string) =>
  `No se pudieron conciliar los cobros: ${problem} Inténtalo más tarde.`;
export const closeIt = (month: string) =>
  `¿Cerrar ${month}? No se puede volver a abrir: lo que venga después estará en el mes abierto.`;
export const yesClose = 'Cerrarlo';
export const monthClosed = (month: string, sums: string) => `${month} está cerrado. ${sums}`;
export const nextMonth = (month: string) => `${month}  abierto`;
export const monthSums = (
  orders: number,
  sold: string,
  back: string,
  left: string,
  tax: string,
  paid: string,
  fees: string,
) =>
  `pedidos ${orders}, cobrado ${sold}, reembolsado ${back}, resto ${left}, impuestos ${tax}, pagado ${paid}, comisiones ${fees}`;
