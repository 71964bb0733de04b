import type { Translation } from './messages.ts';

export const messages: Translation = {
  locale: 'fr',
  cardDetails: 'Données de la carte',
  labels: { number: 'Numéro de carte', expiry: 'Date d’expiration', cvc: 'Code de sécurité' },
  placeholders: { number: 'Numéro de carte', expiry: 'MM / AA', cvc: 'CVC' },
  dialog: {
    title: 'Page de test 3-D Secure',
    text:
      'La banque de cette carte veut s’assurer que c’est bien vous qui payez. ' +
      'En mode test, aucune banque n’est consultée : vous décidez du résultat.',
    pass: 'Réussir l’authentification',
    fail: 'Échouer à l’authentification',
    sending: 'Envoi de votre réponse…',
  },
  pages: {
    bank: 'Banque de test : 3-D Secure',
    asksFor:
      'Ceci est la banque de test du simulateur de cartes. La boutique demande {amount}. Choisissez le résultat de l’authentification.',
    pass: 'Réussir',
    fail: 'Échouer',
    refused: 'Paiement refusé',
    tryAnotherCard: 'Essayer une autre carte',
    authenticated: 'Paiement authentifié',
    closePage: 'Vous pouvez fermer cette page.',
    cannotBePaid:
      'Ce paiement n’est plus possible, et rien n’a été débité. Revenez en arrière, vérifiez le total et réessayez.',
    authenticationOver: 'Cette authentification est terminée ou n’a jamais existé.',
  },
  errors: {
    incomplete_number: 'Votre numéro de carte est incomplet.',
    invalid_number: 'Votre numéro de carte n’est pas valide.',
    incomplete_expiry: 'La date d’expiration de votre carte est incomplète.',
    invalid_expiry_month: 'Le mois d’expiration de votre carte n’est pas valide.',
    invalid_expiry_month_past: 'La date d’expiration de votre carte est passée.',
    invalid_expiry_year: 'L’année d’expiration de votre carte n’est pas valide.',
    invalid_expiry_year_past: 'L’année d’expiration de votre carte est passée.',
    incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
    invalid_cvc: 'Le code de sécurité de votre carte n’est pas valide.',
    generic_decline: 'Votre carte a été refusée.',
    insufficient_funds: 'La provision de votre carte est insuffisante.',
    expired_card: 'Votre carte a expiré.',
    incorrect_number: 'Votre numéro de carte est incorrect.',
    incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
    processing_error:
      'Une erreur s’est produite lors du traitement de votre carte. Réessayez dans un instant.',
    test_mode_live_card:
      'Votre carte a été refusée. Le mode test n’accepte que les cartes de test : https://stripe.com/docs/testing.',
    payment_intent_authentication_failure:
      'Votre moyen de paiement n’a pas pu être authentifié. Choisissez-en un autre et réessayez.',
  },
};
