/** As `en.ts`. */
export const andMore = (count: number) => `y ${count} más`;
export const total = 'Total';
export const becauseOfAccount = (shop: string) =>
  `Recibes este correo porque tienes una cuenta en ${shop}.`;
export const becauseOfOrder = (shop: string) => `Recibes este correo por tu pedido en ${shop}.`;
export const becausePaid = (shop: string) => `Recibes este correo porque pagaste en ${shop}.`;
export const worksOnce = 'El enlace funciona una sola vez, durante una hora.';
export const reset = {
  subject: 'Elige una nueva contraseña',
  askedFor: (shop: string) => `Se ha pedido una nueva contraseña para tu cuenta en ${shop}.`,
  notYou:
    'El enlace funciona una sola vez, durante una hora. Si no la has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
};
export const confirmEmail = {
  subject: 'Confirma tu correo electrónico',
  preview: 'Un clic, y sabremos que nuestros correos te llegan.',
  heading: '¿Es esta tu dirección?',
  given: (shop: string) =>
    `Se ha indicado esta dirección para una cuenta en ${shop}. Confírmala para que sepamos que nuestros correos te llegan.`,
  button: 'Confirmar esta dirección',
  notYours: 'El enlace funciona durante un día. Si la cuenta no es tuya, no hagas nada.',
  reason: (shop: string) => `Recibes este correo porque alguien indicó esta dirección en ${shop}.`,
};
export const emailChanged = {
  subject: 'Tu correo electrónico ha cambiado',
  preview: (email: string) => `Tu cuenta tiene ahora la dirección ${email}.`,
  signIn: (shop: string) =>
    `En ${shop} inicias sesión ahora con la nueva dirección, y nuestros correos llegan allí.`,
  untilNow: 'Hasta ahora',
  fromNow: 'Desde ahora',
  notYou: 'Si no lo has cambiado tú, responde enseguida a este correo.',
};
export const newSignIn = {
  subject: 'Nuevo inicio de sesión en tu cuenta',
  preview: (device: string) => `Desde ${device}.`,
  notSeenBefore:
    'Se ha iniciado sesión en tu cuenta desde un dispositivo que no habíamos visto antes.',
  device: 'Dispositivo',
  time: 'Hora',
  notYou:
    'Si has sido tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia tu contraseña.',
  button: 'Abrir tu cuenta',
};
export const deletion = {
  subject: 'Confirma que quieres eliminar tu cuenta',
  heading: '¿Eliminar tu cuenta?',
  askedFor: (shop: string) => `Se ha pedido eliminar tu cuenta en ${shop}. No se puede deshacer.`,
  button: 'Continuar con la eliminación',
  notYou:
    'El enlace funciona una sola vez, durante una hora. Si no lo has pedido tú, no lo abras y cambia tu contraseña.',
};
export const deleted = {
  subject: 'Tu cuenta se ha eliminado',
  preview: 'Gracias por haber comprado con nosotros.',
  whatStays: (shop: string) =>
    `Tu cuenta en ${shop} se ha eliminado, con tu cesta y tus sesiones. Nuestra contabilidad conserva lo que se compró y se pagó, sin tu nombre; solo las facturas conservan el nombre y la dirección que figuran en ellas.`,
  lastMail:
    'Si un pedido sigue en camino, nuestro equipo sabe para quién es hasta que llegue o se reembolse, y te escribiremos sobre él. Si no, este es nuestro último correo. Gracias por haber comprado con nosotros.',
  reason: (shop: string) => `Recibes este correo porque tenías una cuenta en ${shop}.`,
};
export const returnAnswered = {
  approved: (what: string) => `Tu devolución está aprobada: ${what}`,
  declined: (what: string) => `Sobre tu devolución: ${what}`,
  sendItBack: 'ya puedes devolverlo',
  notTakenBack: 'la tienda no acepta la devolución',
  goesBack: (amount: string) =>
    `Cuando haya llegado, se reembolsarán ${amount} en la tarjeta con la que pagaste.`,
  notTaken: 'La tienda no acepta la devolución.',
  why: (reason: string) => `La tienda dice: ${reason}`,
  notAgreed: 'Si no estás de acuerdo, responde a este correo.',
};
export const confirmStockWatch = {
  subject: (title: string) => `¿Te avisamos cuando vuelva? ${title}`,
  preview: 'Un clic, y te escribimos cuando vuelva.',
  heading: '¿Te avisamos cuando vuelva?',
  asked: (title: string) =>
    `Alguien quiere recibir aquí un correo cuando «${title}» vuelva a estar en stock. ¿Has sido tú? Entonces confírmalo.`,
  button: 'Sí, avísame',
  notYou: 'El enlace sirve durante un día. Si no has sido tú, no hagas nada: no escribiremos más.',
};
export const backInStock = {
  subject: (title: string) => `Disponible de nuevo: ${title}`,
  preview: 'Nos pediste que te avisáramos.',
  heading: 'Ya está disponible de nuevo',
  canBeBought: (title: string) =>
    `Ya puedes volver a comprar «${title}». No podemos reservarte ninguno.`,
  button: 'Ver el producto',
  reason: (shop: string) => `Recibes este correo una sola vez, porque lo pediste en ${shop}.`,
  stop: 'No enviar más estos correos',
};
export const reviewRequest = {
  subject: (what: string) => `¿Qué te parece? ${what}`,
  preview: 'Unas palabras ayudan a quien piensa comprarlo.',
  heading: '¿Qué te parece?',
  arrived: (what: string) =>
    `Tienes esto desde hace una semana: ${what}. Di qué tal es, con estrellas o con unas palabras.`,
  button: 'Escribir una opinión',
  reason: (shop: string) =>
    `Recibes este correo una sola vez, porque lo pediste con tu pedido en ${shop}.`,
  stop: 'No pedirme opiniones',
};
export const yourOrder = 'tu pedido';
export const titleAndMore = (title: string, count: number) => `${title} y ${count} más`;
export const orderId = 'Identificador del pedido';
export const seeOrder = 'Ver tu pedido';
export const ofOrder = (number: string, what: string) => `Pedido ${number}: ${what}.`;
export const placed = {
  subject: (what: string) => `Tu pedido está confirmado: ${what}`,
  youPaid: (total: string) => `has pagado ${total}`,
  nothingToPay: 'nada que pagar',
  heading: 'Gracias por tu pedido',
  receipt: (number: string, total: string, date: string) =>
    `Pedido ${number}: has pagado ${total} (${date}). Este es tu recibo.`,
  freeReceipt: (number: string, date: string) =>
    `Pedido ${number} (${date}): no había nada que pagar. Este es tu recibo.`,
  deliveredTo: 'Entrega en',
};
export const refund = {
  subject: (amount: string) => `Tu reembolso de ${amount}`,
  preview: (amount: string) => `Te devolvemos ${amount} a la tarjeta con la que pagaste.`,
  heading: (amount: string) => `Te reembolsamos ${amount}`,
  goesBack:
    'El dinero vuelve a la tarjeta con la que pagaste. La mayoría de los bancos lo muestran en un plazo de 5 a 10 días.',
  payment: 'Pago',
  date: 'Fecha',
  seeOrders: 'Ver tus pedidos y reembolsos',
};
export const refundReasons = {
  lines_sold:
    'Ya lo habías pagado, en otra pestaña o en otro dispositivo, así que te devolvemos por completo este segundo pago.',
  second_charge: 'Se te cobró dos veces, así que te devolvemos por completo el segundo pago.',
  amount_differs:
    'Lo que se cobró no es el total que se te mostró, así que te devolvemos el pago por completo y no se ha pedido nada.',
  sold_out:
    'Algo de tu cesta se agotó mientras pagabas, así que te devolvemos el pago por completo y no se ha pedido nada. Lo sentimos.',
  returned: 'Tu devolución ha llegado.',
};
export const why = (reason: string) => `Motivo: ${reason}`;
export const shipped = {
  subject: (what: string) => `En camino: ${what}`,
  hasLeft: 'tu paquete ha salido de la tienda',
  heading: 'Tu pedido está en camino',
  partHeading: 'Una parte de tu pedido está en camino',
  restHeading: 'El resto de tu pedido está en camino',
  restFollows: 'El resto llegará en otro paquete:',
  brings: (carrier: string, where: string) =>
    `${carrier} tiene tu paquete y lo entrega en esta dirección: ${where}.`,
  goesTo: (where: string) => `Tu paquete ha salido de la tienda y va a esta dirección: ${where}.`,
};
/** Of an order that is collected in person. */
export const readyToCollect = {
  subject: (what: string) => `Listo para recoger: ${what}`,
  waits: 'ya puedes recogerlo',
  heading: 'Tu pedido está listo para recoger',
  restFollows: 'El resto estará listo más adelante:',
  comeAndCollect: 'Te espera: ven a recogerlo con su número.',
};
export const collected = {
  subject: (what: string) => `Recogido: ${what}`,
  done: 'ya lo has recogido',
  heading: 'Tu pedido se ha recogido',
  handedOver:
    'Se ha entregado en mano. Si no has sido tú o algo no está bien, responde a este correo.',
};
export const tracking = {
  subject: (what: string) => `Dónde está tu paquete: ${what}`,
  hasNumber: 'tu paquete tiene un número de seguimiento',
  heading: 'Sigue tu paquete',
  onItsWay: 'Tu pedido está en camino.',
  onItsWayWith: (carrier: string) => `Tu pedido está en camino con ${carrier}.`,
};
export const delivered = {
  subject: (what: string) => `Entregado: ${what}`,
  arrived: 'tu paquete ha llegado',
  heading: 'Tu pedido se ha entregado',
  partHeading: 'Una parte de tu pedido se ha entregado',
  whereItIs: (where: string) =>
    `Se ha entregado en esta dirección: ${where}. Si no lo encuentras o algo no está bien, responde a este correo.`,
};
export const cancelled = {
  subject: (what: string) => `Cancelado: ${what}`,
  preview: (amount: string) => `Te devolvemos ${amount} a tu tarjeta.`,
  nothingSent: 'No se enviará nada.',
  heading: 'Tu pedido está cancelado',
  goesBack: (amount: string) =>
    `No se enviará nada, y te devolvemos ${amount} a la tarjeta con la que pagaste. La mayoría de los bancos lo muestran en un plazo de 5 a 10 días.`,
  weOwe: (amount: string) =>
    `Te debemos ${amount}, que tu banco no ha aceptado hasta ahora. Nos ocupamos de ello; responde a este correo si no tienes noticias nuestras.`,
};
export const addressChanged = {
  subject: (what: string) => `Nueva dirección de entrega: ${what}`,
  preview: 'Se cambió en la página de tu pedido, o la cambiamos nosotros.',
  heading: 'Tu pedido va a otra dirección',
  sameAmount: 'El precio, el envío y los impuestos quedan como están.',
  goesTo: 'Se entrega ahora en',
  notYou:
    'Si no lo has pedido tú, abre el pedido y corrige la dirección antes de que se prepare, o responde enseguida a este correo.',
};
export const claimed = {
  subject: (what: string) => `Ahora en una cuenta: ${what}`,
  preview: 'Sigues recibiendo nuestros correos sobre él.',
  heading: 'Tu pedido está ahora en una cuenta',
  whoSees: (shop: string) =>
    `Alguien abrió el enlace de nuestro correo y pasó este pedido a una cuenta en ${shop}, que ve lo que se compró y adónde va. Sigues recibiendo nuestros correos sobre él, y el enlace de abajo lo sigue abriendo.`,
  notYou: 'Si no fuiste tú ni alguien a quien diste nuestro correo, responde a este correo.',
};
export const orderCode = {
  subject: 'El código que abre tu pedido',
  preview: 'Se puede usar una sola vez, durante 15 minutos.',
  heading: 'Abre tu pedido',
  whatItShows: 'Quien tiene este código ve adónde va tu pedido.',
  notYou:
    'Se puede usar una sola vez, durante 15 minutos. Si no lo has pedido tú, no hagas nada y no se lo des a nadie.',
};
export const toStaff =
  'Recibes este correo porque STAFF_MAIL, o si no MAIL_FROM, indica esta dirección.';
