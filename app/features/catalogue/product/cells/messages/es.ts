/** As `en.ts`. */
export const isMissing = 'es obligatorio';
export const unreadable = (text: string) =>
  `tiene un carácter que no se puede leer en ${text}: guarda el archivo como UTF-8, o di cómo está guardado, por ejemplo --encoding windows-1252`;
export const controlCharacter = (code: string) =>
  `tiene el carácter de control U+${code}, que no se ve: bórralo`;
export const tooManyCharacters = (length: number, most: number) =>
  `tiene ${length} caracteres: el máximo es ${most}`;
export const longNumber = (text: string) =>
  `${text} es lo que una hoja de cálculo hace de un número largo: da a la columna formato de texto y escríbelo otra vez`;
export const dotsAlone = 'solo tiene puntos: está en direcciones';
export const endsInData = 'acaba en .data: está en direcciones, donde significa otra cosa';
export const isEmpty = 'está vacío: cada producto lo necesita';
export const noAddress = 'no es una dirección: comprueba cómo está escrita';
export const httpPicture =
  'empieza por http: los navegadores solo muestran en una tienda imágenes de direcciones https';
export const noHttps =
  'no es una dirección https: escribe una, o la ruta de una imagen junto a este archivo';
export const tooManyPictures = (count: number, most: number) =>
  `tiene ${count} imágenes: el máximo es ${most}`;
export const noWholeNumber = (text: string, most: number) =>
  `${text} no es un número entero de 0 a ${most}`;
export const noPosition = (text: string, most: number) =>
  `${text} no es un número entero de 0 a ${most}: o déjalo vacío`;
export const noUnits = (text: string) =>
  `${text} no es un número entero a partir de 0: o déjalo vacío`;
export const noGrams = (text: string) =>
  `${text} no es un número entero de gramos: escribe 250 para un cuarto de kilo`;
export const noUnitContent = (text: string) =>
  `${text} no es un contenido: escribe 500 ml, 0,75 l o 6 x 330 ml, en g, kg, ml, cl, l, mm, cm, m o m²`;
export const neitherYesNorNo = (text: string) => `${text} no es ni yes ni no`;
export const noTaxCategory = (text: string) =>
  `${text} no es una categoría de impuesto: escribe standard, reduced o second-reduced`;
export const noBarcode = (text: string) =>
  `${text} no es un código de barras: escribe sus 8, 12, 13 o 14 cifras`;
export const barcodeLength = (length: number) =>
  `tiene ${length} cifras: un código de barras tiene 8, 12, 13 o 14; una hoja de cálculo quita los ceros de delante`;
export const checkDigit = (code: string, last: string, expected: number) =>
  `${code} termina en ${last}, y sus otras cifras dan ${expected}: busca una cifra mal escrita`;
export const noOldPath = (text: string) =>
  `${text} no es la ruta de una página: escribe /products/lamp`;
export const tooManyPaths = (count: number, most: number) =>
  `tiene ${count} rutas: el máximo es ${most}`;
export const tooManyTexts = (count: number, most: number) =>
  `tiene ${count} textos: el máximo es ${most}`;
export const noAltText = (text: string) =>
  `${text} no es el texto de una imagen: escribe pictures/lamp.jpg: Una lámpara de latón`;
