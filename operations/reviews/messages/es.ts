/** Lo que lee el equipo tras hacer algo con una opinión. */
export const noSuchReview = (id: string) => `No hay ninguna opinión ${id}.`;
export const isShown = (title: string) => `La opinión se muestra en la página de ${title}.`;
export const isHidden = (title: string) => `La opinión sobre ${title} está oculta.`;
export const isAnswered = 'Tu respuesta aparece bajo la opinión.';
export const answerRemoved = 'Ya no hay respuesta bajo la opinión.';
