/** As `en.ts`. */
import { counted, formatNumber, plural } from '#app/shared/plural.ts';

export const areMissing = 'son obligatorios';
export const isEmpty = 'está vacío';
export const areMoreThan = (most: string) => `son más de ${most}`;
export const noWholeNumber = 'no es un número entero';
export const noPairs = 'no es una lista de pares: escribe [["Color", "Arena"]]';
export const nothingSaved = (why: string) => `No se ha guardado nada: ${why}.`;
export const nothingAdded = (why: string) => `No se ha añadido nada: ${why}.`;
export const nothingChanged = (why: string) => `No se ha cambiado nada: ${why}.`;
export const noSuchPreview = 'Esa vista previa no existe, o ya no: al cabo de un día se olvida.';
export const manyChanged = (done: number, left: number, todo: number) =>
  `${done} cambiados, ${left} sin tocar porque alguien los ha cambiado desde la vista previa o sus opciones son las de otra variante, ${todo} pendientes.`;
export const manyWouldChange = (todo: number, same: number, impossible: number) =>
  `${todo} cambiarían, ${same} quedarían igual, ${impossible} no pueden quedar así.`;
export const previewOrChange = 'falta, o una vista previa';
export const ofPreview = 'es el de la vista previa: déjalo fuera';
export const noPercentage = (most: number) =>
  `no es un porcentaje de -100 a ${most}: escribe -10 para una décima parte menos, 5 para una vigésima parte más`;
export const noWholeChange = 'no es un número entero: escribe 5 o -5';
export const noUnits = 'no es un número entero a partir de 0';
export const allApplied = 'No se ha hecho nada: ya está todo aplicado.';
export const beingApplied = 'Ya se está aplicando: espera un momento.';
export const changedMeanwhile =
  'Alguien lo ha cambiado mientras tanto, así que no se ha guardado nada: míralo otra vez.';
export const reserved = 'es una dirección del admin: elige otra';
export const taken = 'ya es de otro producto de la tienda: elige otro';
export const theOptions = (problem: string) => `las opciones ${problem}`;
export const theDetails = (problem: string) => `los campos propios ${problem}`;
export const noReduction =
  'El precio anterior no es más alto que el precio: se guarda, pero no se muestra.';
export const addedNotOnSale = (title: string) =>
  `${title} está en el catálogo y aún no está a la venta.`;
export const addedOnSale = (title: string) =>
  `${title} está en el catálogo. La tienda ya lo vende.`;
export const savedAndShown = 'Guardado. La tienda ya lo muestra.';
export const savedNotShown = 'Guardado. Los clientes no la ven.';
export const noSuchProduct = (id: string) =>
  `${id} no es un producto de esta tienda: la lista de productos tiene las variantes de todos.`;
export const noSuchVariant = (variant: string) =>
  `${variant} no es una variante de esta tienda: la lista de productos tiene sus nombres.`;
export const rowsMissing =
  'son obligatorias: escribe una línea con los nombres de las columnas, como variant y price, y una línea por variante';
export const nothingHadChanged = 'Nada había cambiado, así que no se ha escrito nada.';
export const variantsChanged = (count: number) =>
  `Guardado: ${counted(count, 'variante cambiada', 'variantes cambiadas')}. La tienda ya lo muestra.`;
export const someProducts = (names: string) => `no nombran nada que venda la tienda: ${names}`;
export const noProducts = (names: string) =>
  `No se ha cambiado nada: la tienda no tiene ningún producto ${names}. La lista de productos tiene sus nombres.`;
export const tooLongByHand = (most: string) =>
  `No se ha cambiado nada: una colección tiene como máximo ${most} productos en un orden hecho a mano. Las más grandes vienen de un archivo.`;
export const tooCrowded = (product: string, most: number) =>
  `No se ha cambiado nada: ${product} estaría en más de ${most} colecciones.`;
export const areCrowded = 'están en demasiadas colecciones';
export const allThereAlready = 'Ya estaban todos en ella.';
export const productsAdded = (added: number, now: number) =>
  `${counted(added, 'producto añadido', 'productos añadidos')}. La colección tiene ahora ${counted(now, 'producto', 'productos')}.`;
export const hasNow = (count: number) =>
  `La colección tiene ahora ${counted(count, 'producto', 'productos')}.`;
