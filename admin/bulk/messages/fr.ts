/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const changes = {
  percent: 'Prix : en pour cent',
  amount: 'Prix : d’un montant',
  price: 'Prix : le même pour tous',
  category: 'Catégorie',
  withdraw: 'Retirer de la vente',
  put_back: 'Remettre en vente',
  shelf: 'En rayon : compter',
  shelf_more: 'En rayon : plus ou moins',
  low: 'Stock faible à partir de ce nombre',
};
export const needsChoosing = 'doit être choisi';
export const states = { sale: 'en vente', withdrawn: 'retirés', all: 'en vente ou retirés' };
export const stocks = { low: 'stock faible', out: 'épuisés', uncounted: 'non comptés' };
export const inCategory = (category: string) => `dans ${category}`;
export const withWords = (words: string) => `avec « ${words} »`;
export const priceBy = (amount: string, isLess: boolean) =>
  `Prix ${amount} ${isLess ? 'de moins' : 'de plus'}`;
export const priceIs = (amount: string) => `Prix ${amount}`;
export const noCategory = 'Aucune catégorie';
export const categoryIs = (category: string) => `Catégorie ${category}`;
export const withdraw = 'Retirer de la vente';
export const putOnSale = 'Mettre en vente';
export const onShelfIs = (units: string) => `${units} en rayon`;
export const onShelfBy = (units: string, isFewer: boolean) =>
  `${units} de ${isFewer ? 'moins' : 'plus'} en rayon`;
export const lowFrom = (units: string) => `Stock faible à partir de ${units}`;
export const values = {
  none: 'Aucune',
  withdrawn: 'Retiré',
  onSale: 'En vente',
  notCounted: 'Non compté',
};
export const valueNames = {
  price: 'Prix',
  category: 'Catégorie',
  withdrawn: 'État',
  shelf: 'En rayon',
  low: 'Stock faible à partir de',
};
export const before = (value: string) => `${value} avant`;
export const after = (value: string) => `${value} après`;
export const staysSame = (count: number) =>
  `${counted(count, 'produit qui resterait identique', 'produits qui resteraient identiques')}`;
export const impossible = {
  price: (count: number) =>
    `${counted(count, 'produit', 'produits')} dont le prix serait inférieur à zéro ou trop élevé`,
  shelf: (count: number) =>
    `${counted(count, 'produit', 'produits')} sans comptage, ou qui en auraient moins de zéro ou trop`,
  low: (count: number) => `${counted(count, 'produit', 'produits')} sans comptage`,
};
export const leftOut = (parts: string) => `Laissés de côté : ${parts}.`;
export const changeManyProducts = 'Modifier beaucoup de produits';
export const youSeeFirst = 'Vous voyez d’abord ce qui changerait.';
export const whichProducts = 'Quels produits';
export const whatChanges = 'Ce qui change';
export const showChanges = 'Montrer ce qui changerait';
export const words = 'Mots';
export const aboutWords =
  'Tous dans le titre ou les options, ou le début de la variante. Vide : n’importe lesquels.';
export const emptyForAny = 'Vide : n’importe laquelle.';
export const state = 'État';
export const onSaleOrWithdrawn = 'En vente ou retiré';
export const stock = 'Stock';
export const anyStock = 'N’importe lequel';
export const low = 'Faible';
export const soldOut = 'Épuisé';
export const change = 'Modification';
export const choose = 'Choisir';
export const byHowMuch = 'De combien, ou à quoi';
export const aboutValue = (amount: string) =>
  `Comme -10 ou 2,5 pour cent, ${amount}, une catégorie, un nombre. Vide pour retirer ou mettre en vente.`;
export const whatWouldChange = 'Ce qui changerait';
export const changed = 'Modifiés';
export const whichAre = (filter: string) => `Produits : ${filter}.`;
export const countChanged = (count: number) =>
  `${counted(count, 'produit modifié', 'produits modifiés')}.`;
export const countLeft = (count: number) =>
  `${counted(count, 'produit laissé tel quel', 'produits laissés tels quels')} : quelqu’un les a modifiés depuis l’aperçu, ou leurs options sont celles d’une autre variante.`;
export const countToGo = (count: number) => `Encore ${counted(count, 'produit', 'produits')}.`;
export const mayOnlyLook = (scope: string) =>
  `Vous pouvez regarder ceci, mais pas l’appliquer : il faut « ${scope} ».`;
export const changeRest = 'Modifier le reste';
export const changeCount = (count: number) => `Modifier ${counted(count, 'produit', 'produits')}`;
export const leftAlone = 'Laissés tels quels';
export const nothingWouldChange = 'Rien ne changerait.';
export const theFirst = (count: number) => `Les ${count} premiers, par variante.`;
