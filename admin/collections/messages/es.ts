/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const collections = 'Colecciones';
export const addProducts = 'Añadir productos';
export const comeBehind = 'Van detrás de los que ya están.';
export const productsToAdd = 'productos para añadir';
export const found = 'Encontrados';
export const isWithdrawn = 'retirado';
export const addTicked = 'Añadir lo marcado';
export const pasteIds = 'Pegar identificadores o variantes, uno por línea';
export const noSuchCollection = 'Colección no encontrada';
export const notSeen = 'Los clientes no la ven: ponle un título para mostrarla.';
export const whatShoppersRead = 'Lo que leen los clientes';
export const noText = 'Sin texto.';
export const onHomePage = 'En la página de inicio';
export const isSection = 'Es una de las secciones de la {home}.';
export const isNoSection = 'No es ninguna de las secciones de la {home}.';
export const homePage = 'página de inicio';
export const showThere = 'Mostrarla ahí';
export const wholeCollection = 'Toda la colección';
export const pasteAll = 'Pegar todos los productos en su orden';
export const picture = 'Imagen';
export const theCollection = 'La colección';
export const pictureOf = (name: string) => `Imagen de ${name}`;
export const collection = 'Colección';
export const aboutCollections =
  'Productos que los clientes ven juntos, en tu orden, en una página propia.';
export const noCollections = 'Aún no hay colecciones.';
export const tagsWithoutTitle = (count: string) =>
  `${count} sin título, como etiquetas de una importación: los clientes no las ven`;
export const withoutTitle = 'Sin título';
export const newCollection = 'Colección nueva';
export const addCollection = 'Añadir una colección';
export const countProducts = (count: number) => `${counted(count, 'producto', 'productos')}`;
export const aboutOrder =
  'En el orden en que los ven los clientes. Lo retirado conserva su posición y no se muestra.';
export const nothingInIt = 'Aún no hay nada en ella. Añade productos abajo.';
export const removeFromIt = (name: string) => `Quitar de la colección: ${name}`;
export const remove = 'Quitar';
