/** As `en.ts`. */
export const homePage = 'Página de inicio';
export const sections = 'Secciones';
export const aboutSections =
  'En el orden en que los ven los clientes. Una sección que no tiene nada que mostrar se omite hasta que lo tenga.';
export const addSection = 'Añadir una sección';
export const comesToEnd = 'Va al final; muévela desde ahí.';
export const kindOf = (name: string, about: string) => `${name}: ${about.toLowerCase()}`;
export const noSuchSection = 'Sección no encontrada';
export const whatItShows = 'Lo que muestra';
export const wholeSection = 'Toda la sección';
export const picture = 'Imagen';
export const theSection = 'La sección';
export const pictureOf = (title: string) => `Imagen de ${title}`;
