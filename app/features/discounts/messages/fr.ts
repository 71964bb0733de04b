/** As `en.ts`. */
export const isUsed = 'Le code {code} est appliqué.';
export const remove = 'Retirer le code';
export const enter = 'Saisir un code promo';
export const code = 'Code promo';
export const use = 'Appliquer';
export const problems = {
  unknown: 'Ce code n’existe pas.',
  not_yet: 'Ce code n’est pas encore valable.',
  ended: 'Ce code a expiré.',
  used_up: 'Ce code est épuisé, ou d’autres clients paient en ce moment avec lui.',
  used_before: 'Vous avez déjà utilisé ce code.',
};