export const amount = 'Importe';
export const firstOrder = {
  subject: (shop: string, amount: string) => `${shop} tiene su primer pedido: ${amount}`,
  preview: 'Alguien ha comprado algo.',
  heading: 'El primer pedido',
  whatToDo: (shop: string) =>
    `${shop} ha hecho su primera venta. Mira el pedido y después prepáralo:`,
};
export const refundFailed = {
  heading: (amount: string) => `Un reembolso de ${amount} ha fallado`,
  preview: 'El proveedor de pagos lo ha rechazado definitivamente.',
  whatToDo:
    'El proveedor de pagos ha rechazado este reembolso definitivamente y la tienda no vuelve a pedirlo. Reembólsalo en el proveedor o ponte en contacto con el cliente por otra vía.',
  reason: 'Motivo del reembolso',
};
export const reconciliation = {
  subject: (counts: string) => `La conciliación de pagos ha encontrado algo: ${counts}`,
  heading: 'La conciliación de pagos ha encontrado algo',
  whatToDo:
    'Lo que dice el proveedor de pagos y lo que ha anotado la tienda no coinciden. La sección «Reconciliation» de docs/operating.md dice qué hacer con cada línea.',
};
export const stuckMail = {
  heading: (count: number) =>
    count === 1 ? 'Un correo está atascado' : `${count} correos están atascados`,
  whatToDo: (count: number) =>
    `${count === 1 ? 'Un correo se ha rechazado o no se ha' : `${count} correos se han rechazado o no se han`} podido escribir, o enviar durante una hora. Estos comandos los muestran en una lista, enseñan uno y lo envían otra vez:`,
  lastAnswer: 'La última respuesta',
};
export const endpointOff = {
  heading: 'Se ha desactivado un webhook',
  whatToDo:
    'Ya no se envía nada allí. Lo que pasa en la tienda lo espera durante treinta días. Cuando vuelva a responder, actívalo en la administración, en «Webhooks», o así:',
  webhook: 'Webhook',
  why: 'Por qué',
  isGone: 'Ha respondido con 410: ya no quiere recibir nada.',
  triesFailed: (tries: number, last: string | number) =>
    `${tries} intentos en tres días han fallado. La última respuesta: ${last}`,
};
export const backupFailed = {
  heading: 'La copia de seguridad de la noche ha fallado',
  whatToDo:
    'La tienda lo intenta otra vez cada hora. Cuando hayas arreglado lo que lo impide, esto hace una copia enseguida:',
  problem: 'Lo que lo impide',
};
export const smtp = {
  login: (server: string, answer: string) =>
    `${server} rechaza el usuario o la contraseña de SMTP_URL: ${answer}`,
  host: (server: string, answer: string) =>
    `Ese servidor no existe: ${server}. Corrige SMTP_URL. (${answer})`,
  noAnswer: (server: string, code: string) =>
    `Nada responde en ${server} (${code}): corrige el servidor y el puerto de SMTP_URL, o abre el cortafuegos.`,
  certificate: (server: string, code: string) =>
    `El certificado de ${server} no es de confianza (${code}): nombra el servidor en SMTP_URL como lo hace el certificado, o indica su autoridad en NODE_EXTRA_CA_CERTS.`,
  tls: (server: string, answer: string) =>
    `${server} no habla TLS como dice SMTP_URL: smtps:// es TLS desde el principio (puerto 465), smtp:// pasa a él después (puerto 587). ${answer}`,
  other: (server: string, answer: string) => `${server} no acepta el correo: ${answer}`,
  taken: (server: string, to: string) =>
    `${server} ha aceptado el correo de prueba a ${to}. Comprueba que llega, y que no va a spam.`,
  written: (folder: string, to: string) =>
    `SMTP_URL no está definido, así que los correos no llegan a nadie: el correo de prueba a ${to} es un archivo en ${folder}.`,
};
export const testMail = {
  subject: (shop: string) => `Correo de prueba de ${shop}`,
  preview: 'El servidor de correo funciona.',
  heading: 'El servidor de correo funciona',
  words: (shop: string) =>
    `El equipo de ${shop} ha pedido este correo para ver si sus mensajes llegan. No tienes que hacer nada.`,
  reason: (shop: string) =>
    `Recibes este correo porque el equipo de ${shop} ha escrito esta dirección.`,
};
