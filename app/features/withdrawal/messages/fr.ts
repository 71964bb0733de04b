/** As `en.ts`. */
export const title = 'Renoncer à un contrat';
export const withdrawFrom = (number: string) => `Se rétracter de la commande ${number}`;
export const about = 'Se rétracter d’une commande sans donner de motif.';
export const confirm = 'Confirmer la rétractation';
export const intro =
  'Vous pouvez vous rétracter sans donner de motif. Choisissez de quoi : tout est choisi pour l’instant.';
export const inTimeUntil = (day: string) => `Dans les délais jusqu’à la fin du ${day}.`;
export const late =
  'Le délai de rétractation est passé. Vous pouvez tout de même la déclarer : la boutique décide et vous répond.';
export const shopDecides = 'Elle arrive après le délai : la boutique décide et vous répond.';
export const byNumber =
  'Vous pouvez vous rétracter sans donner de motif. Nous accusons réception aussitôt, par e-mail.';
export const name = 'Votre nom';
export const email = 'E-mail';
export const emailHint = 'De préférence celui que vous avez donné avec la commande.';
export const numberHint = 'Dix lettres et chiffres : il figure dans chaque e-mail sur la commande.';
export const extent = 'Vous vous rétractez de';
export const extents = {
  whole: 'Toute la commande',
  some: 'Certains articles, que vous choisissez par le lien de notre e-mail',
};
export const problems = {
  name: 'Saisissez votre nom en lettres.',
  email: 'Saisissez une adresse e-mail, comme anna@example.com.',
  orderNumber: 'Saisissez les dix lettres et chiffres du numéro de commande.',
  nothing: 'Choisissez au moins un article.',
};
export const waitAWhile =
  'Tant de déclarations sont venues de votre connexion que celle-ci doit attendre. Renvoyez-la dans une heure, ou écrivez à la boutique.';
export const yourDeclaration = 'Votre déclaration';
export const iWithdraw = (number: string) =>
  `Je me rétracte du contrat portant sur ces articles de la commande ${number} :`;
export const declares = {
  whole: (number: string) => `Je me rétracte du contrat portant sur la commande ${number}.`,
  some: (number: string) =>
    `Je me rétracte du contrat portant sur certains articles de la commande ${number}.`,
};
export const received = 'Nous avons reçu votre rétractation';
export const mailComes = (email: string) =>
  `Un e-mail avec son contenu et l’heure part à ${email}.`;
export const followLink =
  'Suivez le lien qu’il contient : il montre que c’était vous. Sinon la boutique vérifie elle-même.';
export const shopLooks = 'La boutique la compare à ses commandes et vous écrit.';
export const declaredFor = (titles: string) => `${titles}, déclaré le`;
export const sendBack = 'Renvoyez les articles sous 14 jours.';
export const notSent = 'Rien n’était encore envoyé : vous êtes remboursé aussitôt.';
export const bankDecides = (day: string) =>
  `Rien n’était encore envoyé. Votre banque examine ce paiement : vous êtes remboursé d’ici le ${day}, par votre banque ou par la boutique.`;
export const moneyBackBy = (day: string) =>
  `Le remboursement est fait d’ici le ${day}, dès que les articles, ou la preuve de leur envoi, sont arrivés.`;
export const whereTo = 'E-mail pour l’accusé de réception';
export const nothingLeft = {
  title: 'Il n’y a plus rien dont se rétracter',
  text: 'La commande a été annulée, ou tout est revenu : sa page en dit plus.',
};
export const byNumberInstead = 'Se rétracter par numéro de commande';
export const notShown =
  'Ouvrez le lien d’un e-mail sur la commande, connectez-vous, ou rétractez-vous par son numéro et votre e-mail.';
export const mail = {
  subject: (number: string) => `Nous avons reçu votre rétractation : commande ${number}`,
  preview: (time: string) => `Déclarée le ${time}.`,
  content: 'Contenu',
  declaredOn: 'Reçue le',
  isYou: 'Oui, c’était moi',
  follow:
    'Confirmez par le bouton que c’était vous, et choisissez les articles si ce n’est pas le tout. Sinon la boutique vérifie elle-même ; votre déclaration est de toute façon dans les délais.',
  notYou: 'Si ce n’était pas vous, ne faites rien.',
  reason: (shop: string) =>
    `Vous recevez cet e-mail parce qu’une rétractation a été déclarée chez ${shop} avec cette adresse.`,
};
