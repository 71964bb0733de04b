/** As `en.ts`. */
import { counted, plural } from '#app/shared/plural.ts';

export const includesTax = (rate: string) => `Incluye ${rate} de IVA`;
export const buyNow = 'Comprar ya';
export const orderWithObligation = 'Pedido con obligación de pago';
export const yourOrder = 'Tu pedido';
export const processing = 'Procesando';
export const email = 'Correo para tu confirmación';
export const emailNeeded = '¿A dónde enviamos la confirmación? Su enlace abre tu pedido.';
export const emailFirst = 'Indica primero tu correo y guárdalo.';
export const confirmationEmail = 'Correo para tu confirmación (opcional)';
export const saveAddress = 'Guardar esta dirección';
export const malformedEmail = 'Esto no es una dirección de correo.';
export const unfinishedEmail =
  'No se ha cobrado nada: revisa la dirección de correo de tu confirmación. Luego pulsa de nuevo «Comprar ya».';
export const orderTotal = 'Total del pedido:';
export const nothingToPay = '{nothing}: tu cesta está vacía.';
export const nothing = 'Nada que pagar';
export const findSomething = 'Encuentra algo que te guste';
export const noCardNeeded = '{nothing}: no hace falta tarjeta.';
export const nothingIsDue = 'No hay nada que pagar';
export const formNotLoaded = 'No se ha podido cargar el formulario de la tarjeta';
export const checkConnection = 'Comprueba tu conexión. Tu cesta sigue igual.';
export const tryAgain = 'Volver a intentarlo';
export const justChanged =
  'Lo que vas a pagar acaba de cambiar. Vuelve a cargar esta página y revísalo.';
export const needsScripts =
  'El pago con tarjeta necesita scripts, y este navegador no los ejecuta.';
export const hasChanged = 'Esto ha cambiado mientras la página estaba abierta';
export const checkoutOf = (count: number) =>
  `Tramitar pedido (${count} ${plural(count, 'artículo', 'artículos')})`;
export const deliveryAddress = 'Dirección de envío';
export const reviewItems = 'Revisa los artículos y el envío';
export const noItems = 'Ningún artículo';
export const paymentMethod = 'Forma de pago';
export const exampleAddress =
  'Una dirección de ejemplo de la tienda: todos los pedidos se envían a ella.';
export const checkout = 'Tramitar pedido';
export const aboutCheckout = 'Paga tu cesta con tarjeta.';
export const addressGone =
  'La dirección elegida se ha eliminado entretanto. Elige adónde va tu pedido.';
export const unsavedAddress =
  'Sal de los campos de la dirección cuando esté completa: entonces se guarda.';
export const unreached =
  'No se ha podido acceder a la tienda. No se ha cobrado nada; comprueba tu conexión e inténtalo de nuevo.';
export const failed =
  'No ha funcionado. No se ha cobrado nada; vuelve a cargar la página e inténtalo de nuevo.';
export const codeUsedUp =
  'El código se acaba de agotar, o hay quien está pagando con él. No se ha cobrado nada: revisa tu cesta.';
export const justSold =
  'Algo de tu cesta se acaba de vender o lo están comprando otras personas. No se ha cobrado nada: revisa tu cesta.';
export const notHeld = 'Este pago ha caducado. No se ha cobrado nada: pulsa de nuevo «Comprar ya».';
export const unpaid =
  'El pago no se ha completado. No se ha cobrado nada; inténtalo de nuevo o usa otra tarjeta.';
export const notThrough = 'El pago no se ha completado. No se ha cobrado nada; inténtalo de nuevo.';
export const providerUnreached =
  'No se ha podido contactar con el proveedor de pagos. No se ha cobrado nada; comprueba tu conexión a internet e inténtalo de nuevo.';
export const unclear =
  'No hemos podido averiguar si se ha cobrado en tu tarjeta. Comprueba tu conexión y pulsa de nuevo «Comprar ya»: nunca se cobra dos veces la misma cesta.';
export const tooMany =
  'Se han iniciado demasiados pagos desde aquí. No se ha cobrado nada; inténtalo de nuevo en un minuto.';
export const tooManyWait = (seconds: number) =>
  `Se han iniciado demasiados pagos desde aquí. Inténtalo de nuevo en ${seconds} segundos.`;
export const tooManyReload = (seconds: number) =>
  `Se han iniciado demasiados pagos desde aquí. Vuelve a cargar esta página en ${seconds} segundos.`;
export const tooManyDeclines = (hours: number) =>
  `Hoy se han rechazado demasiadas tarjetas desde aquí. No se ha cobrado nada; inténtalo de nuevo en ${counted(hours, 'hora', 'horas')}. Si ya has comprado aquí, inicia sesión para pagar ahora.`;
export const parts = {
  items: 'el contenido o los precios de tu cesta',
  address: 'la dirección de envío',
  delivery: 'los gastos de envío',
  code: 'el descuento de tu código',
  tax: 'los impuestos de los precios',
  requests: 'tu nota o el mensaje del regalo',
  credit: 'lo que paga tu tarjeta regalo o tu saldo',
};
export const changedSince = (parts: string, count: number, total: string) =>
  `${parts} ${plural(count, 'ha', 'han')} cambiado desde que se mostró esta página: el total es ahora ${total}. No se ha cobrado nada. Revísalo y vuelve a pagar.`;
