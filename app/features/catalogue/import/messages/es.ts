/** As `en.ts`. */
export const lineAt = (line: number) => `línea ${line}`;
export const lineOfRow = (line: number, row: number) => `línea ${line} (fila ${row})`;
export const problemAt = (place: string, problem: string) => `${place}: ${problem}`;
export const otherCollections = (line: number) =>
  `no son las de la línea ${line}, que es del mismo producto: escribe las mismas en cada una de sus filas`;
export const variantTwice = (variant: string, line: number, isNamed: boolean) =>
  `${variant} ya es la variante de la línea ${line}: ${isNamed ? 'da a cada una la suya' : 'nombra las variantes de ambas en una columna variant'}`;
export const lacksInWhole = (fields: string) =>
  `no tiene ${fields}: con --replace el archivo es todo el catálogo, y cada producto lo necesita`;
export const lacksAsNew = (fields: string, variant: string) =>
  `no tiene ${fields}, y ${variant} no es una variante de esta tienda que se pueda cambiar: comprueba su nombre, o escribe todo lo que necesita un producto nuevo`;
export const noProducts = 'El archivo no tiene ningún producto que se pueda importar.';
export const emptyFile = 'El archivo está vacío.';
export const nameFewer = (problem: string) => `${problem}: nombra menos en el archivo.`;
export const ownFieldsChanged =
  'Alguien ha cambiado los campos propios mientras tanto: vuelve a importar el archivo.';
export const productChanged = (variant: string, problem: string) =>
  `Alguien ha cambiado un producto mientras tanto: las opciones de ${variant} ${problem}.`;
export const rowTooLong = (bytes: number) =>
  `una celda de esta fila es demasiado larga: la fila tiene más de ${bytes} bytes. Acórtala; si en ella se abre una comilla y no se cierra, pon toda la celda entre comillas y escribe dos veces una comilla de dentro.`;
export const quoteNotClosed =
  'se abre una comilla en esta fila y no se cierra: pon toda la celda entre comillas y escribe dos veces una comilla de dentro.';
export const quoteInside =
  'hay una comilla en medio de una celda: pon toda la celda entre comillas y escribe dos veces una comilla de dentro.';
export const cellCount = (count: number, columns: number, hasExtra: boolean) =>
  `tiene ${count} celdas donde la primera fila tiene ${columns}: ${hasExtra ? 'pon entre comillas una celda que contenga el separador' : '¿falta un separador o una comilla?'}`;
export const columnWithoutName = (place: number, names: string) =>
  `la columna ${place} no tiene nombre: ponle uno de ${names}, o quítala.`;
export const unknownColumn = (name: string, names: string) =>
  `la columna ${name} no se conoce: ponle uno de ${names}, o quítala.`;
export const columnTwice = (name: string) => `hay dos columnas ${name}: quita una.`;
export const columnsMissing = (missing: string, names: string) =>
  `la primera fila tiene que nombrar las columnas, y ${missing} no está entre ellas. Las columnas son ${names}.`;
export const officeFile = (what: string) =>
  `El archivo es ${what}, no texto: ábrelo y guárdalo como «CSV UTF-8», y después importa ese archivo.`;
export const notAProduct =
  'no es un producto: escribe un objeto como {"id":"1","title":"Lámpara",…}';
export const fileIsNoJson = 'esto no es JSON: comprueba sus comillas, comas y llaves.';
export const isNoJson = 'no es JSON: comprueba sus comillas, comas y llaves';
export const noArray = 'el archivo tiene que ser una lista de productos: [{…}, {…}].';
export const productTooLong = (most: number) =>
  `tiene más de ${most} caracteres: acorta su texto más largo`;
export const productNotEnded = (most: number) =>
  `aquí empieza un producto que no termina en ${most} caracteres: acórtalo, o comprueba sus comillas, comas y llaves.`;
export const arrayNotEnded = 'El archivo termina antes que su lista: ¿está entero?';
export const unknownField = (fields: string) => `no se conoce: los campos son ${fields}`;
export const notThere = 'no está: escríbelo';
export const noTexts =
  'no es un objeto de textos: escribe {"Color": "Arena"}, o [["Color", "Arena"]]';
export const neitherTextNorNumber = 'no es ni texto ni un número: escribe uno de los dos';
export const leftOutOnce = (what: string, line: number, named: string) =>
  `Omitido: ${what}, en la línea ${line}${named}`;
export const leftOutTimes = (count: string, what: string, line: number, named: string) =>
  `Omitido ${count} veces: ${what}, primero en la línea ${line}${named}`;
export const andMore = (count: string) => `y ${count} más`;
export const ofDescription = (what: string) => `${what} de una descripción`;
export const pictureThat = (problem: string) => `una imagen que ${problem}`;
export const barcodeThat = (problem: string) => `un código de barras que ${problem}`;
export const morePictures = (most: number) =>
  `las imágenes de un producto después de las ${most} primeras`;
export const column = (name: string) => `la columna ${name}`;
export const soldWithoutStock =
  'las existencias de lo que se sigue vendiendo cuando no queda: aquí no se cuenta y se vende sin límite';
export const comesWithdrawn = (what: string) =>
  `de lo que está a la venta, ${what}: entra retirado, y se pone a la venta con «products put-back» o en su página`;
export const noQuantity =
  'las existencias de lo que cuenta Shopify, porque el archivo no las dice: cuéntalas aquí, o se vende sin límite';
