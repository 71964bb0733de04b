/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const category = 'Categoría';
export const brand = 'Marca';
export const price = 'Precio';
export const rating = 'Valoración';
export const offers = 'Ofertas';
export const allCategories = 'Todas las categorías';
export const anyPrice = 'Cualquier precio';
export const anyRating = 'Cualquier valoración';
export const onSale = 'Rebajado';
export const availability = 'Disponibilidad';
export const starsAndUp = (stars: string) => `${stars} estrellas o más`;
export const priceAbove = (from: string) => `${from} o más`;
export const priceUnder = (below: string) => `Menos de ${below}`;
export const priceBetween = (from: string, below: string) => `De ${from} a ${below}`;
export const filters = 'Filtros';
export const show = (products: string) => `Ver ${products}`;
export const showChosen = 'Ver la selección';
export const chosenFilters = 'Filtros elegidos';
export const removeFilter = (filter: string) => `Quitar ${filter}`;
export const clearAll = 'Borrar todo';
export const sortBy = 'Ordenar por';
export const sort = 'Ordenar';
export const featured = 'Destacados';
export const bestMatch = 'Más relevantes';
export const priceUp = 'Precio: de menor a mayor';
export const priceDown = 'Precio: de mayor a menor';
export const pagesOfProducts = 'Páginas de productos';
export const previous = 'Anterior';
export const next = 'Siguiente';
export const page = (number: number) => `Página ${number}`;
export const titleOfPage = (title: string, page: number) => `${title}, página ${page}`;
export const products = (count: string, isOne: boolean) =>
  `${count} ${isOne ? 'producto' : 'productos'}`;
export const seeAll = 'Ver todo';
export const notSoldNow = 'No disponible en este momento';
export const noLongerSold = 'Ya no se vende';
export const mayComeBack = 'Puede que vuelva. ';
export const seeBelow = 'Mira abajo lo que hay ahora o busca otra cosa.';
export const searchFromHere = 'Buscar desde aquí';
export const youMayLike = 'Te puede gustar';
export const youMayAlsoLike = 'También te puede gustar';
export const whileYouAreHere = 'Ya que estás aquí';
export const recentlySeen = 'Vistos recientemente';
export const madeIn = 'Disponible en';
export const more = 'más';
export const close = 'Cerrar';
export const seeAllDetails = 'Ver todos los detalles';
export const chooseOptions = 'Elegir opciones';
export const from = 'desde';
export const choices = 'Opciones';
export const notMade = (value: string, others: string, instead: string) =>
  `${value} no existe en ${others}: este es ${instead}.`;
export const showThisChoice = 'Mostrar esta opción';
export const soldOut = 'agotado';
export const otherChoice = 'otra opción';
export const partOfCollection = 'Parte de la colección';
export const partOfCollections = 'Parte de las colecciones';
export const enlarge = (picture: string) => `Ampliar ${picture}`;
export const pictures = 'Imágenes';
export const pictureOf = (number: number, count: number) => `Imagen ${number} de ${count}`;
export const noPicture = 'Aún sin imagen';
export const before = ', antes';
export const save = (amount: string) => `Ahorras ${amount}`;
export const lowestPrice = (price: string) => `Precio más bajo de los 30 días anteriores: ${price}`;
export const aboutThisProduct = 'Acerca de este producto';
export const yes = 'Sí';
export const no = 'No';
export const sku = 'Referencia';
export const barcode = 'Código de barras';
export const weight = 'Peso';
export const home = 'Inicio';
export const categories = 'Categorías';
export const allSorted = (shop: string) =>
  `Todo lo que vende ${shop}, ordenado por categorías para curiosear.`;
export const nothingSorted = 'Aún no hay nada clasificado';
export const noCategories = 'Ningún producto de esta tienda está en una categoría.';
export const seeAllProducts = 'Ver todos los productos';
export const listOfShop = (name: string, shop: string) =>
  `${name} en ${shop}: imágenes, precios y valoraciones, listo para tu cesta.`;
export const nothingHere = 'Ahora mismo no hay nada aquí';
export const noneForSale = (collection: string) =>
  `Ningún producto de ${collection} está a la venta en este momento.`;
export const allProducts = 'Todos los productos';
export const resultsFor = (text: string) => `Resultados de «${text}»`;
export const search = 'Búsqueda';
export const startSearch = 'Buscar';
export const searchProducts = 'Buscar productos';
export const aboutSearch =
  'Productos que coinciden con estas palabras, por categoría, precio y valoración.';
export const showingResults = 'Mostrando resultados de';
export const allOfThem = 'todos los productos';
export const insteadOf = (text: string) => `: nada coincide con «${text}».`;
export const tooCommon = (text: string) =>
  `: «${text}» es una palabra demasiado común para buscarla.`;
export const firstThousand =
  'Estos eran los primeros 1000. Elige una categoría o escribe más palabras para ver otros.';
export const typeAWord = 'Escribe una palabra de lo que buscas.';
export const otherFilters = 'Elige otros filtros o menos filtros.';
export const otherWords = 'Prueba con otra palabra o con menos palabras.';
export const withoutFilters = 'Buscar sin filtros';
export const nothingMatchesText = (text: string) => `Nada coincide con «${text}»`;
export const nothingMatches = 'Sin resultados';
export const suggestions = 'Sugerencias';
export const noSuggestions = 'Sin sugerencias';
export const countSuggestions = (count: number) =>
  `${count} ${plural(count, 'sugerencia', 'sugerencias')}`;
export const topRated = 'Mejor valorados';
export const newest = 'Novedades';
export const homeHeading = 'Productos';
export const shopByCategory = 'Comprar por categoría';
export const whatItWas = (title: string) => `${title}: qué era y qué se vende en su lugar.`;
export const productInShort = (title: string) => `${title}: precio, imagen y valoración.`;
