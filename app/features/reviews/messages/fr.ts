/** Les avis : sur la page d’un produit, et là où un acheteur en écrit un. */
const reviewsOf = (count: number) => `${count} avis`;
const stars = (count: number) => (count === 1 ? '1 étoile' : `${count} étoiles`);

export const ratingsOf = (mean: string, count: number) => `${mean} sur 5 · ${reviewsOf(count)}`;
export const importedRating =
  'Cette note est arrivée avec le produit. Elle ne vient pas d’avis de cette boutique.';
export const reviews = 'Avis';
export const noneYet = 'Personne n’a encore donné son avis.';
export const onlyBuyers =
  'Seules les personnes qui l’ont acheté ici peuvent donner leur avis, sur la page de leur commande.';
export const distribution = 'Avis par étoiles';
export const starsShare = (count: number, some: number) => `${stars(count)} : ${reviewsOf(some)}`;
export const allStars = 'Tous les avis';
export const noneLikeThat = 'Aucun avis n’a ce nombre d’étoiles.';
export const sortBy = 'Trier par';
export const sorts = {
  newest: 'Plus récents',
  highest: 'Meilleures notes',
  lowest: 'Moins bonnes notes',
  helpful: 'Plus utiles',
};
export const aBuyer = 'Un acheteur';
export const boughtHere = 'acheté ici';
export const shopAnswers = (shop: string) => `Réponse de ${shop}`;
export const answeredBefore = 'Réponse antérieure à la dernière modification de l’avis.';
export const pictureOf = (name: string, number: number) => `Image ${number} de ${name}`;
export const enlarge = (picture: string) => `Agrandir : ${picture}`;
export const close = 'Fermer';
export const foundHelpful = (count: number) =>
  count === 1 ? '1 personne a trouvé cela utile' : `${count} personnes ont trouvé cela utile`;
export const helpful = 'Utile';
export const helpfulBy = (name: string) => `Utile : l’avis de ${name}`;
export const report = 'Signaler';
export const reportBy = (name: string) => `Signaler l’avis de ${name}`;
export const reportWhy =
  'Nous examinons chaque signalement. Signalez ce qui offense, fait de la publicité ou ne parle pas de ce produit.';
export const reportIt = 'Signaler cet avis';
export const newer = 'Premiers avis';
export const older = 'Plus d’avis';
export const pagesOfReviews = 'Pages d’avis';
export const votes = {
  counted: 'Merci. Votre vote compte et sera visible d’ici une minute.',
  reported: 'Merci. Nous allons examiner cet avis.',
  own: 'Cet avis est le vôtre.',
  gone: 'Cet avis n’est plus affiché.',
  wait: 'Cela fait beaucoup à la fois. Réessayez un peu plus tard.',
};

export const yourReview = 'Votre avis';
export const reviewProduct = (title: string) => `Votre avis : ${title}`;
export const whatDoYouThink = 'Qu’en pensez-vous ?';
export const write = 'Donner mon avis';
export const change = 'Modifier mon avis';
export const writeOf = (title: string) => `Donner mon avis sur ${title}`;
export const changeOf = (title: string) => `Modifier mon avis sur ${title}`;
export const states = {
  waiting: 'Nous l’examinons avant de l’afficher.',
  shown: 'Il est affiché sur la page du produit.',
  hidden: 'Il n’est pas affiché.',
};
export const yourStars = 'Votre note';
export const starNames = ['Mauvais', 'Passable', 'Correct', 'Bon', 'Excellent'];
export const starOf = (count: number, name: string) => `${stars(count)} : ${name}`;
export const yourWords = 'Votre texte';
export const wordsHint =
  'Ce qui est bien, ce qui l’est moins, à qui cela convient. Vous pouvez laisser ce champ vide.';
export const yourName = 'Votre nom, tel qu’il sera affiché';
export const nameHint = 'Un prénom suffit. Laissez vide pour apparaître comme « Un acheteur ».';
export const pictures = 'Images';
export const picturesHint = (count: number, megabytes: number) =>
  `Au plus ${count}, de ${megabytes} Mo au plus chacune. Le lieu et l’appareil de prise de vue sont effacés.`;
export const keepPicture = (number: number) => `Garder l’image ${number}`;
export const send = 'Envoyer mon avis';
export const publicNote =
  'Votre avis est public : note, texte, images et le nom ci-dessus. Personne d’autre ne voit votre commande.';
export const backToOrder = 'Retour à la commande';
export const thanks = 'Merci pour votre avis';
export const chooseStars = 'Choisissez de 1 à 5 étoiles.';
export const wordsTooLong = (max: number) => `Utilisez au plus ${max} caractères.`;
export const noName = (max: number) => `Utilisez une seule ligne de ${max} caractères au plus.`;
export const tooManyPictures = (max: number) => `Choisissez au plus ${max} images en tout.`;
export const pictureTooLarge = (name: string, megabytes: number) =>
  `${name} dépasse ${megabytes} Mo.`;
export const pictureUnread = (name: string) =>
  `${name} ne peut pas être lu comme une image. Choisissez un fichier JPEG, PNG, WebP ou AVIF.`;
export const notWhole = 'Tout n’est pas arrivé. Envoyez-le encore une fois.';
export const notSaved = 'Votre avis n’est pas encore envoyé';
export const chooseAgain =
  'Choisissez encore une fois vos nouvelles images : le navigateur les oublie.';
export const waitAWhile = 'Cela fait beaucoup à la fois. Réessayez un peu plus tard.';
export const notOpen = {
  off: 'Cette boutique n’accepte pas de nouveaux avis.',
  early: 'Vous pourrez donner votre avis dès que votre achat sera en route.',
  elsewhere:
    'Cette commande fait maintenant partie d’un compte. Connectez-vous-y pour donner votre avis.',
};

export const askMe = 'Me demander par e-mail';
export const askExplained = (days: number) =>
  `Pouvons-nous vous demander ce que vous en pensez ? Un seul e-mail, ${days} jours après l’arrivée de votre commande.`;
export const willAsk = (days: number) =>
  `Nous vous demanderons par e-mail ce que vous en pensez, ${days} jours après l’arrivée de votre commande.`;
export const doNotAsk = 'Ne pas me demander';

export const stopTitle = 'E-mails qui demandent un avis';
export const stopQuestion = 'Devons-nous cesser de vous demander des avis par e-mail ?';
export const stop = 'Arrêter ces e-mails';
export const stopped = 'Nous ne vous demanderons plus d’avis par e-mail.';
export const aboutStop = 'Met fin aux e-mails qui demandent un avis.';
