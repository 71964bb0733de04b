/** As `en.ts`. */
export const noMonth = 'no es un mes: escríbelo como 2026-11';
export const monthOrDays = 'Indica un mes, o días, no ambos.';
export const written = (rows: string) => `Filas escritas: ${rows}.`;
export const linkMade = (link: string, time: string) =>
  `Quien abra primero este enlace recibe el archivo, hasta el ${time}: ${link}. Solo se muestra aquí.`;
export const linkEnded = 'El enlace está retirado: ya no descarga nada.';
export const noLink = 'No hay tal enlace, o ya terminó. No se retiró nada.';
export const states = {
  sent: 'sin usar todavía',
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