export const costsNow = (title: string, price: string, before: string) =>
  `«${title}» cuesta ahora ${price}. Antes costaba ${before}.`;
export const newInBasket = (titles: string) => `Nuevo en tu cesta: ${titles}.`;
export const goneFromOrder = (titles: string) => `Ya no está en este pedido: ${titles}.`;
export const noCodeNow = 'Ya no se aplica ningún código.';
export const codeNow = (code: string, amount: string) =>
  `El código ${code} descuenta ahora ${amount}.`;
export const creditNow = (name: string, amount: string) => `${name} paga ahora ${amount}.`;
export const creditShort =
  'Tu tarjeta regalo o tu saldo tiene ahora menos. No se ha cobrado nada. Revísalo y paga de nuevo.';
export const goesTo = (where: string) => `Ahora se envía a ${where}.`;
export const deliveryNow = (price: string, before: string) =>
  `El envío cuesta ahora ${price}. Antes costaba ${before}.`;
export const deliveryIs = (option: string, price: string) =>
  `El envío es ahora «${option}», por ${price}.`;
export const requestsChanged = 'Tu nota o el mensaje del regalo ha cambiado.';
export const unsavedRequests = 'Sal del campo cuando tu nota esté completa: entonces se guarda.';
export const vatNumberChanged = 'El NIF-IVA de tu factura ha cambiado.';
export const taxChanged = 'Han cambiado los impuestos de los precios.';
export const emptyBasket = 'Tu cesta está vacía. Añade algo primero.';
export const totalChanged = (total: string) =>
  `Tu cesta ha cambiado: el total es ahora ${total}. Revísala y vuelve a pagar.`;
export const tooSmall = (least: string) =>
  `Lo mínimo que se puede cobrar con tarjeta es ${least}. Añade algo a tu cesta.`;
export const tooLarge = (most: string) =>
  `Lo máximo que se puede cobrar con tarjeta es ${most}. Quita algo de tu cesta.`;
export const tooManyItems = (most: number) =>
  `Se pueden comprar como máximo ${most} artículos a la vez. Quita algunos de tu cesta.`;
export const tooManyUnits = (most: number, title: string) =>
  `Se pueden comprar como máximo ${most} de «${title}» a la vez. Quita algunos de tu cesta.`;
export const noAddress = 'Dinos primero adónde va tu pedido: rellena la dirección de envío.';
export const noGiftEmail = 'Indica primero a quién se envía la tarjeta regalo.';
export const giftCardsApart =
  'Las tarjetas regalo se compran en un pedido aparte: quítalas primero de la cesta, o todo lo demás.';
export const giftCardsOff = 'Ahora no se venden tarjetas regalo: quítalas primero de la cesta.';
export const noPhone = 'Indica primero un teléfono para la entrega: va con la dirección.';
export const noEmail = 'Indica primero tu correo: allí va la confirmación de tu pedido.';
export const notDelivered =
  'Esta tienda no envía al país de tu dirección. Indica otra o compra en una tienda cercana.';
export const tooHeavy =
  'Este pedido pesa demasiado para enviarlo allí. Quita algo de la cesta o elige otro país.';
export const belowMinimum = (missing: string) =>
  `El envío a tu dirección empieza con un total mayor: añade ${missing} más a tu cesta.`;
export const deliveryUnknown =
  'Ahora mismo no se puede saber cuánto cuesta el envío. No se ha cobrado nada; recarga esta página en un minuto.';
export const alreadyPaid =
  'Esta cesta ya está pagada. Encontrarás el pedido en «Devoluciones y pedidos».';
export const stillProcessing =
  'Tu pago aún se está procesando. Pronto encontrarás el pedido en «Devoluciones y pedidos».';
export const providerUnavailable =
  'El proveedor de pagos no responde en este momento. No se ha cobrado nada; inténtalo de nuevo en un momento.';
export const providerRefused =
  'El proveedor de pagos ha rechazado iniciar este pago. No se ha cobrado nada; inténtalo más tarde.';
export const waiting = 'Tu pago está pendiente';
export const backToPayment = 'Volver a la página de pago';
export const testMode = 'Modo de prueba: no se mueve dinero real';
export const payWithCard = 'Paga con la tarjeta {card}, cualquier fecha futura y cualquier CVC.';
export const otherCards = 'Otras tarjetas de prueba y lo que hacen';
export const outcomes = {
  challenge: 'Pide 3-D Secure, que superas o no',
  declined: 'Rechazada',
  noFunds: 'Rechazada: fondos insuficientes',
  expired: 'Rechazada: tarjeta caducada',
  wrongCode: 'Rechazada: código de seguridad incorrecto',
  error: 'Falla con un error de procesamiento',
};
export const cardDetails = 'Datos de la tarjeta';
export const cardNumber = 'Número de tarjeta';
export const aTestCard = 'Una de las tarjetas de prueba de arriba';
export const expiry = 'Fecha de caducidad';
export const expiryFormat = 'MM / AA';
export const expiryHint = 'Mes y año, por ejemplo 12 / 34';
export const securityCode = 'Código de seguridad';
export const cvc = 'CVC';
export const cvcHint = 'Tres cifras';
