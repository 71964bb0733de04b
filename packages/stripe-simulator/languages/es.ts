import type { Translation } from './messages.ts';

export const messages: Translation = {
  locale: 'es',
  cardDetails: 'Datos de la tarjeta',
  labels: { number: 'Número de tarjeta', expiry: 'Fecha de caducidad', cvc: 'Código de seguridad' },
  placeholders: { number: 'Número de tarjeta', expiry: 'MM / AA', cvc: 'CVC' },
  dialog: {
    title: 'Página de prueba de 3-D Secure',
    text:
      'El banco de esta tarjeta quiere saber que eres tú quien paga. ' +
      'En modo de prueba no se pregunta a ningún banco: tú decides cómo acaba la comprobación.',
    pass: 'Completar la autenticación',
    fail: 'Rechazar la autenticación',
    sending: 'Enviando tu respuesta…',
  },
  pages: {
    bank: 'Banco de prueba: 3-D Secure',
    asksFor:
      'Este es el banco de prueba del simulador de tarjetas. La tienda pide {amount}. Elige cómo acaba la autenticación.',
    pass: 'Completar',
    fail: 'Rechazar',
    refused: 'Pago rechazado',
    tryAnotherCard: 'Probar otra tarjeta',
    authenticated: 'Pago autenticado',
    closePage: 'Puedes cerrar esta página.',
    cannotBePaid:
      'Este pago ya no es posible y no se ha cobrado nada. Vuelve atrás, revisa el total e inténtalo de nuevo.',
    authenticationOver: 'Esta autenticación ha terminado o nunca existió.',
  },
  errors: {
    incomplete_number: 'Tu número de tarjeta está incompleto.',
    invalid_number: 'Tu número de tarjeta no es válido.',
    incomplete_expiry: 'La fecha de caducidad de tu tarjeta está incompleta.',
    invalid_expiry_month: 'El mes de caducidad de tu tarjeta no es válido.',
    invalid_expiry_month_past: 'La fecha de caducidad de tu tarjeta ya ha pasado.',
    invalid_expiry_year: 'El año de caducidad de tu tarjeta no es válido.',
    invalid_expiry_year_past: 'El año de caducidad de tu tarjeta ya ha pasado.',
    incomplete_cvc: 'El código de seguridad de tu tarjeta está incompleto.',
    invalid_cvc: 'El código de seguridad de tu tarjeta no es válido.',
    generic_decline: 'Tu tarjeta ha sido rechazada.',
    insufficient_funds: 'Tu tarjeta no tiene fondos suficientes.',
    expired_card: 'Tu tarjeta ha caducado.',
    incorrect_number: 'Tu número de tarjeta es incorrecto.',
    incorrect_cvc: 'El código de seguridad de tu tarjeta es incorrecto.',
    processing_error:
      'Se ha producido un error al procesar tu tarjeta. Inténtalo de nuevo en un momento.',
    test_mode_live_card:
      'Tu tarjeta ha sido rechazada. El modo de prueba solo acepta tarjetas de prueba: https://stripe.com/docs/testing.',
    payment_intent_authentication_failure:
      'No hemos podido autenticar tu método de pago. Elige otro e inténtalo de nuevo.',
  },
};
