/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const noCodeName = 'no es un nombre de código: usa letras, cifras y guiones, 40 como máximo';
export const takesNothingOff = (example: string) =>
  `no es un descuento: escribe un porcentaje como 10 % o un importe como ${example}`;
export const codeThere = (name: string, worth: string) =>
  `el código ${name}, con ${worth} de descuento`;
export const noSuchCode = (name: string) =>
  `No hay ningún código ${name}: npm run shop -- codes list los muestra.`;
export const limitStays =
  'No se ha guardado nada: que los usos de un código tengan límite o no queda como se creó. Crea otro código.';
export const holdsForNext = (line: string) => `${line}. Vale para el próximo pago.`;
export const codeEnded = (name: string) => `El código ${name} ya no se puede usar.`;
export const overSince = (day: string) => `Caducado desde el ${day}`;
export const fromDay = (day: string) => `desde el ${day}`;
export const untilDay = (day: string) => `hasta el ${day}`;
export const always = 'Siempre';
export const leftOf = (left: number, uses: number) => `quedan ${left} de ${uses}`;
export const eachShopper = (uses: number) => `${uses} por cliente`;
export const noLimit = 'Sin límite';
export const codeLine = (
  name: string,
  worth: string,
  limits: string,
  orders: string,
  isOne: boolean,
) => `${name}: ${worth} de descuento, ${limits}; en ${orders} ${isOne ? 'pedido' : 'pedidos'}`;
export const noCountry = (word: string) =>
  `no conoce ${JSON.stringify(word)}: escribe nombres o códigos de países, EU o everywhere-else`;
export const noCountries = 'debe contener al menos uno';
export const noPrices = (amount: string) =>
  `no es un precio: escribe ${amount}, o según el peso 2 kg: ${amount}`;
export const weightTwice = 'tiene dos veces el mismo peso';
export const noDays = 'no es un número de días: escribe 3 o 2-4';
export const isNoLine = 'tiene que ser una línea';
export const zoneThere = (name: string) => `la zona ${name}`;
export const zoneRenamed = (name: string) => `La zona se llama ahora ${name}.`;
export const zoneNamed = (name: string) => `ya existe una zona ${name}`;
export const noSuchZone = (name: string) => `No existe la zona ${name}: no se ha guardado nada.`;
export const noSuchMethod = (name: string) =>
  `No existe la forma de envío ${name}: no se ha quitado nada.`;
export const countryTaken = (country: string, zone: string) =>
  `${country} ya está en la zona ${zone}`;
export const manyMethods = (most: number) => `una zona tiene como máximo ${most} formas de envío`;
export const upToWeight = (weight: string, price: string) => `hasta ${weight} ${price}`;
export const freeFrom = (amount: string) => `gratis desde ${amount}`;
export const ordersFrom = (amount: string) => `para pedidos desde ${amount}`;
export const workingDays = (days: string) => `días laborables: ${days}`;
export const isCollected = 'se recoge';
export const everywhereElse = 'Todos los demás';
export const free = 'gratis';
export const removedForNext = 'Quitado. Vale para el próximo pago.';
export const noRate = 'no es un tipo: escribe un porcentaje como 25 u 8,1';
export const noCountryCode = 'no es un código de país: escribe dos letras como ES';
export const filledRates = (added: number, day: string) =>
  added === 0
    ? 'Todos los países de la Unión Europea tienen ya sus tipos: no ha cambiado nada.'
    : `Se han añadido ${added} tipos, a fecha de ${day}. Revísalos: los productos con tipo reducido varían según el país.`;
export const noScope =
  'no es ninguno: elige everything-else, delivery, reduced, second-reduced o category';
export const categoryMissing = 'es obligatoria: el tipo de una categoría necesita su nombre';
export const categoryOfNoUse = 'solo es para el tipo de una categoría: elige eso o déjalo vacío';
export const rateLine = (of: string, rate: string, isUsed: boolean) =>
  `${of}: ${rate}${isUsed ? '' : ' (ningún producto la tiene: ¿está escrita como en el catálogo?)'}`;
export const rateThere = (of: string, rate: string) => `un tipo de ${of}: ${rate}`;
export const noSuchRate = 'Ese tipo no existe: no se ha quitado nada.';
export const noFieldType = 'no es ninguno: elige text, number o yes-no';
export const fieldTypes = { text: 'Texto', number: 'Número', 'yes-no': 'Sí o no' };
export const fieldLine = (name: string, type: string, isShown: boolean) =>
  `${name}: ${type.toLowerCase()}, ${isShown ? 'en la página de un producto' : 'solo para el equipo y los archivos'}`;
export const noOwnField = (name: string) =>
  `No hay ningún campo propio ${name}: npm run shop -- fields list los muestra.`;
export const nothingSaved = (why: string) => `No se ha guardado nada: ${why}.`;
export const aProduct = (problem: string) => `un producto ${problem}, o cambia antes el producto`;
export const doesNotFit = (problem: string) => `no encaja: un producto ${problem}`;
export const askRemoveField = (products: number, name: string) =>
  `${products === 1 ? 'Un producto tiene un valor' : `${products} productos tienen un valor`} de ${name}, que se elimina con él. ¿Quitar el campo?`;
export const yesRemoveField = 'Quitarlo con sus valores';
export const removedField = (name: string, products: number) =>
  `${name} quitado${products === 0 ? '' : `, y los valores de ${products} ${plural(products, 'producto', 'productos')}`}.`;
export const noInvoiceLine = 'tiene que ser una línea de 100 letras como máximo';
export const needsALine = 'tiene que tener al menos una línea';
export const noSeller = 'No hay vendedor: los pedidos no llevan factura.';
export const taxNumber = (number: string) => `número fiscal ${number}`;
export const vatNumber = (number: string) => `NIF-IVA ${number}`;
export const noVatNumber = (example: string | null) =>
  example === null
    ? 'tiene que empezar por las dos letras de un país de la Unión, como ESB12345678'
    : `no tiene la forma de los números de ese país, por ejemplo ${example}`;
export const invoicesBy = (seller: string) => `Las facturas van a nombre de ${seller}.`;
export const sellerThere = (name: string) => `un vendedor: ${name}`;
export const sellerNotThere = 'No hay vendedor: no se ha quitado nada.';
export const holdsFromNow = (line: string) =>
  `${line} Vale para los pedidos que se paguen a partir de ahora.`;
export const nothingChanged = 'Nada ha cambiado.';
export const saved = 'Guardado.';
export const savedForStart =
  'Guardado. El idioma y la moneda valen a partir del próximo inicio de la tienda.';
export const nameASetting = 'No se ha guardado nada: indica un ajuste.';
export const isFixed = (variable: string) =>
  `No se ha guardado nada: ${variable} está definido donde se inicia la tienda y es lo que vale. Quítalo allí, vuelve a iniciar la tienda y cámbialo después aquí.`;
export const isSetBy = (variable: string) => `está definido por ${variable}`;
export const hasSoldIn = (currency: string) =>
  `No se ha guardado nada: esta tienda ha vendido en ${currency}, y lo que debe y ha contabilizado se queda en esa moneda.`;
export const currencyStays = 'ya no se puede cambiar';
export const noMarketSet =
  'La tienda no tiene mercado: la lista está vacía. Pon MARKET=eu, o el ajuste market.';
export const noConformity =
  'Esto no promete conformidad: haz que alguien que conozca la ley mire tu tienda.';
