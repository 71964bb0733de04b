/** Opiniones: en la página de un producto, y donde un comprador escribe una. */
const ratings = (count: number) => (count === 1 ? '1 valoración' : `${count} valoraciones`);
const stars = (count: number) => (count === 1 ? '1 estrella' : `${count} estrellas`);

export const ratingsOf = (mean: string, count: number) => `${mean} de 5 · ${ratings(count)}`;
export const importedRating =
  'Esta valoración vino con el producto. No procede de opiniones de esta tienda.';
export const reviews = 'Opiniones';
export const noneYet = 'Nadie ha opinado todavía.';
export const onlyBuyers = 'Solo puede opinar quien lo ha comprado aquí, en la página de su pedido.';
export const distribution = 'Valoraciones por estrellas';
export const starsShare = (count: number, some: number) => `${stars(count)}: ${ratings(some)}`;
export const allStars = 'Todas las valoraciones';
export const noneLikeThat = 'Ninguna opinión tiene tantas estrellas.';
export const sortBy = 'Ordenar por';
export const sorts = {
  newest: 'Más recientes',
  highest: 'Mejor valoradas',
  lowest: 'Peor valoradas',
  helpful: 'Más útiles',
};
export const aBuyer = 'Un comprador';
export const boughtHere = 'lo compró aquí';
export const shopAnswers = (shop: string) => `${shop} responde`;
export const answeredBefore = 'Respuesta anterior al último cambio de la opinión.';
export const pictureOf = (name: string, number: number) => `Imagen ${number} de ${name}`;
export const enlarge = (picture: string) => `Ampliar: ${picture}`;
export const close = 'Cerrar';
export const foundHelpful = (count: number) =>
  count === 1 ? 'A 1 persona le ha resultado útil' : `A ${count} personas les ha resultado útil`;
export const helpful = 'Útil';
export const helpfulBy = (name: string) => `Útil: la opinión de ${name}`;
export const report = 'Denunciar';
export const reportBy = (name: string) => `Denunciar la opinión de ${name}`;
export const reportWhy =
  'Revisamos cada denuncia. Denuncia lo que ofende, hace publicidad o no trata de este producto.';
export const reportIt = 'Denunciar esta opinión';
export const newer = 'Primeras opiniones';
export const older = 'Más opiniones';
export const pagesOfReviews = 'Páginas de opiniones';
export const votes = {
  counted: 'Gracias. Tu voto cuenta y se verá en menos de un minuto.',
  reported: 'Gracias. Revisaremos esta opinión.',
  own: 'Esta opinión es tuya.',
  gone: 'Esta opinión ya no se muestra.',
  wait: 'Han sido muchas veces seguidas. Inténtalo dentro de un rato.',
};

export const yourReview = 'Tu opinión';
export const reviewProduct = (title: string) => `Tu opinión: ${title}`;
export const whatDoYouThink = '¿Qué te parece?';
export const write = 'Escribir una opinión';
export const change = 'Cambiar tu opinión';
export const writeOf = (title: string) => `Escribir una opinión sobre ${title}`;
export const changeOf = (title: string) => `Cambiar tu opinión sobre ${title}`;
export const states = {
  waiting: 'La revisamos antes de mostrarla.',
  shown: 'Se muestra en la página del producto.',
  hidden: 'No se muestra.',
};
export const yourStars = 'Tu valoración';
export const starNames = ['Malo', 'Regular', 'Aceptable', 'Bueno', 'Excelente'];
export const starOf = (count: number, name: string) => `${stars(count)}: ${name}`;
export const yourWords = 'Tu texto';
export const wordsHint = '¿Qué está bien, qué no, para quién es? Puedes dejarlo vacío.';
export const yourName = 'Tu nombre, tal como se mostrará';
export const nameHint = 'Basta el nombre de pila. Déjalo vacío para aparecer como «Un comprador».';
export const pictures = 'Imágenes';
export const picturesHint = (count: number, megabytes: number) =>
  `Como máximo ${count}, de ${megabytes} MB cada una. Se borra dónde y con qué se hicieron.`;
export const keepPicture = (number: number) => `Conservar la imagen ${number}`;
export const send = 'Enviar opinión';
export const publicNote =
  'Tu opinión es pública: estrellas, texto, imágenes y el nombre de arriba. Nadie más ve tu pedido.';
export const backToOrder = 'Volver al pedido';
export const thanks = 'Gracias por tu opinión';
export const chooseStars = 'Elige de 1 a 5 estrellas.';
export const wordsTooLong = (max: number) => `Usa como máximo ${max} caracteres.`;
export const noName = (max: number) => `Usa una sola línea de ${max} caracteres como máximo.`;
export const tooManyPictures = (max: number) => `Elige como máximo ${max} imágenes en total.`;
export const pictureTooLarge = (name: string, megabytes: number) =>
  `${name} tiene más de ${megabytes} MB.`;
export const pictureUnread = (name: string) =>
  `${name} no se puede leer como imagen. Elige un archivo JPEG, PNG, WebP o AVIF.`;
export const notWhole = 'No ha llegado todo. Envíalo otra vez.';
export const notSaved = 'Tu opinión aún no se ha enviado';
export const chooseAgain = 'Vuelve a elegir las imágenes nuevas: el navegador las olvida.';
export const waitAWhile = 'Han sido muchas veces seguidas. Inténtalo dentro de un rato.';
export const notOpen = {
  off: 'Esta tienda no acepta opiniones nuevas.',
  early: 'Podrás opinar sobre lo que has comprado cuando esté en camino.',
  elsewhere: 'Este pedido está ahora en una cuenta. Inicia sesión en ella para opinar.',
};

export const askMe = 'Preguntarme por correo';
export const askExplained = (days: number) =>
  `¿Quieres que te preguntemos qué te parece? Un solo correo, ${days} días después de que llegue tu pedido.`;
export const willAsk = (days: number) =>
  `Te preguntaremos por correo qué te parece, ${days} días después de que llegue tu pedido.`;
export const doNotAsk = 'No preguntarme';

export const stopTitle = 'Correos que piden opiniones';
export const stopQuestion = '¿Quieres que dejemos de pedirte opiniones por correo?';
export const stop = 'No enviar más estos correos';
export const stopped = 'Ya no te pediremos opiniones por correo.';
export const aboutStop = 'Termina los correos que piden opiniones.';
