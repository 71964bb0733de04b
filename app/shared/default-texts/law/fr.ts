import type { LawTexts } from './law-texts.ts';

/** As `en.ts`, in French: the instruction in the words of the directive. */
export const fr: LawTexts = {
  imprint: `{seller}

- E-mail : ___
- Téléphone : ___
- Directeur de la publication : ___
- Registre du commerce et numéro : ___
- Numéro de TVA : ___
- Hébergeur : ___`,
  withdrawalTerms: `# Droit de rétractation

Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de {days|jour|jours}. Le délai de rétractation expire {days|jour|jours} après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prenez physiquement possession du bien ; de plusieurs biens d’une même commande, du dernier.

Pour exercer le droit de rétractation, vous devez nous notifier ({seller}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation ci-dessous, mais ce n’est pas obligatoire.

Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.

# Effets de la rétractation

En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard 14 jours à compter du jour où nous sommes informés de votre décision. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous avez utilisé, sauf si vous convenez expressément d’un moyen différent ; ce remboursement n’occasionnera pas de frais pour vous. Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.

Vous devrez renvoyer ou rendre le bien sans retard excessif et, en tout état de cause, au plus tard 14 jours après que vous nous aurez communiqué votre décision. Vous devrez prendre en charge les frais directs de renvoi du bien. Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.

# Modèle de formulaire de rétractation

Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.

- À l’attention de {seller} :
- Je/nous (\\*) vous notifie/notifions (\\*) par la présente ma/notre (\\*) rétractation du contrat portant sur la vente du bien (\\*)/pour la prestation de services (\\*) ci-dessous
- Commandé le (\\*)/reçu le (\\*)
- Nom du (des) consommateur(s)
- Adresse du (des) consommateur(s)
- Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)
- Date

(\\*) Rayez la mention inutile.`,
  accessibility: `# Ce que vous pouvez attendre

Cette boutique est faite pour tout le monde, selon les règles des WCAG 2.2, niveau AA, et de l’EN 301 549. Chaque version de son logiciel est testée sur les points qui suivent ; entre parenthèses figurent les critères des WCAG auxquels ils répondent.

{accessibility}

# Ce qui n’est pas testé

Une machine ne trouve qu’une partie des défauts. Les textes et les images des produits sont ceux de la boutique.

# Si quelque chose vous gêne

Écrivez à {seller}. Si nous ne vous aidons pas, l’autorité de votre pays chargée de l’accessibilité le peut.`,
  claims: {
    checkedPages:
      'Les pages d’un achat, de l’accueil au paiement, passent les contrôles d’axe, en clair et en sombre, sur un écran étroit comme sur un écran large.',
    keyboard: 'Un achat et sa rétractation se font au clavier seul.',
    focusSeen: 'Qui achète au clavier voit à chaque étape où se trouve le focus.',
    pageChange:
      'Le focus et le titre suivent sur chaque nouvelle page, que les lecteurs d’écran annoncent.',
    withoutScripts:
      'La recherche, l’inscription, l’achat et la rétractation fonctionnent dans un navigateur qui n’exécute aucun script.',
    contrast:
      'Les textes et les boutons ont assez de contraste, en clair et en sombre, quelle que soit la couleur choisie par la boutique.',
    forcedColours:
      'Avec les couleurs à fort contraste du système, les commandes du paiement gardent leurs bords.',
    enlarged: 'Un achat tient sur un écran agrandi quatre fois, sans défilement latéral.',
    targets:
      'Ce qui se touche sur les pages principales mesure au moins 44 pixels de large et de haut sur un écran tactile.',
    errors: 'Ce qui ne va pas avec une carte ou une connexion est dit en mots près des champs.',
    announced:
      'Les lecteurs d’écran annoncent ce qui a été ajouté, le nombre d’articles du panier et leur total.',
    autofill:
      'Les navigateurs et les gestionnaires de mots de passe peuvent remplir l’e-mail, le mot de passe et la carte.',
    lessMotion:
      'Qui a demandé moins d’animations à son système ne voit aucune image voler vers la page suivante.',
  },
  cookies: {
    intro:
      'Cette boutique ne garde dans votre navigateur que ce qu’il faut pour ce que vous lui demandez ; aucun consentement n’est donc nécessaire :',
    purposes: {
      basket: 'connaît votre panier tant que vous n’êtes pas connecté',
      session: 'sait que vous êtes connecté',
      device:
        'sait que vous vous êtes déjà connecté ici, pour que nous puissions vous signaler des connexions ailleurs',
      time_zone: 'connaît votre fuseau horaire, pour les heures que vous lisez',
      notice: 'porte un message à votre page suivante',
      check: 'vérifie si votre navigateur garde les cookies',
      payment: 'vous ramène à un paiement ou à la commande que vous venez de passer',
      order: 'garde ouverte une commande que vous avez ouverte avec le code d’un mail',
      seen: 'les produits que vous avez regardés, pour vous seul ; rien n’est envoyé',
    },
    untilClosed: 'jusqu’à la fermeture du navigateur',
    untilCleared: 'jusqu’à ce que vous l’effaciez',
    after:
      'Il n’y en a aucun pour la publicité, et personne ne vous suit d’ici vers d’autres sites. La page de paiement peut charger le formulaire du prestataire de cartes, qui a les siens.',
  },
};
