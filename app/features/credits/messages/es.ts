/** As `en.ts`. */
export const giftCard = (code: string) => `Tarjeta regalo ${code}`;
export const storeCredit = 'Saldo a favor';
export const byCard = 'Con tarjeta';
export const byOtherMeans = 'De otra forma';
export const total = 'Total';
export const leftToPay = 'Queda por pagar:';
export const enterBoth = 'Introducir un código de descuento o una tarjeta regalo';
export const codeOrCard = 'Código de descuento o tarjeta regalo';
export const enterCard = 'Introducir una tarjeta regalo';
export const cardCode = 'Código de la tarjeta regalo';
export const pays = '{name} paga {amount}; quedan {left}.';
export const willPay = '{name} pagará este pedido: tiene {left}.';
export const paysNothing = 'No queda nada en {name}.';
export const remove = 'No usar';
export const payWithOwn = (amount: string) => `Usar tu saldo de ${amount}`;
export const noSuchCard = 'No existe esa tarjeta regalo. Compara lo que has escrito con el correo.';
export const mail = {
  subject: (shop: string) => `Tienes una tarjeta regalo de ${shop}`,
  subjectFrom: (giver: string, shop: string) => `${giver} te regala una tarjeta de ${shop}`,
  preview: (amount: string) => `Vale ${amount}.`,
  heading: (amount: string) => `Una tarjeta regalo de ${amount}`,
  code: 'Código',
  worth: 'Valor',
  how: 'Escribe el código en la página de pago. Lo que no gastes se queda en ella.',
  keep: 'Guarda este correo: quien tenga el código puede gastarlo.',
  button: 'Ir a la tienda',
  reason: (shop: string) =>
    `Recibes este correo porque alguien te ha regalado una tarjeta de ${shop}.`,
};
export const backInCredit = (amount: string) =>
  `${amount} ya han vuelto a tu tarjeta regalo o a tu saldo.`;
export const allBackInCredit = 'Todo ha vuelto ya a tu tarjeta regalo o a tu saldo.';
export const ofItInCredit = (amount: string) => `de ello ${amount} en tarjeta regalo o saldo`;
export const aGiftCard = 'Tarjeta regalo';
export const wasMailedOn = (day: string) => `enviada el ${day}`;
export const isMailedOn = (day: string) => `se envía el ${day}`;
