/** As `en.ts`. */
export const inStock = 'En stock';
export const onlyLeft = (left: number) => `Plus que ${left} en stock`;
export const held = 'Tous en cours d’achat, un article peut se libérer';
export const soldOut = 'Épuisé';
export const notAvailable = 'Non disponible';
export const yourEmail = 'Votre e-mail';
export const malformedEmail = 'Ce n’est pas une adresse e-mail. Vérifiez la saisie.';
export const waitAWhile = 'Cela fait beaucoup à la fois. Réessayez un peu plus tard.';
export const lookIntoInbox =
  'Consultez votre boîte de réception : une fois le lien suivi, nous vous préviendrons du retour en stock.';
export const willWrite = (email: string) => `Nous écrirons à ${email} dès son retour en stock.`;
export const tellMe = 'M’avertir du retour en stock';
export const confirmTitle = 'Être averti du retour en stock';
export const aboutConfirm = 'Confirme que nous pouvons vous écrire lors du retour en stock.';
export const confirmQuestion = 'Devons-nous vous écrire une fois, dès le retour en stock ?';
export const confirm = 'Oui, prévenez-moi';
export const confirmed = 'Nous vous écrirons une fois, dès le retour en stock.';
export const confirmGone =
  'Ce lien n’est plus valable. Refaites la demande sur la page du produit.';
export const stopTitle = 'E-mails de retour en stock';
export const aboutStop = 'Met fin aux e-mails de retour en stock.';
export const stopQuestion = 'Devons-nous oublier toutes vos demandes d’alerte ?';
export const stop = 'Arrêter ces e-mails';
export const stopped = 'Nous ne vous écrirons plus au sujet des retours en stock.';
