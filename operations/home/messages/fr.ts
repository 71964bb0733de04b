/** As `en.ts`. */
export const sections = {
  hero: {
    name: 'Image d’en-tête',
    about: 'La grande image. Les vignettes et les textes du dessous la recouvrent en partie.',
  },
  first: {
    name: 'Premiers produits',
    about: 'Les sept premiers du catalogue, en grandes vignettes.',
  },
  categories: {
    name: 'Catégories',
    about: 'Les plus grandes, en tuiles, dès qu’il y a plus de produits.',
  },
  'top-rated': {
    name: 'Les mieux notés',
    about: 'Dès que quatre sont notés qui ne figurent pas plus haut.',
  },
  cheap: {
    name: 'Petits prix',
    about: 'Dès que quatre sont bon marché et ne figurent pas plus haut.',
  },
  new: {
    name: 'Nouveautés',
    about: 'Les derniers, dès qu’il y en a quatre qui ne figurent pas plus haut.',
  },
  'largest-categories': {
    name: 'Plus grandes catégories',
    about: 'Des produits de deux d’entre elles.',
  },
  products: { name: 'Produits choisis', about: 'Ceux que vous nommez, dans votre ordre.' },
  collection: { name: 'Collection', about: 'Les cinq premiers d’une collection.' },
  category: { name: 'Catégorie', about: 'Les cinq premiers d’une catégorie.' },
  text: { name: 'Texte avec image', about: 'Vos propres mots, avec une image et un bouton.' },
};
export const switchedOff = 'désactivé';
export const areMoreThan = (most: number) => `dépassent ${most}`;
export const noSuchSection = (section: string) =>
  `La page d’accueil n’a pas de section ${section} : la liste des sections les montre.`;
export const notSaved = (field: string, problem: string) =>
  `Rien n’a été enregistré : ${field} ${problem}.`;
export const noCollection =
  'n’est pas une collection de la boutique : la liste des collections les montre';
export const nothingToSell = 'n’a rien à vendre : écrivez-la comme un produit l’a';
export const noKind = (kinds: string) => `n’est aucun de ${kinds}`;
export const sectionAdded = (title: string) =>
  `${title} est maintenant à la fin de la page d’accueil.`;
export const tooManySections = (most: number) =>
  `Rien n’a été ajouté : ${most} sections à vous y sont déjà. Supprimez-en d’abord une.`;
export const savedAndShown = 'Enregistré. La page d’accueil l’affiche maintenant.';
export const savedAndOff = 'Enregistré. Elle est désactivée.';
export const fillsItself = (id: string) => `est ${id}, qui se remplit toute seule`;
export const sectionMoved = (title: string) => `${title} est déplacé.`;
export const switched = {
  on: (title: string) => `${title} est activé.`,
  off: (title: string) => `${title} est désactivé.`,
};
export const sectionRemoved = (title: string) => `${title} est retiré de la page d’accueil.`;
export const askRemove = (title: string) =>
  `Retirer ${title} ? Ce qui y est écrit disparaît et ne revient pas.`;
export const yesRemove = 'Retirer';
export const cannotBeRemoved = (id: string) =>
  `est ${id}, qui ne peut pas être supprimée : désactivez-la`;
