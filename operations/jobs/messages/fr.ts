/** As `en.ts`. */
export const more = (count: string) => `Et ${count} autres.`;
export const noJob = (job: string) => `Il n’y a pas de tâche ${job}.`;
export const ended = 'Elle est déjà terminée, ou n’existe pas. Rien n’a été annulé.';
export const ends = (job: string) => `La tâche ${job} s’arrête dès qu’elle peut être défaite.`;
export const removed = (job: string) => `La tâche ${job} est supprimée.`;
export const runsStill = 'Elle est encore en cours, ou n’existe plus. Rien n’a été supprimé.';
export const started = (job: string) =>
  `La tâche ${job} a commencé : « npm run shop -- jobs show ${job} » dit où elle en est.`;
export const onlyCommand = (advice: string) =>
  `Seule une commande sur la machine de la boutique peut y nommer un fichier : ${advice}.`;
export const startedBefore = 'Quelqu’un l’a déjà commencé : rien n’a été recommencé.';
export const gone = 'La lecture a été interrompue : le fichier n’est pas complet.';
