/** As `en.ts`. */
export const noSuchCredit = (id: string) =>
  `No hay ninguna tarjeta regalo ni saldo ${id}: toma el identificador de la lista.`;
export const madeWithCode = (amount: string, code: string) =>
  `La tarjeta regalo de ${amount} tiene el código ${code}. Solo se muestra esta vez: entrégalo.`;
export const madeForLater = (amount: string, email: string) =>
  `La tarjeta regalo de ${amount} se envía a ${email} en su día.`;
export const madeAndSent = (amount: string, email: string) =>
  `La tarjeta regalo de ${amount} va de camino a ${email}.`;
export const noWorth = (most: string) =>
  `No se ha hecho nada: vale más que nada, y como mucho ${most}.`;
export const dayIsOver = 'No se ha hecho nada: ese día ya pasó. Elige hoy o uno posterior.';
export const sentAgain = (email: string) => `Otro código va de camino a ${email}.`;
export const newCode = (code: string) =>
  `El código es ahora ${code}. Solo se muestra esta vez: entrégalo.`;
export const hasNoCode = 'No se ha hecho nada: está terminada, o es un saldo, que no tiene código.';
export const hasNow = (amount: string) => `Ahora tiene ${amount}.`;
export const isVoided = 'No se ha hecho nada: está terminada. Crea otra.';
export const otherBalance = (amount: string) =>
  `No se ha hecho nada: ahora tiene ${amount}. Míralo de nuevo.`;
export const cannotHave = (held: string, most: string) =>
  `No se ha hecho nada: un pago retiene ${held}, y tiene como mucho ${most}.`;
export const voided = 'Está terminada: ya no paga nada.';
export const voidIt = (amount: string) =>
  `¿Terminarla? Tiene ${amount}, que nadie podrá gastar ya.`;
export const voidYes = 'Terminar';
export const noAccount =
  'No se ha reembolsado nada: un saldo es de una cuenta, y esto lo compró un invitado. Crea una tarjeta regalo.';
export const creditsOff =
  'No se ha reembolsado nada: esta tienda no acepta saldo. Está en los ajustes.';
