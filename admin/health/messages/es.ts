/** As `en.ts`. */
import { counted, plural } from '#app/shared/plural.ts';

export const health = 'Estado de la tienda';
export const readAt = 'Leído el {time}. Vuelve a cargar la página para leerlo de nuevo.';
export const allWell = 'Todo va bien.';
export const notWell = 'Lo que no va bien';
export const isWell = 'Lo que va bien';
export const since = 'Desde el {time}.';
export const subjects = {
  orders: 'Pedidos',
  keys: 'Claves del proveedor de pagos',
  cards: 'Tarjetas rechazadas',
  refunds: 'Reembolsos',
  holds: 'Existencias reservadas',
  mail: 'Correo',
  background: 'Tareas en segundo plano',
  webhooks: 'Webhooks',
  backups: 'Copias de seguridad',
};
export const wrong = {
  orders: 'No entran pedidos',
  keys: 'El proveedor de pagos rechaza una clave',
  cards: 'Puede que aquí se prueben tarjetas robadas',
  refunds: 'Los reembolsos no se hacen',
  holds: 'Quedan existencias reservadas',
  mail: 'Los correos no salen',
  background: 'Las tareas en segundo plano van con retraso',
  webhooks: 'Los webhooks no llegan',
  backups: 'Falta la copia de seguridad de la noche',
};
export const whatToDo = {
  orders:
    'Compra algo tú mismo. Si falla, mira si el proveedor de pagos tiene una avería y si sus claves siguen siendo válidas; el registro de la tienda dice qué responde.',
  keys: 'Si STRIPE_SECRET_KEY tiene una segunda, la tienda vuelve a preguntar con ella; si no, ningún pago se completa. Pon primero una clave válida, quita la otra y reinicia la tienda.',
  cards:
    'Desde allí la tienda no inicia pagos durante un día, salvo de clientes que ya han comprado. No hay nada que hacer, salvo que escriba un cliente: entonces crea tú su pedido. Mira en el proveedor de pagos si los pagos completados son reales.',
  refunds:
    'Mira en el proveedor de pagos si el saldo alcanza y si sus claves siguen siendo válidas. La tienda lo sigue intentando.',
  holds:
    'El proveedor de pagos no confirma que un pago haya terminado. Mira si tiene una avería y si sus claves siguen siendo válidas.',
  mail: 'Mira qué responde el servidor de correo y si SMTP_URL sigue siendo correcto. Lo que espera saldrá en cuanto se pueda.',
  background:
    'Se hacen cada minuto: pagos sin notificar, reembolsos, facturas, existencias reservadas. Busca errores en el registro de la tienda y después reiníciala.',
  webhooks: 'Mira qué responde el destino. Vuelve a activarlo cuando funcione.',
  backups:
    '«npm run shop -- jobs list» muestra las últimas, y «jobs show» dice qué lo impidió. La tienda lo intenta otra vez cada hora.',
};
export const noOrder = 'Todavía no hay ningún pedido.';
export const newestOrder = 'El último es del {time}.';
export const openPayments = (count: number) =>
  `${counted(count, 'pago empezado', 'pagos empezados')} hace menos de una hora y sin completar.`;
export const keyTaken = 'Ninguna llamada se rechazó por su clave.';
export const keyRefused = 'Rechaza la primera clave de STRIPE_SECRET_KEY.';
export const declinedNetworks = (count: number) =>
  count === 0
    ? 'Ninguna dirección tiene muchas.'
    : `Muchas en un día, desde ${counted(count, 'dirección', 'direcciones')}.`;
export const refundsDue = (count: number, amount: string) =>
  count === 0
    ? 'No hay reembolsos pendientes.'
    : `${counted(count, 'pendiente', 'pendientes')} en el proveedor de pagos: ${amount}.`;
export const holds = (count: number) =>
  count === 0 ? 'Nada está reservado.' : `Reservado para ${counted(count, 'pago', 'pagos')}.`;
export const mailsWaiting = (count: number) =>
  count === 0 ? 'Ningún correo espera.' : `${counted(count, 'espera', 'esperan')} su envío.`;
export const lastRound = 'Hechas por última vez el {time}.';
export const deliveriesDue = (count: number) =>
  count === 0 ? 'Ningún evento espera.' : `${counted(count, 'evento espera', 'eventos esperan')}.`;
export const endpointsOff = (count: number) =>
  `La tienda ha desactivado por sí misma ${counted(count, 'destino', 'destinos')}.`;
export const noBackups = 'La tienda no hace copias de seguridad por sí misma';
export const setBackupDir =
  'Si nada más las hace, define BACKUP_DIR como una carpeta de otro disco y hará una cada noche.';
export const noBackup = 'Todavía no se ha hecho ninguna.';
export const lastBackup = 'La última buena es de {time}.';
export const seeMails = 'Correos atascados';
export const seeWebhooks = 'Webhooks';
export const needsYou = (count: number) =>
  `${counted(count, 'asunto', 'asuntos')} de la tienda ${plural(count, 'necesita', 'necesitan')} tu atención.`;
export const seeHealth = 'Ver qué hacer';
