/** As `en.ts`. */
export const sections = {
  hero: {
    name: 'Imagen principal',
    about: 'La imagen grande. Las tarjetas y el texto de debajo la cubren en parte.',
  },
  first: {
    name: 'Primeros productos',
    about: 'Los siete primeros del catálogo, como tarjetas grandes.',
  },
  categories: {
    name: 'Categorías',
    about: 'Las más grandes, como mosaico, en cuanto haya más productos.',
  },
  'top-rated': {
    name: 'Mejor valorados',
    about: 'En cuanto haya cuatro valorados que no estén más arriba.',
  },
  cheap: { name: 'Precios bajos', about: 'En cuanto haya cuatro baratos que no estén más arriba.' },
  new: { name: 'Novedades', about: 'Los últimos, en cuanto haya cuatro que no estén más arriba.' },
  'largest-categories': { name: 'Categorías más grandes', about: 'Productos de dos de ellas.' },
  products: { name: 'Productos elegidos', about: 'Los que tú indicas, en tu orden.' },
  collection: { name: 'Colección', about: 'Los cinco primeros de una colección.' },
  category: { name: 'Categoría', about: 'Los cinco primeros de una categoría.' },
  text: { name: 'Texto con imagen', about: 'Tus propias palabras, con una imagen y un botón.' },
};
export const switchedOff = 'desactivado';
export const areMoreThan = (most: number) => `son más de ${most}`;
export const noSuchSection = (section: string) =>
  `La página de inicio no tiene ninguna sección ${section}: la lista de secciones las muestra.`;
export const notSaved = (field: string, problem: string) =>
  `No se ha guardado nada: ${field} ${problem}.`;
export const noCollection = 'no es ninguna de la tienda: la lista de colecciones las muestra';
export const nothingToSell = 'no tiene nada que vender: escríbela como la tiene un producto';
export const noKind = (kinds: string) => `no es ninguno de ${kinds}`;
export const sectionAdded = (title: string) =>
  `${title} está ahora al final de la página de inicio.`;
export const tooManySections = (most: number) =>
  `No se ha añadido nada: ya hay ${most} secciones tuyas. Quita antes una.`;
export const savedAndShown = 'Guardado. La página de inicio ya lo muestra.';
export const savedAndOff = 'Guardado. Está desactivada.';
export const fillsItself = (id: string) => `es ${id}, que se llena sola`;
export const sectionMoved = (title: string) => `${title} se ha movido.`;
export const switched = {
  on: (title: string) => `${title} se ha activado.`,
  off: (title: string) => `${title} se ha desactivado.`,
};
export const sectionRemoved = (title: string) => `${title} se ha quitado de la página de inicio.`;
export const askRemove = (title: string) =>
  `¿Quitar ${title}? Lo que hay escrito se pierde y no vuelve.`;
export const yesRemove = 'Quitar';
export const cannotBeRemoved = (id: string) => `es ${id}, que no se puede quitar: desactívala`;
