/** Was das Team liest, wenn mit einer Bewertung etwas geschehen ist. */
export const noSuchReview = (id: string) => `Es gibt keine Bewertung ${id}.`;
export const isShown = (title: string) =>
  `Die Bewertung steht jetzt auf der Produktseite von ${title}.`;
export const isHidden = (title: string) => `Die Bewertung von ${title} ist ausgeblendet.`;
export const isAnswered = 'Deine Antwort steht unter der Bewertung.';
export const answerRemoved = 'Unter der Bewertung steht keine Antwort mehr.';
