/** As `en.ts`. */
export const invoiceNo = (no: number) => `Factura ${no}`;
export const taxNumber = (number: string) => `Número fiscal ${number}`;
export const vatNumber = (number: string) => `NIF-IVA ${number}`;
export const supplied = 'Entregado';
export const taxOf = 'Impuesto de';
export const soldTo = 'Vendido a';
export const invoiceDate = 'Fecha de la factura';
export const order = 'Pedido';
export const ordered = 'Fecha del pedido';
export const item = 'Artículo';
export const quantity = 'Cantidad';
export const price = 'Precio';
export const discount = 'Descuento';
export const rate = 'Tipo';
export const net = 'Base';
export const tax = 'IVA';
export const amount = 'Importe';
export const taxOn = (rate: string, net: string) => `${rate} de IVA sobre ${net}`;
export const paidByCard = 'Total, pagado con tarjeta';
export const total = 'Total';
export const credit = (no: number) => `Abono ${no}, a la misma tarjeta`;
export const includesTaxOn = (rate: string, net: string) => `incluye ${rate} de IVA sobre ${net}`;
export const leftAfterCredits = 'Resto tras los abonos';
export const totalWithoutTax = 'Total sin IVA';
export const slipOf = (shop: string, number: string) => `${shop}: pedido ${number}`;
export const placedFor = 'Hecho {time} por {email}';
export const placed = 'Hecho {time}';
export const number = 'Número';
export const packed = 'Embalado';
export const paidByHand = {
  cash: 'Pagado en efectivo',
  transfer: 'Pagado por transferencia',
  other: 'Pagado a la tienda',
};
export const withReference = (paid: string, reference: string) =>
  `${paid}, referencia ${reference}`;
export const totalPaid = (howPaid: string) => `Total. ${howPaid}`;
export const creditByHand = (no: number) => `Abono ${no}, devuelto por la tienda`;
export const paidWith = (name: string) => `Pagado: ${name}`;
