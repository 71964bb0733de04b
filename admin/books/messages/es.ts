/** As `en.ts`. */
export const title = 'Contabilidad';
export const about = 'Archivos para quien lleva las cuentas, y lo que el proveedor ha pagado.';
export const download = 'Descargar un archivo';
export const aboutDays =
  'Los días son los de la zona horaria de la tienda; en los pagos del proveedor, los del banco.';
export const what = 'Contenido';
export const kinds = {
  orders: 'Pedidos',
  items: 'Artículos',
  refunds: 'Reembolsos',
  taxes: 'Impuestos por país, tipo y día',
  payouts: 'Pagos del proveedor',
};
export const month = 'Mes';
export const days = 'Los días de abajo, o todos';
export const firstDay = 'Primer día';
export const lastDay = 'Último día';
export const format = 'Formato';
export const csv = 'CSV, para hojas de cálculo';
export const jsonl = 'JSON Lines, para programas';
export const save = 'Descargar';
export const links = 'Enlaces de un solo uso';
export const aboutLinks =
  'Para quien no tiene acceso aquí, como la asesoría: el enlace descarga una vez este único archivo. Solo se muestra al crearlo.';
export const file = 'Archivo';
export const state = 'Estado';
export const states = {
  open: 'Sin usar todavía',
  used: 'Usado',
  ended: 'Retirado',
  lapsed: 'No usado a tiempo',
};
export const made = 'Creado';
export const until = 'Vale hasta';
export const takeBack = 'Retirarlo';
export const noLinks = 'No hay enlaces.';
export const payouts = 'Pagos del proveedor';
export const payoutsOf = (month: string) => `Pagos del proveedor de ${month}`;
export const noProvider = 'Este proveedor no dice lo que paga.';
export const noPayouts = 'No se pagó nada en este mes.';
export const day = 'Día';
export const gross = 'Cobrado y devuelto';
export const fees = 'Comisiones';
export const paidOut = 'Pagado';
export const whatIsIt = 'Conciliado';
export const problems = {
  not_itemised: 'El proveedor no dice de qué se compone',
  does_not_add_up: 'La suma de sus líneas es otra',
  unmatched: 'La tienda no conoce algunas líneas: el archivo de pagos las nombra',
};
export const matched = (lines: number) => (lines === 1 ? '1 línea' : `las ${lines} líneas`);
export const inAll = 'En total';
export const show = 'Mostrar';
export const months = 'Meses cerrados';
export const aboutMonths =
  'Un mes cerrado no cambia: los reembolsos y pagos que llegan después están en el mes abierto. El estado de un pedido y su destinatario sí se actualizan.';
export const noMonths = 'Ningún mes está cerrado.';
export const charged = 'Cobrado';
export const refunded = 'Reembolsado';
export const left = 'Resto';
export const tax = 'Impuestos incluidos';
export const closed = 'Cerrado';
export const closedBy = (name: string) => `por ${name}`;
export const evenSo = (reason: string) => `Algo estaba abierto: ${reason}`;
