/** As `en.ts`. */
export const states = {
  placed: 'Realizado',
  packed: 'Preparado',
  partly_shipped: 'Enviado en parte',
  shipped: 'Enviado',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  return_requested: 'Devolución solicitada',
  return_approved: 'Devolución aceptada',
  withdrawn: 'Desistimiento',
  returned: 'Devuelto',
  ready_to_collect: 'Listo para recoger',
  collected: 'Recogido',
};
export const orderIs = {
  placed: 'está realizado',
  packed: 'está preparado',
  partly_shipped: 'está enviado en parte',
  shipped: 'está enviado',
  delivered: 'está entregado',
  cancelled: 'está cancelado',
  return_requested: 'espera una respuesta a su devolución',
  return_approved: 'tiene una devolución aceptada',
  withdrawn: 'tiene un desistimiento',
  returned: 'está devuelto',
  ready_to_collect: 'está listo para recoger',
  collected: 'está recogido',
};
export const waiting = {
  placed: 'Pedidos por preparar',
  packed: 'Pedidos por enviar',
  partly_shipped: 'Pedidos por completar',
  return_requested: 'Devoluciones por responder',
  return_approved: 'Devoluciones en camino',
  withdrawn: 'Desistimientos: por reembolsar',
};
export const refundStates = {
  due: 'Pendiente: el proveedor de pago aún no lo ha hecho; la tienda sigue preguntando',
  pending: 'En camino',
  refunded: 'Hecho',
  failed: 'Fallido: reembolsa de otra manera',
  cancelled: 'No hecho: ya se había devuelto lo mismo en el proveedor de pago',
};
export const orderCancelled = 'Pedido cancelado';
export const itemsReturned = 'Artículos devueltos';
export const itemsWithdrawn = 'Artículos desistidos';
export const notSent = 'Al final no se envía';
export const withdrawal = 'Desistimiento';
export const withdrawnLate = 'Fuera de plazo.';
export const neverSent = 'Nunca enviado.';
export const notOnShelf = (titles: string) => `No vuelve al estante: ${titles}.`;
export const addressChanged = 'Dirección de entrega cambiada';
export const addressBefore = (address: string) => `Antes: ${address}`;
export const addressNow = (address: string) => `Ahora: ${address}`;
export const addressForgotten = 'borrada';
export const held = 'Retenido';
export const isHeld = 'está retenido';
export const released = 'Liberado';
export const note = 'Nota';
export const parcel = (no: number) => `Paquete ${no}`;
export const shippedWith = (carrier: string) => `Enviado con ${carrier}`;
export const shippedLine = (carrier: string) => (carrier ? `enviado con ${carrier}` : 'enviado');
export const trackingAdded = 'Seguimiento añadido';
export const withCarrier = (carrier: string) => `Con ${carrier}`;
export const trackingLine = (carrier: string) =>
  carrier ? `seguimiento añadido, ${carrier}` : 'seguimiento añadido';
export const returnDeclined = 'Devolución rechazada';
export const refundOf = (no: number, amount: string) => `Reembolso ${no} de ${amount}`;
export const disputeStates = {
  needs_response: 'necesita respuesta',
  under_review: 'en revisión',
  won: 'ganada',
  lost: 'perdida',
};
export const disputeOf = (amount: string, state: string) => `Reclamación de ${amount}: ${state}`;
export const answerBy = (time: string) => `Responde en el proveedor de pago antes del ${time}.`;
export const inLine = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);
export const instead = {
  return_approved: 'solo se puede aceptar una devolución solicitada',
  return_declined: 'solo se puede rechazar una devolución solicitada',
  packed: 'solo se puede preparar un pedido realizado del que quede algo por enviar',
  shipped: 'no queda nada por enviar',
  lines_dropped: 'no queda nada por enviar',
  delivered: 'solo se puede entregar un pedido enviado: envíalo primero',
  tracking_added: 'solo un pedido enviado y aún no entregado recibe un número de seguimiento',
  cancelled: 'solo se puede cancelar un pedido aún no preparado: reembólsalo en su lugar',
  held: 'solo se puede retener un pedido del que quede algo por enviar',
  released: 'solo se puede liberar un pedido retenido',
  note: 'siempre se puede escribir una nota',
};
export const toGiveBack = 'Pendiente: por devolver a mano';
