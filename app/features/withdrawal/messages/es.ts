/** As `en.ts`. */
export const title = 'Desistir de un contrato';
export const withdrawFrom = (number: string) => `Desistir del pedido ${number}`;
export const about = 'Desistir de un pedido sin dar motivos.';
export const confirm = 'Confirmar desistimiento';
export const intro = 'Puedes desistir sin dar motivos. Elige de qué: ahora está elegido todo.';
export const inTimeUntil = (day: string) => `En plazo hasta el final del día: ${day}.`;
export const late =
  'El plazo de desistimiento ha terminado. Aun así puedes declararlo: la tienda decide y te responde.';
export const shopDecides = 'Llega fuera de plazo: la tienda decide y te responde.';
export const byNumber =
  'Puedes desistir sin dar motivos. Confirmamos al momento, por correo, que tenemos tu declaración.';
export const name = 'Tu nombre';
export const email = 'Correo electrónico';
export const emailHint = 'Mejor el que diste con el pedido.';
export const numberHint = 'Diez letras y cifras: está en todos los correos sobre el pedido.';
export const extent = 'Desistes de';
export const extents = {
  whole: 'Todo el pedido',
  some: 'Algunos artículos, que eliges con el enlace de nuestro correo',
};
export const problems = {
  name: 'Escribe tu nombre con letras.',
  email: 'Escribe una dirección de correo, como anna@example.com.',
  orderNumber: 'Escribe las diez letras y cifras del número de pedido.',
  nothing: 'Elige al menos un artículo.',
};
export const waitAWhile =
  'Han llegado tantas declaraciones desde tu conexión que esta tiene que esperar. Envíala otra vez en una hora, o escribe a la tienda.';
export const yourDeclaration = 'Tu declaración';
export const iWithdraw = (number: string) =>
  `Desisto del contrato de estos artículos del pedido ${number}:`;
export const declares = {
  whole: (number: string) => `Desisto del contrato del pedido ${number}.`,
  some: (number: string) => `Desisto del contrato de algunos artículos del pedido ${number}.`,
};
export const received = 'Hemos recibido tu desistimiento';
export const mailComes = (email: string) => `Un correo con su contenido y la hora va a ${email}.`;
export const followLink =
  'Sigue el enlace que contiene: muestra que fuiste tú. Sin él, la tienda lo comprueba a mano.';
export const shopLooks = 'La tienda lo compara con sus pedidos y te escribe.';
export const declaredFor = (titles: string) => `${titles}, declarado el`;
export const sendBack = 'Devuelve los artículos en 14 días.';
export const notSent = 'Aún no se había enviado: el dinero se devuelve al momento.';
export const bankDecides = (day: string) =>
  `Aún no se había enviado. Tu banco está revisando este pago: el dinero se devuelve antes del final del ${day}, desde tu banco o desde la tienda.`;
export const moneyBackBy = (day: string) =>
  `El dinero se devuelve antes del final del ${day}, en cuanto lleguen los artículos o la prueba de su envío.`;
export const whereTo = 'Correo para la confirmación';
export const nothingLeft = {
  title: 'No queda nada de lo que desistir',
  text: 'El pedido se canceló o ha vuelto todo: su página dice más.',
};
export const byNumberInstead = 'Desistir con el número de pedido';
export const notShown =
  'Abre el enlace de un correo sobre el pedido, inicia sesión o desiste con su número y tu correo.';
export const mail = {
  subject: (number: string) => `Hemos recibido tu desistimiento: pedido ${number}`,
  preview: (time: string) => `Declarado el ${time}.`,
  content: 'Contenido',
  declaredOn: 'Recibido el',
  isYou: 'Sí, fui yo',
  follow:
    'Confirma con el botón que fuiste tú, y elige los artículos si no son todos. Sin eso, la tienda lo comprueba a mano; tu declaración está en plazo de todos modos.',
  notYou: 'Si no fuiste tú, no hagas nada.',
  reason: (shop: string) =>
    `Recibes este correo porque alguien declaró un desistimiento en ${shop} con esta dirección.`,
};
