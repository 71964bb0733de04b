export const title = 'Un pedido para usted';
export const about = 'Un pedido que la tienda ha preparado para usted.';
export const madeForYou = (shop: string) =>
  `${shop} ha preparado este pedido para usted. Es suyo una vez pagado.`;
export const until = (time: string) => `Este enlace vale hasta ${time}.`;
export const nothingHeld =
  'Nada se reserva hasta la compra: los precios y las existencias son los de ese momento.';
export const goesTo = 'Se envía a';
export const goToPayment = 'Ir al pago';
export const total = 'Total';
export const withoutDelivery = 'sin envío';
export const ownWait = (count: number) =>
  count === 1
    ? 'El artículo de su propia cesta espera entre tanto en su lista de deseos.'
    : `Los ${count} artículos de su propia cesta esperan entre tanto en su lista de deseos.`;
export const asAccount = (email: string) => `Será un pedido de su cuenta, ${email}.`;
export const findSomething = 'Encontrar algo';
export const ended = {
  ended: {
    title: 'Este enlace ya no vale',
    text: 'La tienda lo ha terminado. Escriba a la tienda si aún quiere el pedido.',
  },
  lapsed: {
    title: 'Este enlace ya no vale',
    text: 'Su plazo ha pasado. Pida uno nuevo a la tienda.',
  },
  ordered: {
    title: 'Esto ya está pedido',
    text: 'El enlace sirve una vez. Encuentra el pedido por el correo sobre él, o entre sus pedidos.',
  },
  taken: {
    title: 'Esto está en la cesta de una cuenta',
    text: 'Inicie sesión en esa cuenta y pague desde su cesta.',
  },
  empty: {
    title: 'No hay nada en este pedido',
    text: 'Escriba a la tienda, que lo ha preparado.',
  },
};
export const mail = {
  subject: (shop: string) => `Su pedido en ${shop}: pague con este enlace`,
  preview: (time: string) => `El enlace vale hasta ${time}.`,
  reason: (shop: string) =>
    `Recibe este correo porque ${shop} ha preparado un pedido para usted con esta dirección.`,
  notYou: 'Si no lo ha pedido, no haga nada: entonces no se pide nada.',
};
