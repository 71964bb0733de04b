/** Las opiniones de los compradores. */
export const reviews = 'Opiniones';
export const toLookAt = 'Opiniones por revisar';
export const allReviews = 'Todas las opiniones';
export const whatWaits = 'Solo las que esperan';
export const noReviews = 'No hay opiniones así.';
export const reviewOf = (title: string) => `Opinión sobre ${title}`;
export const product = 'Producto';
export const stars = 'Estrellas';
export const by = 'De';
export const aBuyer = 'Un comprador';
export const state = 'Estado';
export const written = 'Escrita';
export const writtenAt = 'Escrita {time}';
export const states = { waiting: 'Por revisar', shown: 'Visible', hidden: 'Oculta' };
export const reported = (count: number) =>
  count === 1 ? 'denunciada una vez' : `denunciada ${count} veces`;
export const ofOrder = 'Su pedido';
export const pictureOf = (number: number) => `Imagen ${number}`;
export const noWords = 'Sin texto, solo estrellas.';
export const answer = 'Tu respuesta';
