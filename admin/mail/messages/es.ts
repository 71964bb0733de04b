/** As `en.ts`. */
export const kinds = {
  order_placed: 'pedido realizado',
  order_refunded: 'pedido reembolsado',
  order_shipped: 'pedido enviado',
  order_tracking_added: 'seguimiento añadido',
  order_address_changed: 'dirección de entrega cambiada',
  order_delivered: 'pedido entregado',
  order_cancelled: 'pedido cancelado',
  order_return_answered: 'respuesta a una devolución',
  order_withdrawn: 'acuse de desistimiento',
  withdrawal_received: 'desistimiento recibido',
  draft_link: 'enlace de pago',
  order_claimed: 'pedido añadido a una cuenta',
  order_code: 'código del pedido',
  password_reset: 'restablecer contraseña',
  confirm_email: 'confirmar correo',
  email_changed: 'correo cambiado',
  new_sign_in: 'nuevo inicio de sesión',
  confirm_deletion: 'confirmar eliminación',
  account_deleted: 'cuenta eliminada',
  confirm_stock_watch: 'confirmar aviso de stock',
  back_in_stock: 'de nuevo disponible',
  gift_card: 'tarjeta regalo',
  review_request: 'petición de opinión',
  staff_first_order: 'equipo: primer pedido',
  staff_refund_failed: 'equipo: reembolso fallido',
  staff_reconciliation_finding: 'equipo: hallazgo en la conciliación',
  staff_stuck_mail: 'equipo: correos atascados',
  staff_endpoint_off: 'equipo: webhook desactivado',
  staff_backup_failed: 'equipo: copia de seguridad fallida',
  staff_notice: 'equipo: aviso',
};
export const states = {
  queued: 'en cola',
  unwritten: 'sin escribir',
  sending: 'enviándose',
  transmitting: 'transmitiéndose',
  sent: 'enviado',
  refused: 'rechazado',
  given_up: 'abandonado',
  in_doubt: 'en duda',
  expired: 'caducado',
};
export const aMail = 'Un correo';
export const queued = (recipient: string, state: string) =>
  `A ${recipient}, en cola desde {time}: ${state}`;
export const afterTries = (tries: number) => ` tras ${tries} intentos`;
export const answer = (reply: string) => `Respuesta del servidor de correo: ${reply}`;
export const preview = (subject: string) => `Vista previa: ${subject}`;
export const asSentNow =
  'Tal como se enviaría ahora. Un enlace secreto solo está en el propio correo.';
export const to = 'Para';
export const toStaff = 'equipo';
export const toAccount = 'cuenta';
export const queuedAt = 'En cola';
export const state = 'Estado';
export const tries = 'Intentos';
export const stuckMails = 'Correos atascados';
export const allMails = 'Todos los correos';
export const whatIsStuck = 'Lo atascado';
export const mails = 'Correos';
export const noMails = 'Aquí no hay correos.';
