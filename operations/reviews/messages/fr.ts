/** Ce que l’équipe lit après une action sur un avis. */
export const noSuchReview = (id: string) => `Il n’y a pas d’avis ${id}.`;
export const isShown = (title: string) => `L’avis est affiché sur la page de ${title}.`;
export const isHidden = (title: string) => `L’avis sur ${title} est masqué.`;
export const isAnswered = 'Votre réponse est affichée sous l’avis.';
export const answerRemoved = 'Il n’y a plus de réponse sous l’avis.';
