import type { DefaultTexts } from './default-texts.ts';

/** The default texts, in French. */
export const fr: DefaultTexts = {
  tagline: 'De belles choses, à un prix juste et faciles à trouver.',
  pricedDelivery:
    'Le prix de la livraison est affiché avant le paiement. Pour les retours, voyez la page Retours.',
  cookies:
    'Un cookie connaît votre panier, un autre sait que vous êtes connecté, et un troisième que vous vous êtes déjà connecté ici, afin de vous signaler les connexions venues d’ailleurs. De plus petits connaissent votre fuseau horaire, portent un message à la page suivante, ou vérifient seulement que votre navigateur accepte les cookies. Il n’y en a aucun pour la publicité, et personne ne vous suit d’ici vers d’autres sites.',
  pricesIn: (currency, code) => `Tous les prix sont en ${currency} (${code}).`,
  deliveryNote: 'Livraison gratuite. Pour les retours, voyez la page Retours.',
  help: `# Trouver un article

Saisissez un mot ou une référence dans la recherche, en haut de chaque page. Les fautes de frappe sont pardonnées. Les catégories montrent tout ce qu’il y a, et chaque liste se resserre par prix et par note.

# L’acheter

Mettez dans votre panier ce qui vous plaît ; il n’y a pas besoin de compte. Passez à la caisse, saisissez votre carte et cliquez sur « {button} ». Votre carte est débitée une seule fois, du total que vous voyez.

# Ensuite

Avec un compte, votre commande apparaît aussitôt parmi vos commandes, avec son numéro. Si un paiement n’a pas pu aboutir, votre panier reste tel quel et rien n’est débité.`,
  returns: `# Renvoyer un article

Vous pouvez renvoyer ce que vous avez acheté, comme la loi de votre pays le permet. Ouvrez votre commande sous « Retours et commandes », ou par le lien de son e-mail, et choisissez « Retourner des articles ».

# Remboursements

Un remboursement revient sur la carte qui a été débitée. Le délai dépend de votre banque.

# Retiré par erreur

Ce que vous avez retiré de votre panier peut y être remis.`,
  terms: `# Prix

{prices} Vous payez le total affiché sur la page de paiement au moment où vous cliquez sur « {button} ».

# Votre commande

La commande est passée dès que votre carte a été débitée. Si un article n’est plus en vente, la somme est remboursée en totalité.

# Votre compte

Vous pouvez acheter sans compte. Avec un compte, vous voyez vos commandes : gardez votre mot de passe pour vous.

# Ce qui est conservé

Votre e-mail et vos commandes sont conservés pour faire fonctionner la boutique, et ne sont donnés à personne d’autre qu’au prestataire de paiement.`,
  privacy: `# Ce qui est conservé

Votre panier et, avec un compte, votre e-mail, votre mot de passe sous une forme que personne ne peut lire, et vos commandes avec l’adresse que vous indiquez pour elles.

# Cookies

{cookies}

# Votre carte

Le numéro de votre carte va au prestataire de paiement et jamais à cette boutique.

# Qui d’autre le voit

Personne d’autre que le prestataire de paiement.

# Ce que vous pouvez faire

La page de votre compte vous donne le tout dans un fichier, et l’efface. Nos livres conservent ce qui a été payé, sans votre nom.`,
};
