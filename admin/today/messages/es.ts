/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const soFar = 'Hasta ahora';
export const orderCount = (count: number) => `${count} ${plural(count, 'pedido', 'pedidos')}`;
export const weekAgo = (soFar: string, ordersSoFar: string, all: string, orders: string) =>
  `Hace una semana a esta hora ${soFar}, ${ordersSoFar}. En total ${all}, ${orders}.`;
export const missing = 'Se cobra dinero de verdad, y falta algo';
export const noPasskey =
  'Todavía no tienes llave de acceso. Con una no necesitas enlace para volver.';
export const addPasskey = 'Añadir una llave de acceso';
export const whatWaits = 'Lo que espera';
export const disputeOf = (order: string) => `Reclamación del pedido ${order}`;
export const answerUntil = 'para responder en el proveedor de pago hasta {time}';
export const refundOf = (charge: string) => `Reembolso de ${charge}`;
export const refundOfOrder = (order: string) => `Reembolso del pedido ${order}`;
export const failed = 'fallido';
export const waitedAnHour = 'espera desde hace una hora';
export const unwritten = 'Hay correos que no se pueden escribir: un fallo de la tienda';
export const stuck = 'Hay correos atascados';
export const reviews = 'Opiniones por revisar';
export const isLow = '{title}: quedan pocas unidades ({variant})';
export const isSoldOut = '{title} está agotado ({variant})';
export const soldInDays = (days: number, amount: string) =>
  `Vendido en los últimos ${days} días: ${amount}`;
export const barsOfDays = 'Barras de lo vendido cada día; la tabla de abajo tiene las cifras';
export const asTable = 'Como tabla';
export const salesByDay = (zone: string) => `Ventas por día, ${zone}`;
export const aboutDays = (zone: string) =>
  `Días de ${zone} en que se pidió: la contabilidad va según cuándo lo supo la tienda. Sin descontar reembolsos. Con un minuto de retraso.`;
export const day = 'Día';
export const hour = 'Hora';
export const sold = 'Vendido';
export const aWeekAgo = 'Hace una semana';
export const hours = (from: string, to: string) => `${from} a ${to}`;
export const soldByHour = 'Vendido hoy, por horas';
export const sameDayLastWeek = 'El mismo día de la semana pasada';
export const barsOfHours =
  'Barras de lo vendido cada hora, hoy y hace una semana; la tabla de abajo tiene las cifras';
export const salesByHour = (zone: string) => `Ventas de hoy por horas, ${zone}`;
export const aboutHours = (zone: string) => `Horas de ${zone}, en este momento.`;
export const bestSellers = (days: number) => `Lo más vendido en los últimos ${days} días`;
export const bestCategories = (days: number) => `Categorías de los últimos ${days} días`;
export const aboutBest = (zone: string) =>
  `Días de ${zone}, hoy incluido. Lo pagado por los artículos, sin descontar reembolsos. Con un minuto de retraso.`;
export const product = 'Producto';
export const category = 'Categoría';
export const noCategory = 'Sin categoría';
export const units = 'Unidades';
export const share = 'Parte';
export const nothingSold = 'En estos días no se ha vendido nada.';
export const sources = (days: number) => `De dónde vienen las ventas de los últimos ${days} días`;
export const source = 'Origen';
export const sourceUnknown = 'Desconocido';
export const otherSources = 'Todos los demás';
export const sourcesByDay = 'Por día';
export const aboutSources =
  'La campaña de la dirección de llegada (utm_source, utm_campaign) o el sitio que trajo la visita, al llenar la cesta por primera vez. En el dispositivo no se guarda nada: una visita que sigue más tarde, o en una página recargada, es desconocida.';
export const withdrawalOf = (order: string) => `Desistimiento del pedido ${order}`;
export const moneyBackBy = 'dinero de vuelta antes del';
export const declarations = 'Desistimientos por número de pedido';
export const giveBackOf = (order: string) => `Devolver a mano, pedido ${order}`;