export const standsAt = (product: string, place: number) =>
  `${product} está ahora en la posición ${place}.`;
export const notInCollection = (product: string) =>
  `No se ha movido nada: ${product} no está en esta colección.`;
export const inNoCollection = 'Guardado. Ahora no está en ninguna colección.';
export const inCollections = (count: number) =>
  `Guardado. Ahora está en ${counted(count, 'colección', 'colecciones')}.`;
export const deleteFirst = (problem: string) => `${problem}: elimina antes una.`;
export const noSuchCollection = (handle: string) =>
  `No hay ninguna colección ${handle}: la lista de colecciones tiene sus nombres.`;
export const isCollectionNow = (title: string) =>
  `${title} ya es una colección de la tienda. Pon productos en ella.`;
export const noLetter = 'no tiene ninguna letra ni cifra';
export const isTooLong = 'es demasiado largo';
export const namesCollection = 'ya es de otra colección: elige otro';
export const collectionDeleted = (handle: string) =>
  `La colección ${handle} se ha eliminado. Sus productos siguen en la tienda.`;
export const askDelete = (name: string) =>
  `¿Eliminar la colección ${name}? Su página y el orden de sus productos desaparecen. Los productos se quedan. No se puede deshacer.`;
export const yesDelete = 'Eliminar';
export const shelfWords = (onHand: number, committed: number, held: number, available: number) =>
  `${onHand} en almacén, de los que ${committed} vendidos y sin enviar, ${held} en proceso de compra, ${available} disponibles`;
export const noReason =
  'no es ninguna: escribe una palabra como received, counted, damaged o corrected';
export const orUnits = 'o units: escribe uno de los dos';
export const shelfChanged = (line: string, now: string) => `${line}. Ahora ${now}.`;
export const shelfOutOfBounds = (most: number) =>
  `No se ha cambiado nada: habría menos de cero, o más de ${most}, en almacén.`;
export const providerSilent =
  'El proveedor de pagos no responde: inténtalo más tarde. No se ha hecho nada.';
export const nothingHeld = 'Ningún pago de otra cuenta del proveedor retiene nada.';
export const heldIsBack = (payments: number) =>
  `Lo que ${plural(payments, 'retenía', 'retenían')} ${counted(payments, 'pago', 'pagos')} de otras cuentas del proveedor vuelve a estar disponible.`;
export const allWritten = (count: string) => `Los ${count} productos están escritos.`;
export const noStockChange = 'no es un cambio de existencias: escribe +5, -3, =12 o none';
export const shelfLine = (variant: string, before: number | null, after: number | null) =>
  `${variant}: ${before === null ? 'no se contaba' : `${before} en almacén`}, ahora ${after ?? 'sin contar'}`;
export const allPicturesHere = 'Todas las imágenes están ya en la tienda.';
export const fetched = (fetched: string, total: string, megabytes: string) =>
  `${fetched} de ${total} imágenes traídas, ${megabytes} MB.`;
export const hereBefore = (count: string) => `${count} estaban ya en la tienda.`;
export const stayElsewhere = (count: string) => `${count} se quedan donde están: mira por qué.`;
export const leftToFetch = (count: string) => `Quedan ${count}: empieza otra vez para seguir.`;
export const phases = {
  fetching: 'Trayendo imágenes',
  removing: 'Quitando imágenes',
  reading: 'Leyendo filas e imágenes',
  comparing: 'Comparando con el catálogo',
  writing: 'Escribiendo',
};
export const picturesRemoved = (dryRun: boolean, count: number, megabytes: string) =>
  `${counted(count, 'imagen', 'imágenes')} que nada muestra ${dryRun ? plural(count, 'se quitaría', 'se quitarían') : plural(count, 'quitada', 'quitadas')}, ${megabytes} MB.`;
export const youngPictures = (count: number) =>
  `${count} más pueden ser de una importación en curso: inténtalo mañana.`;
export const noOptions =
  'no son opciones: escribe nombres y valores, como Color: Negro, Arena | Talla: S, M';
export const tooManyOptions = (most: number) =>
  `son más de ${most}: un producto tiene ${most} como máximo`;
