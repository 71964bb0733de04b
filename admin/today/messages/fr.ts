/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const soFar = 'Jusqu’ici';
export const orderCount = (count: number) => `${count} ${plural(count, 'commande', 'commandes')}`;
export const weekAgo = (soFar: string, ordersSoFar: string, all: string, orders: string) =>
  `Il y a une semaine à cette heure ${soFar}, ${ordersSoFar}. En tout ${all}, ${orders}.`;
export const missing = 'De l’argent réel est encaissé, et il manque quelque chose';
export const noPasskey =
  'Vous n’avez pas encore de clé d’accès. Avec une clé, vous n’avez pas besoin de lien pour revenir.';
export const addPasskey = 'Ajouter une clé d’accès';
export const whatWaits = 'En attente';
export const disputeOf = (order: string) => `Litige sur la commande ${order}`;
export const answerUntil = 'réponse à donner chez le prestataire de paiement avant {time}';
export const refundOf = (charge: string) => `Remboursement de ${charge}`;
export const refundOfOrder = (order: string) => `Remboursement de la commande ${order}`;
export const failed = 'échoué';
export const waitedAnHour = 'en attente depuis une heure';
export const unwritten = 'Des e-mails ne peuvent pas être écrits : une erreur de la boutique';
export const stuck = 'Des e-mails sont bloqués';
export const reviews = 'Avis à examiner';
export const isLow = '{title} est presque épuisé ({variant})';
export const isSoldOut = '{title} est épuisé ({variant})';
export const soldInDays = (days: number, amount: string) =>
  `Ventes des ${days} derniers jours : ${amount}`;
export const barsOfDays =
  'Barres des ventes de chaque jour ; le tableau dessous donne les chiffres';
export const asTable = 'En tableau';
export const salesByDay = (zone: string) => `Ventes par jour, ${zone}`;
export const aboutDays = (zone: string) =>
  `Jours de ${zone} où la commande a été passée : la comptabilité va selon le moment où la boutique l’a apprise. Les remboursements ne sont pas déduits. Une minute de retard.`;
export const day = 'Jour';
export const hour = 'Heure';
export const sold = 'Vendu';
export const aWeekAgo = 'Il y a une semaine';
export const hours = (from: string, to: string) => `${from} à ${to}`;
export const soldByHour = 'Ventes du jour, par heure';
export const sameDayLastWeek = 'Le même jour la semaine dernière';
export const barsOfHours =
  'Barres des ventes de chaque heure, aujourd’hui et il y a une semaine ; le tableau dessous donne les chiffres';
export const salesByHour = (zone: string) => `Ventes du jour par heure, ${zone}`;
export const aboutHours = (zone: string) => `Heures de ${zone}, à cet instant.`;
export const bestSellers = (days: number) => `Meilleures ventes des ${days} derniers jours`;
export const bestCategories = (days: number) => `Catégories des ${days} derniers jours`;
export const aboutBest = (zone: string) =>
  `Jours de ${zone}, aujourd’hui compris. Ce qui a été payé pour les articles ; les remboursements ne sont pas déduits. Une minute de retard.`;
export const product = 'Produit';
export const category = 'Catégorie';
export const noCategory = 'Sans catégorie';
export const units = 'Unités';
export const share = 'Part';
export const nothingSold = 'Rien n’a été vendu ces jours-là.';
export const sources = (days: number) => `D’où viennent les ventes des ${days} derniers jours`;
export const source = 'Source';
export const sourceUnknown = 'Inconnue';
export const otherSources = 'Toutes les autres';
export const sourcesByDay = 'Par jour';
export const aboutSources =
  'La campagne de l’adresse d’arrivée (utm_source, utm_campaign) ou le site qui a mené ici, au premier ajout au panier. Rien n’est enregistré sur l’appareil : une visite reprise plus tard, ou sur une page rechargée, reste inconnue.';
export const withdrawalOf = (order: string) => `Rétractation de la commande ${order}`;
export const moneyBackBy = 'à rembourser d’ici le';
export const declarations = 'Rétractations par numéro de commande';
export const giveBackOf = (order: string) => `À rendre soi-même, commande ${order}`;
