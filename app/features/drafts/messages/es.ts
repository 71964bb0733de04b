/** As `en.ts`. */
export const title = 'Un pedido para ti';
export const about = 'Un pedido que la tienda ha preparado para ti.';
export const madeForYou = (shop: string) =>
  `${shop} ha preparado este pedido para ti. Es tuyo una vez pagado.`;
export const until = (time: string) => `Este enlace vale hasta ${time}.`;
export const nothingHeld =
  'Nada se reserva hasta la compra: los precios y las existencias son los de ese momento.';
export const goesTo = 'Se envía a';
export const goToPayment = 'Ir al pago';
export const total = 'Total';
export const withoutDelivery = 'sin envío';
export const ownWait = (count: number) =>
  count === 1
    ? 'El artículo de tu propia cesta espera entre tanto en tu lista de deseos.'
    : `Los ${count} artículos de tu propia cesta esperan entre tanto en tu lista de deseos.`;
export const asAccount = (email: string) => `Será un pedido de tu cuenta, ${email}.`;
export const findSomething = 'Encontrar algo';
export const ended = {
  ended: {
    title: 'Este enlace ya no vale',
    text: 'La tienda lo ha terminado. Escribe a la tienda si aún quieres el pedido.',
  },
  opened: {
    title: 'Ya está abierto',
    text: 'El enlace vale una vez y se abrió en otro navegador: paga allí, o pide a la tienda que lo envíe de nuevo.',
  },
  lapsed: {
    title: 'Este enlace ya no vale',
    text: 'Su plazo ha pasado. Pide uno nuevo a la tienda.',
  },
  ordered: {
    title: 'Esto ya está pedido',
    text: 'El enlace sirve una vez. Encuentras el pedido por el correo sobre él, o entre tus pedidos.',
  },
  taken: {
    title: 'Esto está en la cesta de una cuenta',
    text: 'Inicia sesión en esa cuenta y paga desde su cesta.',
  },
  empty: {
    title: 'No hay nada en este pedido',
    text: 'Escribe a la tienda, que lo ha preparado.',
  },
};
export const mail = {
  subject: (shop: string) => `Tu pedido en ${shop}: paga con este enlace`,
  preview: (time: string) => `El enlace vale hasta ${time}.`,
  reason: (shop: string) =>
    `Recibes este correo porque ${shop} ha preparado un pedido para ti con esta dirección.`,
  notYou: 'Si no lo has pedido, no hagas nada: entonces no se pide nada.',
};
