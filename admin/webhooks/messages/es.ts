/** As `en.ts`. */
export const webhooks = 'Webhooks';
export const about = 'Programas externos que se enteran de lo que pasa en la tienda.';
export const address = 'Dirección';
export const events = 'Eventos';
export const andMore = (first: string, others: number) => `${first} y ${others} más`;
export const state = 'Estado';
export const on = 'activado';
export const off = 'desactivado';
export const waiting = 'En espera';
export const none = 'No se envían eventos a ningún sitio.';
export const addWebhook = 'Añadir un webhook';
export const aboutAdding =
  'Los pedidos se envían con el nombre y la dirección a los que van. El secreto se muestra una sola vez.';
export const aWebhook = 'Un webhook';
export const stateOf = (isOn: boolean, waiting: number, id: string) =>
  `${isOn ? 'Activado' : 'Desactivado'}, ${waiting} en espera. Su identificador es ${id}.`;
export const offByShop = (reason: string) => `La tienda lo ha desactivado. ${reason}`;
export const whatIsSent = 'Lo que se envía allí';
export const aPlugin = (kinds: string) =>
  `Un plugin de basket.config.ts, al que se llama con: ${kinds}.`;
export const secretAndState = 'Secreto y estado';
export const twoSecrets = 'Dos secretos firman hasta {time}.';
export const lastDays = 'Los últimos 30 días';
export const whatWasSent = 'Lo que se ha enviado';
export const nothingSent = 'Todavía no se ha enviado nada allí.';
export const event = 'Evento';
export const subject = 'Sobre';
export const happened = 'Ocurrido';
export const answer = 'Respuesta';
export const delivered = 'entregado';
export const waits = 'en espera';
export const triedAgain = 'nuevo intento {time}';
export const anEvent = 'Un evento';
export const theWebhook = 'El webhook';
export const happenedTo = (subject: string, state: string, attempt: string, id: string) =>
  `Sobre ${subject}, ocurrido {time}: ${state}, ${attempt}. Su identificador es ${id}.`;
export const answerIs = (answer: string) => `Respuesta: ${answer}`;
export const nothingToSend = 'Ya no hay nada que enviar.';
export const asSentNow =
  'Tal como se enviaría ahora. Una dirección desaparece cuando la tienda la ha olvidado.';
