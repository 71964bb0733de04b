/** Los correos que un miembro del equipo ha elegido. */
export const notices = {
  'order.placed': {
    one: (what: string) => `Pedido nuevo: ${what}`,
    many: (count: number) => `${count} pedidos nuevos`,
    says: 'Está pagado y espera a que se prepare.',
    saysOfMany: 'Están pagados y esperan a que se preparen.',
  },
  'order.cancelled': {
    one: (what: string) => `Cancelado: ${what}`,
    many: (count: number) => `Se han cancelado ${count} pedidos`,
    says: 'No lo envíes. Lo pagado se devuelve solo.',
    saysOfMany: 'No los envíes. Lo pagado se devuelve solo.',
  },
  'return.requested': {
    one: (what: string) => `Se pide una devolución: ${what}`,
    many: (count: number) => `Se piden ${count} devoluciones`,
    says: 'El cliente quiere devolver esto y espera tu respuesta.',
    saysOfMany: 'Los clientes esperan tus respuestas.',
  },
  'order.withdrawn': {
    one: (what: string) => `Desistimiento: ${what}`,
    many: (count: number) => `${count} desistimientos`,
    says: 'Un consumidor ha desistido de esto. La página del pedido dice lo que se debe.',
    saysOfMany:
      'Varios consumidores han desistido. Las páginas de los pedidos dicen lo que se debe.',
  },
  'withdrawal.declared': {
    one: (what: string) => `Desistimiento por número de pedido: ${what}`,
    many: (count: number) => `${count} desistimientos por número de pedido`,
    says: 'Cuenta en cuanto se sigue su enlace o lo registras: comprueba que el pedido es suyo.',
    saysOfMany:
      'Cada uno cuenta en cuanto se sigue su enlace o lo registras: comprueba que el pedido es suyo.',
  },
  'stock.low': {
    one: (what: string) => `Quedan pocas unidades: ${what}`,
    many: (count: number) => `Quedan pocas unidades de ${count} productos`,
    says: 'Pide más, o cuenta lo que hay en la estantería.',
    saysOfMany: 'Pide más, o cuenta lo que hay en la estantería.',
  },
  'refund.failed': {
    one: (what: string) => `Un reembolso de ${what} ha fallado`,
    many: (count: number) => `Han fallado ${count} reembolsos`,
    says: 'El proveedor de pagos lo ha rechazado definitivamente. Reembólsalo en el proveedor o ponte en contacto con el cliente por otra vía.',
    saysOfMany:
      'El proveedor de pagos los ha rechazado definitivamente. Reembólsalos en el proveedor o ponte en contacto con los clientes por otra vía.',
  },
};
export const byShopper = 'El cliente lo ha cancelado.';
export const byStaff = 'El equipo lo ha cancelado.';
export const isLate = 'Se declaró después del plazo de desistimiento.';
export const openOrder = 'Abrir el pedido';
export const openProduct = 'Abrir el producto';
export const openAdmin = 'Abrir la administración';
export const youChose = (shop: string) =>
  `Recibes este correo porque lo elegiste en tu página de la administración de ${shop}, donde puedes cambiarlo.`;
/** Lo que se pagó sin tarjeta. */
export const givenBack = (amount: string) => `La tienda misma te devuelve ${amount}.`;
export const notSentGivenBack = (amount: string) =>
  `No se enviará nada, y la tienda misma te devuelve ${amount}.`;
export const isGivenBack = (amount: string) =>
  `En cuanto llegue, la tienda misma te devuelve ${amount}.`;
