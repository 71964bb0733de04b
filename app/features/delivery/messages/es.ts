/** As `en.ts`. */
export const withheld = 'la dirección que se indicó';
export const free = 'Gratis';
export const items = 'Artículos';
export const code = (code: string) => `Código ${code}`;
export const delivery = 'Envío';
export const deliveryBy = (title: string) => `Envío (${title})`;
export const arrivesOn = (days: string) => `Llega: ${days}`;
export const readyOn = (days: string) => `Listo para recoger: ${days}`;
export const wasDue = (days: string) => `Estaba previsto: ${days}`;
export const howDelivered = '¿Cómo quieres recibirlo?';
export const deliverSo = 'Usar este envío';
export const changeAddress = 'Cambiar la dirección';
export const name = 'Nombre y apellidos';
export const street = 'Calle y número';
export const flat = 'Piso, puerta';
export const town = 'Localidad';
export const region = 'Provincia o región';
export const postalCode = 'Código postal';
export const country = 'País';
export const chooseCountry = 'Elige un país';
export const optional = (label: string) => `${label} (opcional)`;
export const sendHere = 'Enviar a esta dirección';
export const goesTo = (address: string) => `Tu pedido se envía a: ${address}.`;
export const whoFor = '¿Para quién es?';
export const whichStreet = '¿Qué calle y número?';
export const whichTown = '¿Qué localidad?';
export const whichRegion = '¿Qué provincia o región?';
export const whichPostalCode = '¿Qué código postal?';
export const atMostLetters = (most: number) => `Usa como máximo ${most} caracteres`;
export const whereTo = '¿Adónde lo enviamos?';
export const anotherAddress = 'Otra dirección';
export const editAddresses = 'Editar tus direcciones';
export const tooManySaved = (seconds: number) =>
  `Esta dirección aún no está guardada: se han enviado demasiadas desde aquí. Envíala de nuevo en ${seconds} segundos.`;
export const pricesWithTax = {
  free: 'Precios con IVA, envío gratis',
  priced: 'Precios con IVA, más envío',
};
export const finalPrices = {
  free: 'Precios finales, envío gratis',
  priced: 'Precios finales, más envío',
};
export const importedStars =
  'Las estrellas sin número son importadas. La tienda no ha comprobado si son de compradores.';
export const upToWeight = (price: string, kilograms: string) => `${price} hasta ${kilograms} kg`;
export const aboveWeight = (price: string) => `${price} a partir de ahí`;
export const freeFrom = (amount: string) => `gratis desde ${amount}`;
export const deliveryPriceAtPayment =
  'Lo que cuesta el envío figura en la página de pago, antes de pedir.';
export const alwaysFree = 'El envío es gratis.';
export const everywhereElse = 'Los demás países';
export const phone = 'Número de teléfono';
export const phoneIs = (phone: string) => `Tel. ${phone}`;
export const whichPhone = '¿Qué número de teléfono?';
export const noPhoneNumber = 'Esto no es un número de teléfono';
export const orderNote = 'Nota para este pedido';
export const aboutNote = 'La tienda la lee al preparar tu pedido.';
export const isGift = 'Enviar como regalo';
export const giftMessage = 'Mensaje del regalo';
export const aboutGift = 'Va impreso en el albarán, que no lleva precios.';
export const saveRequests = 'Guardar';
export const requestsSaved = 'Guardado con tu pedido.';
export const note = 'Nota';
export const gift = 'Regalo';
export const giftUnwritten = 'Sin mensaje';
export const checkFields = (fields: string) => `Revisa: ${fields}.`;
export const giftEmail = 'Correo de quien recibe la tarjeta regalo';
export const giftToYou = 'Vacío: se te envía a ti.';
export const giftDay = 'Día en que se envía';
export const aboutGiftDay = 'Vacío: en cuanto se pague.';
export const giftGiver = 'De parte de';
export const giftWords = 'Palabras para el correo';
export const noEmailAddress = 'Esto no es una dirección de correo';
export const noDay = 'Escribe un día, como 2026-12-24';
export const dayIsOver = 'Ese día ya pasó';
export const giftCard = 'Tarjeta regalo';
export const giftCardsPaidOtherwise =
  'Los códigos de descuento, las tarjetas regalo y el saldo no pagan tarjetas regalo. Llevan impuestos solo cuando se gastan.';
