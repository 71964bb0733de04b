/** As `en.ts`. */
export const noAccount = 'Esta cuenta no existe: escribe su correo completo o su identificador.';
export const signedOut = 'Sesiones cerradas en todas partes.';
export const downloadedBefore = 'Ya se ha descargado antes.';
export const notNow = {
  payment_open: 'Hay un pago en curso. Termina en unos minutos: inténtalo entonces.',
  refund_due: 'Hay un reembolso en curso. Elimina la cuenta cuando esté hecho.',
  gone: 'Esta cuenta ya no existe.',
};
export const deleted = 'La cuenta está eliminada.';
export const deleteIt = (email: string) =>
  `¿Eliminar la cuenta de ${email}? Se eliminan su correo, contraseña, sesiones, cesta y correos enviados. La contabilidad conserva lo cobrado, con un identificador que no nombra a nadie. No se puede deshacer.`;
export const creditLost = (amount: string) => ` Con ella se pierden ${amount} de saldo.`;
export const yesDelete = 'Eliminar la cuenta';
export const noOneOrder =
  'Ningún pedido tiene este número, o varios empiezan así: escríbelo entero, o el correo completo.';
export const hasAccount = 'Este pedido es de una cuenta: elimina esa cuenta.';
export const guestNotNow = {
  payment_open: 'Hay un pago en curso. Termina en unos minutos: inténtalo entonces.',
  refund_due: 'Hay un reembolso en curso. Olvida al invitado cuando esté hecho.',
};
export const forgotten =
  'Olvidado. Las facturas se quedan, y para quién es un pedido hasta que llegue.';
export const noGuest =
  'Ningún invitado ha comprado con este correo. Lo que esperaba con él está olvidado.';
export const forgetGuest = (guest: string) =>
  `¿Olvidar a ${guest}? Se eliminan el correo, las direcciones, las cestas y los correos enviados de este invitado. La contabilidad conserva lo cobrado, y las facturas sus nombres. No se puede deshacer.`;
export const yesForget = 'Olvidar al invitado';
