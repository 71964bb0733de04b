/** As `en.ts`. */

export const changeAddress = 'Cambiar la dirección';
export const addressOf = (number: string) => `Dirección de entrega del pedido ${number}`;
export const amountStays =
  'Lo que pagaste no cambia, con el envío y los impuestos. Confirmamos la nueva dirección por correo.';
export const deliverHere = 'Entregar en esta dirección';
export const addressLocked = {
  too_late: {
    title: 'La dirección ya no se puede cambiar',
    text: 'El pedido ya está preparado, o no se envía nada de él. Responde a uno de los correos sobre él y la tienda te ayuda en lo posible.',
  },
  no_address: {
    title: 'Este pedido no tiene dirección que cambiar',
    text: 'Se recoge en persona, o su dirección se borró. Responde a uno de los correos sobre él y la tienda te ayuda.',
  },
  too_often: {
    title: 'La dirección se ha cambiado muchas veces',
    text: 'Responde a uno de los correos sobre el pedido y la tienda la cambia por ti.',
  },
};
export const addressElsewhere = {
  not_delivered: (country: string) => `No entregamos en ${country}.`,
  other_price: (country: string) => `El envío a ${country} tiene otro precio.`,
  other_tax: (country: string) => `Para ${country} rigen otros impuestos.`,
};
export const orderAnew =
  'Elige una dirección en el país del pedido. Para enviarlo a otro lugar, cancélalo y haz otro pedido, o responde a uno de los correos sobre él.';
