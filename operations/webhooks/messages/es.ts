/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const notTried = 'Aún sin intentar';
export const done = 'Hecho';
export const noAnswer = 'Aún sin respuesta';
export const afterTries = (what: string, tries: number) => `${what} tras ${tries} intentos`;
export const withheld = 'Lo que se envía de un pedido es para quien tiene el permiso orders:read.';
export const noEvent = (id: string, webhook: string) =>
  `Nada del evento ${id} va a ${webhook}: «npm run shop -- webhooks show ${webhook}» lista lo que va.`;
export const sentSoon = (id: string) => `${id} se envía enseguida.`;
export const isOff = (webhook: string) =>
  `${webhook} está desactivado: actívalo, y se envía lo que espera.`;
export const noKind = 'no es un tipo de evento';
export const chooseOne = 'faltan: elige al menos uno';
export const on = 'activado';
export const off = 'desactivado';
export const line = (state: string, waiting: number) => `${state}, ${waiting} en espera`;
export const switchedOff = (line: string, reason: string) => `${line}. Desactivado: ${reason}`;
export const noWebhook = (id: string) =>
  `No hay ningún webhook ${id}: «npm run shop -- webhooks list» los muestra.`;
export const badAddress = (problem: string) => `No se ha guardado nada: la dirección ${problem}.`;
export const added = (id: string, secret: string) =>
  `Añadido como ${id}. Su secreto se muestra solo esta vez, para quien verifique las firmas: ${secret}`;
export const tooMany = (most: number) =>
  `Una tienda tiene como máximo ${most} webhooks: quita uno antes.`;
export const isPlugin = (address: string) =>
  `${address} es un plugin: cámbialo en basket.config.ts.`;
export const newSecret = (hours: number, secret: string) =>
  `El secreto se muestra solo esta vez; durante ${hours} horas más firma también el anterior: ${secret}`;
export const removeIt = (waiting: number, address: string) =>
  `${waiting} ${plural(waiting, 'evento espera', 'eventos esperan')} a ${address}, y no se ${plural(waiting, 'enviaría', 'enviarían')} nunca. ¿Quitarlo?`;
export const twoSign = (address: string) =>
  `${address} ya recibió otro secreto en las últimas 24 horas: el anterior deja de firmar al momento. ¿Crear uno más?`;
export const yesReplace = 'Crear uno más';
export const yesRemove = 'Quitarlo';
export const removed = (address: string) => `Ya no se envía nada a ${address}.`;
