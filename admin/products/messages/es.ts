/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const newProduct = 'Producto nuevo';
export const products = 'Productos';
export const addProduct = 'Añadir el producto';
export const productId = 'Identificador del producto';
export const aboutId =
  'Como lampara-de-mesa. Está en la dirección de su página y se queda como está.';
export const optionalVariant = 'Variante (opcional)';
export const aboutVariant =
  'Para uno de varios colores o tallas de un producto, como lampara-de-mesa-roja. Vacío: como el producto.';
export const optionalShelf = 'En almacén (opcional)';
export const emptyIsNotCounted = 'Vacío: no se cuenta, así que nunca se agota.';
export const notOnSaleYet = 'Aún no está a la venta';
export const noSuchProduct = 'Producto no encontrado';
export const variantOfProduct =
  'Variante {variant} del producto {product}: todas sus variantes y opciones';
export const addedNotOnSale =
  'Está en el catálogo y aún no está a la venta. Añade sus imágenes abajo.';
export const addedOnSale = 'La tienda ya lo vende. Añade sus imágenes abajo.';
export const changedSinceOpened =
  'Alguien ha cambiado este producto desde que lo abriste, así que no se puede guardar: {loadAgain}.';
export const loadAgain = 'vuelve a cargarlo';
export const save = 'Guardar';
export const withdrawnLabel =
  'Retirado: no se vende, pero lo conocen las cestas y los pedidos que lo tienen';
export const none = 'Ninguno';
export const state = 'Estado';
export const withdrawn = 'Retirado';
export const onSale = 'A la venta';
export const reviews = 'Opiniones';
export const collections = 'Colecciones';
export const shelfWords = (available: number, held: number, committed: number) =>
  `${available} disponibles, ${held} en proceso de compra, ${committed} vendidos y aún sin enviar.`;
export const stock = 'Existencias';
export const neverSoldOut = 'No se cuenta: nunca se agota.';
export const saveCount = 'Guardar el recuento';
export const onShelf = 'En almacén';
export const aboutShelf = 'Con lo vendido y aún no enviado. Vacío: no se cuenta.';
export const pictures = 'Imágenes';
export const pictureNo = (number: number) => `Imagen ${number}`;
export const onCards = 'En las tarjetas';
export const firstOnCards = (number: number) => `La primera, en las tarjetas: imagen ${number}`;
export const makeFirst = 'La primera';
export const moves = { earlier: 'Antes', later: 'Después', remove: 'Quitar' };
export const movePicture = (move: string, number: number) => `${move}: imagen ${number}`;
export const places = {
  'top-left': 'arriba a la izquierda',
  top: 'arriba',
  'top-right': 'arriba a la derecha',
  left: 'a la izquierda',
  centre: 'en el centro',
  right: 'a la derecha',
  'bottom-left': 'abajo a la izquierda',
  bottom: 'abajo',
  'bottom-right': 'abajo a la derecha',
};
export const focusAt = (place: string) => `Enfoque: ${place}`;
export const focusOn = (number: number, place: string) =>
  `Enfoque de la imagen ${number}: ${place}`;
export const smallPicture = (least: number) =>
  `Pequeña: no se puede ampliar. Envía una de al menos ${least} × ${least} píxeles.`;
export const morePictures = 'Más imágenes';
export const aboutPictures = (megabytes: number, most: number) =>
  `Suéltalas aquí. JPEG, PNG, WebP, AVIF, GIF o TIFF de ${megabytes} MB como máximo; ${most} imágenes como máximo. Los lectores de pantalla leen el título en su lugar, salvo que un archivo diga qué muestran.`;
export const addPictures = 'Añadir imágenes';
export const theProduct = 'El producto';
export const picturesOf = (product: string) => `Imágenes de ${product}`;
export const notWhole = 'Las imágenes no han llegado enteras: envíalas otra vez.';
export const tooManyPictures = (most: number) =>
  `Un producto tiene ${most} imágenes como máximo: quita antes alguna.`;
export const othersAdded = (problems: string) => `Las demás se han añadido. ${problems}`;
export const product = 'Producto';
export const variant = 'Variante';
export const category = 'Categoría';
export const available = 'Disponibles';
export const notCounted = 'no se cuenta';
export const price = 'Precio';
export const productsToSearch = 'productos';
export const variantOrWords = 'Variante o palabras del título';
export const changeMany = 'Cambiar varios';
export const homePage = 'Página de inicio';
export const importAndExport = 'Importar y exportar';
export const pages = 'Páginas';
export const firstPage = 'Primera página';
export const nextPage = 'Página siguiente';
export const noneFound = 'Ningún producto tiene esta variante ni estas palabras.';
export const optionPlaces = { first: 'Primera', second: 'Segunda', third: 'Tercera' };
export const options = 'Opciones';
export const aboutOptions =
  'En qué se distinguen las variantes. Un campo vaciado quita el nombre o el valor; un valor nuevo crea al instante sus variantes, como las que hay.';
export const makeAll = (possible: number, made: number) =>
  `Crear todas las combinaciones: ${possible} son posibles, ${made} a la venta`;
export const saveOptions = 'Guardar las opciones';
export const makeVariants = 'Crear las variantes';
export const aNewOption = 'Una opción nueva';
export const optionNamed = (name: string) => `Opción ${name}`;
export const newOption = 'Opción nueva';
export const option = 'Opción';
export const suchAsSize = 'Como Talla';
export const chosen = 'Se elige';
export const valueEarlier = (value: string) => `Antes: ${value}`;
export const valueNamed = (option: string, value: string) => `Valor de ${option}: ${value}`;
export const itsValues = 'Sus valores';
export const moreValues = 'Más valores';
export const withCommas = 'Separados por comas, como S, M, L';
export const sharedByAll = 'Lo que comparten todas las variantes';
export const unlike = (count: number) =>
  `${counted(count, 'de ellas es distinta', 'de ellas son distintas')}: lo que cambies aquí será igual en todas.`;
export const saveForAll = 'Guardar para todas las variantes';
export const leaveUnsaved = 'Lo que has cambiado aquí no está guardado. ¿Salir de la página?';
export const cellsFilled = (count: number) =>
  `${counted(count, 'celda rellena', 'celdas rellenas')}.`;
export const noPlaceInTable = (count: number) => `${count} no tenían sitio en la tabla.`;
export const tableOfVariants = 'Tabla de las variantes';
export const tableKeys =
  'Variantes: las flechas e Intro mueven, Mayús y las flechas eligen celdas de una columna, Ctrl D rellena hacia abajo, Escape deshace.';
export const asInSpreadsheet =
  'Como en una hoja de cálculo: las flechas e Intro mueven, las celdas copiadas allí se pegan aquí, Mayús y las flechas eligen celdas de una columna, Ctrl D rellena hacia abajo, Escape deshace.';
export const variants = 'Variantes';
export const variantsOfProduct = (product: string, count: number, sold: number) =>
  `Producto ${product}: ${counted(count, 'variante', 'variantes')}, ${sold === count ? 'todas' : sold} a la venta`;
export const takeBack = 'Deshacer';
export const notSavedYet = (count: number) =>
  `${counted(count, 'variante cambiada, aún sin guardar', 'variantes cambiadas, aún sin guardar')}`;
