/** As `en.ts`. */
export const noSuchCredit = (id: string) =>
  `Il n’y a ni carte cadeau ni avoir ${id} : prenez l’identifiant dans la liste.`;
export const madeWithCode = (amount: string, code: string) =>
  `La carte cadeau de ${amount} a le code ${code}. Il n’est montré que cette fois : remettez-le.`;
export const madeForLater = (amount: string, email: string) =>
  `La carte cadeau de ${amount} sera envoyée à ${email} le jour voulu.`;
export const madeAndSent = (amount: string, email: string) =>
  `La carte cadeau de ${amount} est en route vers ${email}.`;
export const noWorth = (most: string) =>
  `Rien n’a été fait : elle vaut plus que rien, et au plus ${most}.`;
export const dayIsOver =
  'Rien n’a été fait : ce jour est passé. Choisissez aujourd’hui ou plus tard.';
export const sentAgain = (email: string) => `Un autre code est en route vers ${email}.`;
export const newCode = (code: string) =>
  `Le code est maintenant ${code}. Il n’est montré que cette fois : remettez-le.`;
export const hasNoCode =
  'Rien n’a été fait : elle est annulée, ou c’est un avoir, qui n’a pas de code.';
export const hasNow = (amount: string) => `Il y a maintenant ${amount} dessus.`;
export const isVoided = 'Rien n’a été fait : elle est annulée. Créez-en une autre.';
export const otherBalance = (amount: string) =>
  `Rien n’a été fait : il y a désormais ${amount} dessus. Regardez de nouveau.`;
export const cannotHave = (held: string, most: string) =>
  `Rien n’a été fait : un paiement en retient ${held}, et elle porte au plus ${most}.`;
export const voided = 'Elle est annulée : elle ne paie plus rien.';
export const voidIt = (amount: string) =>
  `L’annuler ? Elle porte ${amount}, que personne ne pourra plus dépenser.`;
export const voidYes = 'Annuler';
export const noAccount =
  'Rien n’a été remboursé : un avoir appartient à un compte, et un invité a acheté ceci. Créez plutôt une carte cadeau.';
export const creditsOff =
  'Rien n’a été remboursé : cette boutique n’accepte pas d’avoir. C’est dans les réglages.';
