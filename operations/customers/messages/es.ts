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
