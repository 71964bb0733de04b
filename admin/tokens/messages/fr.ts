/** As `en.ts`. */
export const tokens = 'Jetons';
export const about =
  'Un programme appelle l’{api} par un jeton. Il ne peut rien de plus que la personne qui l’a créé, et prend fin avec son accès.';
export const apiOfShop = 'API de la boutique';
export const noTokens = 'Il n’y a pas de jetons.';
export const makeToken = 'Créer un jeton';
export const name = 'Nom';
export const itMay = 'Autorisations';
export const madeBy = 'Créé par';
export const lastUsed = 'Dernière utilisation';
export const never = 'Jamais';
export const end = 'Révoquer';
export const aboutApi =
  'Ce qu’un programme peut faire avec un jeton de l’admin. Les montants sont en centimes entiers, ou dans la plus petite unité d’une autre devise ; les heures sont en secondes Unix. Les descriptions ci-dessous sont en anglais. La même chose pour les programmes : {link}.';
export const needsScope = 'Demande l’autorisation {scope}.';
export const mayNeedScope = 'Pour une partie, aussi {scope}.';
export const inQuery = 'Dans l’adresse';
export const inBody = 'Dans le corps';
export const inAnswer = 'Dans la réponse';
export const needed = ', requis';
