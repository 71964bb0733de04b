/** As `en.ts`. */
export const today = 'Aujourd’hui';
export const orders = 'Commandes';
export const newOrders = (count: string) => `${count} ${count === '1' ? 'nouvelle' : 'nouvelles'}`;
export const products = 'Produits';
export const customers = 'Clients';
export const mail = 'E-mails';
export const staff = 'Équipe';
export const yourShop = 'Votre boutique';
export const settings = 'Réglages';
export const admin = 'Admin';
export const signOut = 'Déconnexion';
export const inEverything = 'Partout';
export const searchEverything = 'Rechercher partout';
export const inThe = (what: string) => `Dans les ${what}`;
export const searchFor = (what: string) => `Rechercher dans les ${what}`;
export const search = 'Rechercher';
export const aDayIn = (zone: string) => `Un jour à l’heure de ${zone}.`;
export const choose = 'Choisir';
export const thisField = (problem: string) => `Ce champ ${problem}.`;
export const whatElse = 'Autres actions possibles';
export const goBack = 'Non, revenir';
export const placeOf = (name: string) => `Place de ${name}`;
export const move = 'Déplacer';
export const moveHere = (name: string) => `Déplacer à cette place : ${name}`;
export const up = 'Monter';
export const upWith = (name: string) => `Monter : ${name}`;
export const down = 'Descendre';
export const downWith = (name: string) => `Descendre : ${name}`;
export const useThisPicture = 'Utiliser cette image';
export const pictureOf = (name: string) => `Image de ${name}`;
export const aPicture = 'Une image d’un fichier';
export const anotherPicture = 'Une autre image d’un fichier';
export const dropPicture = 'Déposez-la ici. JPEG, PNG, WebP, AVIF, GIF ou TIFF de 20 Mo au plus.';
export const changedMeanwhile =
  'Ceci a changé depuis que vous avez appuyé. Rien n’a été envoyé : regardez, puis appuyez de nouveau.';
export const noSuchPage = 'Cette page n’existe pas';
export const movedOrNever = 'Elle a peut-être été déplacée, ou n’a jamais existé.';
export const mayNotSee = 'Vous ne pouvez pas voir cette page';
export const needsScope = (scope: string, what: string) =>
  `Il faut l’autorisation ${scope} (${what}). Demandez à un propriétaire un rôle qui l’a.`;
export const didNotWork = 'Cela n’a pas fonctionné';
export const loadAgain =
  'Rechargez la page. Si cela ne suffit pas, le journal de la boutique dit pourquoi.';
