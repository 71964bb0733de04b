/** As `en.ts`. */
export const noDraft = (id: string) => `No hay ningún pedido para un cliente ${id}, o ya no.`;
export const cannotChange = {
  taken: 'Ahora está en la cesta de una cuenta, que es del cliente.',
  ordered: 'Ya es un pedido: ábrelo.',
  ended: 'Se terminó: empieza otro.',
};
export const noEmail = 'No se hizo nada: el correo no es una dirección, como ann@example.com.';
export const isNoEmail = 'no es una dirección, como ann@example.com';
export const codesAreOff = 'La tienda no admite códigos de descuento: actívalos en los ajustes.';
export const asksNoAddress =
  'La tienda no pide una dirección a nadie: activa el envío en los ajustes.';
export const giftCardsApart =
  'Las tarjetas regalo se piden solas: quítalas, o todo lo demás, y haz con ello otro pedido.';
export const sellsNoGiftCards =
  'La tienda no vende tarjetas regalo: actívalas primero en los ajustes.';
export const notSold = (variant: string) => `${variant} no se vende.`;
export const missing = {
  no_address: 'Nadie ha dicho adónde va: escribe la dirección, o el cliente lo hace al pagar.',
  no_phone:
    'A la dirección le falta el teléfono que pide la tienda: escríbelo, o el cliente lo hace al pagar.',
  no_email:
    'Falta el correo que pide la tienda: escríbelo en Cliente, o el cliente lo hace al pagar.',
};
export const nothingInIt = 'Añade antes algo que se venda: no hay nada que pagar.';
export const costsNow = (total: string) =>
  `No se hizo nada: ahora cuesta ${total}. Míralo otra vez, y pide el resto o devuelve lo que sobra.`;
export const beingPaid =
  'No se hizo nada: quizá el cliente esté pagando con tarjeta ahora. Inténtalo de nuevo en un minuto.';
export const soldOut =
  'No se hizo nada: algo está agotado o lo están pagando otros. Quítalo o inténtalo más tarde.';
export const notPaidYet = 'No se hizo nada: el día en que se pagó está por llegar.';
export const isToCome = 'está por llegar';
export const nothingToPay = 'No hay nada que pagar: envía el enlace, con el que el cliente pide.';
export const markedPaid = 'Está pagado, y ya es un pedido hecho.';
export const begun = 'El pedido está empezado. Añade lo que lleva.';
export const saved = 'Guardado.';
export const linkMade = 'El enlace ya vale. Cópialo y envíalo al cliente.';
export const linkSent = (email: string) => `El enlace va de camino a ${email}.`;
export const tooManyLinks =
  'Bastantes correos con enlaces de pago por esta hora: inténtalo de nuevo en la próxima.';
export const endIt =
  '¿Terminar este pedido? Con su enlace ya no se paga nada, y lo que llevaba se pierde.';
export const yesEnd = 'Terminar el pedido';
export const ended = 'Está terminado.';
export const noDelivery = (id: string, offered: readonly string[]) =>
  offered.length === 0
    ? `No se hizo nada: allí no se ofrece ninguna forma de entrega, tampoco ${id}. Di primero adónde va.`
    : `No se hizo nada: ${id} no se ofrece allí. Se ofrecen: ${offered.join(', ')}.`;
export const isNotOffered = 'no se ofrece allí';
export const nothingBack = (number: string) =>
  `No se hizo nada: nada del pedido ${number} ha vuelto ni ha de volver. Recibe antes la devolución, o empieza un pedido sin él.`;