export const hasStatus = (status: string) => `un producto cuyo estado es ${status}`;
export const giftCard = 'una tarjeta regalo, que esta tienda no vende';
export const andHasNoPrice = (what: string) => `${what}, y sin precio`;
export const tagsHidden =
  'de las páginas de la tienda, las etiquetas de un producto: el equipo tiene cada una como colección, que un título muestra a los clientes';
export const tagTooLong = (isTag: boolean, most: number) =>
  `${isTag ? 'una etiqueta' : 'una colección'} de más de ${most} caracteres`;
export const inTooMany = (isTag: boolean, most: number) =>
  `${isTag ? 'una etiqueta' : 'una colección'} de un producto que está en ${most} colecciones sin ella`;
export const tooManyTags = (most: number) =>
  `una etiqueta además de las ${most} primeras del archivo`;
export const things = { product: 'un producto', variation: 'una variación' };
export const notPublished = (what: string) => `${what} que no está publicado`;
export const isHidden = (what: string) => `${what} que está oculto`;
export const sameCombination = 'una variación cuyos atributos son los de otra más arriba';
export const sharedStock =
  'las existencias que comparten las variaciones de un producto: cuenta cada una aquí, o se vende sin límite';
export const notTaken = {
  grouped: 'un grupo de productos, que aquí se venden de uno en uno',
  external: 'un producto que vende otra tienda (external)',
  downloadable: 'una descarga, que esta tienda no entrega',
};
export const ofType = (type: string) => `un producto del tipo ${type}`;
export const parentLeftOut = 'una variación de un producto omitido';
export const variationWithoutPrice = 'una variación sin precio';
export const productWithoutPrice = 'un producto sin precio';
export const withoutVariations = 'un producto sin variaciones';
export const noParent = (parent: string) =>
  `es una variación de ${parent}, que no está más arriba: exporta ambos`;
export const noPicture =
  'no es una imagen que se pueda leer: usa JPEG, PNG, WebP, AVIF, GIF o TIFF';
export const tooManyPixels = (wide: string, high: string, most: string) =>
  `tiene ${wide} × ${high} píxeles: hazla más pequeña, el máximo es ${most} millones`;
export const wrongShape = {
  logo: (wide: string, high: string) =>
    `tiene ${wide} × ${high} píxeles: usa una de al menos 72 píxeles de alto, y de la mitad a 8 veces de ancho`,
  icon: (wide: string, high: string) =>
    `tiene ${wide} × ${high} píxeles: usa una tan ancha como alta, de al menos 192 píxeles`,
  hero: (wide: string, high: string) =>
    `tiene ${wide} × ${high} píxeles: usa una de al menos 1500 píxeles de ancho, y desde tan ancha como alta hasta 4 veces más`,
  notice: (wide: string, high: string) =>
    `tiene ${wide} × ${high} píxeles: usa el archivo oficial, de al menos 600 píxeles de ancho`,
};
export const drawingTooLarge = 'tiene más de 0,5 MB: simplifícalo, o guárdalo como PNG';
export const drawingLoads =
  'carga algo de otro sitio: convierte sus palabras en trazados e incluye sus imágenes, o guárdalo como PNG';
export const drawingScripts =
  'contiene scripts o partes de páginas web: guárdalo de nuevo como SVG sencillo, o como PNG';
export const noFolder =
  'es la ruta de un archivo, y solo se ha enviado la tabla: deja la celda vacía y añade la imagen en la página del producto';
export const noFile =
  'no está: escribe la ruta de su archivo vista desde la carpeta de este catálogo';
export const outsideFolder = 'está fuera de la carpeta de este catálogo: ponla dentro';
export const tooFewPixels = (least: number) =>
  `tiene muy pocos píxeles para ampliarse: usa una de al menos ${least} × ${least}`;
export const notInShop =
  'no está entre las imágenes de esta tienda: escribe en su lugar la ruta de su archivo';
export const unknownHost = 'un servidor desconocido';
export const atOtherHost = (host: string) =>
  `está en ${host}, que PICTURE_HOSTS no nombra: importa el archivo con --fetch-pictures, o añade ahí el servidor y reinicia antes la tienda`;
export const tooManyMegabytes = (most: number) => `tiene más de ${most} MB`;
export const answeredWith = (status: number) => `se responde con ${status}`;
export const leadsOn = 'lleva siempre a otro sitio';
export const leadsToNoAddress = 'lleva a lo que no es una dirección web';
export const arrivesLate = (seconds: number) => `no llega en ${seconds} s`;
export const unreachable = (code: string) => `no se puede alcanzar${code}`;
export const officeFiles = {
  archive: 'una hoja de cálculo o un archivo comprimido',
  oldSheet: 'una hoja de cálculo antigua',
  compressed: 'un archivo comprimido',
};
export const html = {
  picture: 'una imagen',
  page: 'un vídeo u otra página',
  sound: 'un sonido',
  form: 'un formulario',
  script: 'un script',
  link: 'la dirección de un enlace',
};
export const deepTags = (most: number) => `lo que está dentro de más de ${most} etiquetas`;
export const htmlTooLong = (length: number, most: number) =>
  `tiene ${length} caracteres de HTML: el máximo es ${most}, así que acórtalo`;
export const tooManyTagsOfHtml = (tags: number, most: number) =>
  `tiene ${tags} etiquetas de HTML: el máximo es ${most}, así que simplifícalo`;