export const optionsSaved = (parts: string) => `Guardado: ${parts}.`;
export const variantsMade = (count: number) =>
  `${counted(count, 'variante creada', 'variantes creadas')}`;
export const variantsPutBack = (count: number) =>
  `${counted(count, 'variante', 'variantes')} de nuevo a la venta`;
export const variantsWithdrawn = (count: number) =>
  `${counted(count, 'variante retirada', 'variantes retiradas')}`;
export const askTakeOff = (count: number) =>
  `${counted(count, 'variante tiene', 'variantes tienen')} un valor que se quita: ¿${plural(count, 'retirarla', 'retirarlas')} de la venta? Los pedidos y las cestas conservan lo que tienen.`;
export const yesTakeOff = 'Retirar de la venta';
export const that = 'eso';
export const notAtHost =
  'está en un servidor que no figura en PICTURE_HOSTS: los navegadores no cargan nada de él';
export const noPicture = 'no es una imagen de la tienda ni una dirección https';
export const tooManyPictures = (most: number) => `son más de ${most}: quita antes alguna`;
export const picturesSaved = (count: number) =>
  `Guardado. La tienda muestra ahora ${counted(count, 'imagen', 'imágenes')} de él.`;
export const became = {
  withdrawn: (count: number) => `${counted(count, 'producto retirado', 'productos retirados')}.`,
  putBack: (count: number) => `${counted(count, 'producto', 'productos')} de nuevo a la venta.`,
};
export const asBefore = (count: number) => `${count} como antes.`;
export const noVariants = (names: string) =>
  `No se ha cambiado nada: la tienda no tiene ninguna variante ${names}. La lista de productos tiene sus nombres.`;
export const optionsOf = (variant: string, problem: string) =>
  `las opciones de ${variant} ${problem}`;
export const notImported = (bad: number, all: number) =>
  `No se ha importado nada: ${counted(bad, 'fila', 'filas')} de ${formatNumber(all)} ${plural(bad, 'no se puede importar', 'no se pueden importar')}. Corrígelas u omítelas con --skip-invalid.`;
export const imported = (
  dryRun: boolean,
  products: number,
  added: string,
  changed: string,
  unchanged: string,
) =>
  `${counted(products, 'producto', 'productos')} ${dryRun ? plural(products, 'se importaría', 'se importarían') : plural(products, 'importado', 'importados')}: ${added} añadidos, ${changed} cambiados, ${unchanged} como estaban.`;
export const rowsLeftOut = (count: number) =>
  `${counted(count, 'fila omitida', 'filas omitidas')}.`;
export const stockCounted = (count: number) =>
  `Existencias de ${counted(count, 'variante', 'variantes')} recontadas.`;
export const notInFile = (count: number) =>
  `${counted(count, 'producto que no está', 'productos que no están')} en el archivo: --replace los retira de la venta.`;
export const sharedPath = (path: string, first: string, others: string, isOne: boolean) =>
  `${path} lleva a ${first}; ${others} también ${isOne ? 'la tiene' : 'la tienen'}`;
export const noFormat = (formats: string) => `no es un formato: lo son ${formats}`;
export const isSpreadsheet = (name: string) =>
  `${name} es una hoja de cálculo: guárdala como «CSV UTF-8» e importa ese archivo.`;
export const noFormatInName = (name: string, formats: string) =>
  `El nombre ${name} no indica ningún formato: tiene que terminar en .csv, .tsv, .txt, .json, .jsonl o .ndjson, o el formato tiene que ser uno de ${formats}.`;
export const fileMissing = 'Falta el archivo.';
export const fileGone = 'El archivo ya no está: envíalo otra vez.';
export const cannotBeRead = (file: string) => `${file} no se puede leer: ¿es correcto el nombre?`;
export const isFolder = (file: string) => `${file} es una carpeta: indica un archivo de ella.`;
export const tooLongForCall = 'es demasiado largo para una llamada';
export const noEncoding = 'no es una codificación conocida: lo son utf-8 o windows-1252';
export const fileWithoutName = 'El archivo enviado no tiene nombre.';
export const countsStock =
  'El archivo cuenta existencias, para lo que necesitas el permiso stock:write: quita su columna stock.';
export const picturesNext = 'Sus imágenes se traen después, en una tarea.';
export const nothingImported = (why: string) => `${why} No se ha importado nada.`;