export const ofAltText = (problem: string) => `el texto de una imagen ${problem}`;
export const pairs = {
  option: {
    name: (problem: string) => `el nombre de una opción ${problem}`,
    value: (problem: string) => `el valor de una opción ${problem}`,
    noName: 'una opción no tiene nombre: escribe uno, como Color: Arena | Talla: M',
    noValue: 'una opción no tiene valor: escribe uno, como Color: Arena | Talla: M',
    noPair: (text: string) =>
      `${text} no es una opción: escribe su nombre y su valor, como Color: Arena | Talla: M`,
    twice: (name: string) => `nombra ${name} dos veces: cada opción tiene su propio nombre`,
    tooMany: (count: number, most: number) => `tiene ${count} opciones: el máximo es ${most}`,
  },
  ownField: {
    name: (problem: string) => `el nombre de un campo propio ${problem}`,
    value: (problem: string) => `el valor de un campo propio ${problem}`,
    noName: 'un campo propio no tiene nombre: escribe uno, como Material: Lana',
    noValue: 'un campo propio no tiene valor: escribe uno, como Material: Lana',
    noPair: (text: string) =>
      `${text} no es un campo propio: escribe su nombre y su valor, como Material: Lana`,
    twice: (name: string) => `nombra ${name} dos veces: cada campo propio tiene su propio nombre`,
    tooMany: (count: number, most: number) => `tiene ${count} campos propios: el máximo es ${most}`,
  },
};
export const noNumber = 'es un número: escribe cifras, como 12 o 12.5';
export const noYesOrNo = 'es yes o no: escribe uno de los dos';
export const hasDeclaredNone = 'aún no ha declarado ninguno';
export const itsFieldsAre = (fields: string) => `sus campos son ${fields}`;
export const noOwnField = (name: string, advice: string) =>
  `nombra ${name}, que no es un campo propio de esta tienda: ${advice}`;
export const hasWrongValue = (value: string, name: string, problem: string) =>
  `tiene ${value} como ${name}, que ${problem}`;
export const isSpelt = (other: string) =>
  `ya está escrito ${other}: escríbelo así, o quita el otro`;
export const tooManyOwnFields = (most: number) =>
  `es uno más de los ${most} campos que puede tener una tienda`;
export const noLetter = 'no tiene ninguna letra ni cifra: ponle un nombre';
export const reserved = 'es una dirección del admin: elige otra';
export const tooManyCollections = (count: number, most: number) =>
  `tiene ${count} colecciones: el máximo es ${most}`;
export const moreCollections = (most: string) =>
  `La tienda tendría más de las ${most} colecciones que puede tener`;
export const amountOf = (currency: string, example: string) =>
  `un importe en ${currency}, como ${example}`;
export const twoWays = (text: string, large: string, small: string) =>
  `${text} se puede leer de dos maneras: escribe ${large} o ${small}`;
export const belowZero = 'es menor que cero: escribe lo que cuesta el producto';
export const hasDecimals = (text: string, currency: string) =>
  `${text} tiene decimales, que ${currency} no tiene: redondéalo`;
export const moreDecimals = (text: string, most: number, isDollars: boolean) =>
  `${text} tiene más de ${most === 3 ? 'tres' : 'dos'} decimales: redondéalo ${isDollars ? 'a céntimos' : 'a esos'}`;
export const otherCurrency = (text: string, other: string, own: string) =>
  `${text} es un importe en otra moneda (${other}): los precios de esta tienda son ${own}, así que conviértelo`;
export const ownCurrency = (code: string, name: string) => `en ${code} (${name})`;
export const noPrice = (text: string, what: string) => `${text} no es un precio: escribe ${what}`;
export const priceEmpty = (what: string) => `está vacío: escribe ${what}`;
export const priceTooHigh = (most: string) =>
  `es más de lo que se puede cobrar a una tarjeta: el máximo es ${most}`;
export const priceOffStep = (currency: string, step: string) =>
  `no es un importe que se pueda cobrar a una tarjeta: ${currency} va de ${step} en ${step}`;
export const conflicts = {
  names: (variant: string) =>
    `no son las de ${variant}, una variante del mismo producto: todas sus variantes nombran las mismas opciones en el mismo orden`,
  values: (variant: string) =>
    `son las de ${variant}, una variante del mismo producto: elige otras, o elimina una de las dos`,
};
export const tooManyVariants = (most: string) =>
  `son de una variante más de las ${most} que puede tener un producto: haz dos productos de él`;
export const isNothingOf = (kind: string) => `no existe en ${kind}`;
export const leadsNowhere =
  'no lleva a ningún sitio: escribe una ruta de esta tienda como /categories, o una dirección https';
