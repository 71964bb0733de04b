import type { Translation } from './messages.ts';

export const messages: Translation = {
  locale: 'de',
  cardDetails: 'Kartendaten',
  labels: { number: 'Kartennummer', expiry: 'Ablaufdatum', cvc: 'Prüfnummer' },
  placeholders: { number: 'Kartennummer', expiry: 'MM / JJ', cvc: 'Prüfnr.' },
  dialog: {
    title: '3-D-Secure-Testseite',
    text:
      'Die Bank dieser Karte möchte sicher sein, dass du es bist. ' +
      'Im Testmodus wird keine Bank gefragt: Du entscheidest, wie die Prüfung ausgeht.',
    pass: 'Authentifizierung abschließen',
    fail: 'Authentifizierung abbrechen',
    sending: 'Deine Antwort wird gesendet …',
  },
  pages: {
    bank: 'Testbank: 3-D Secure',
    asksFor:
      'Das ist die Testbank des Kartensimulators. Der Shop fordert {amount}. Wähle, wie die Authentifizierung ausgeht.',
    pass: 'Abschließen',
    fail: 'Abbrechen',
    refused: 'Zahlung abgelehnt',
    tryAnotherCard: 'Eine andere Karte versuchen',
    authenticated: 'Zahlung bestätigt',
    closePage: 'Du kannst diese Seite schließen.',
    cannotBePaid:
      'Diese Zahlung ist nicht mehr möglich, und es wurde nichts abgebucht. Geh zurück, prüfe den Gesamtbetrag und versuche es noch einmal.',
    authenticationOver: 'Diese Authentifizierung ist vorbei, oder es gab sie nie.',
  },
  errors: {
    incomplete_number: 'Deine Kartennummer ist unvollständig.',
    invalid_number: 'Deine Kartennummer ist ungültig.',
    incomplete_expiry: 'Das Ablaufdatum deiner Karte ist unvollständig.',
    invalid_expiry_month: 'Der Ablaufmonat deiner Karte ist ungültig.',
    invalid_expiry_month_past: 'Das Ablaufdatum deiner Karte liegt in der Vergangenheit.',
    invalid_expiry_year: 'Das Ablaufjahr deiner Karte ist ungültig.',
    invalid_expiry_year_past: 'Das Ablaufjahr deiner Karte liegt in der Vergangenheit.',
    incomplete_cvc: 'Die Prüfnummer deiner Karte ist unvollständig.',
    invalid_cvc: 'Die Prüfnummer deiner Karte ist ungültig.',
    generic_decline: 'Deine Karte wurde abgelehnt.',
    insufficient_funds: 'Deine Karte ist nicht ausreichend gedeckt.',
    expired_card: 'Deine Karte ist abgelaufen.',
    incorrect_number: 'Deine Kartennummer ist falsch.',
    incorrect_cvc: 'Die Prüfnummer deiner Karte ist falsch.',
    processing_error:
      'Bei der Verarbeitung deiner Karte ist ein Fehler aufgetreten. Versuche es gleich noch einmal.',
    test_mode_live_card:
      'Deine Karte wurde abgelehnt. Im Testmodus gehen nur Testkarten: https://stripe.com/docs/testing.',
    payment_intent_authentication_failure:
      'Deine Zahlungsmethode konnte nicht bestätigt werden. Wähle eine andere und versuche es noch einmal.',
  },
};
