/** Of gift cards and store credit: German, French, Spanish. */
export const creditWords = {
  giver: ['schenkt', 'donateur', 'quien regala'],
  'send on': ['schicken am', 'envoyer le', 'enviar el'],
  'gift card': ['Gutschein', 'carte cadeau', 'tarjeta regalo'],
  balance: ['Stand', 'solde', 'saldo'],
  why: ['warum', 'pourquoi', 'por qué'],
  credits: ['Gutscheine', 'cartes cadeaux', 'tarjetas regalo'],
  'Make the gift card': ['Gutschein anlegen', 'Créer la carte cadeau', 'Crear la tarjeta regalo'],
  'Made a gift card': ['Gutschein angelegt:', 'A créé une carte cadeau', 'Creó una tarjeta regalo'],
  'E-mail of whom it is for': [
    'E-Mail der beschenkten Person',
    'E-mail du destinataire',
    'Correo de quien la recibe',
  ],
  'Empty: you are shown the code, once, to hand it over.': [
    'Leer: Dir wird der Code einmal gezeigt, zum Weitergeben.',
    'Vide : le code vous est montré une fois, à remettre.',
    'Vacío: se te muestra el código una vez, para entregarlo.',
  ],
  'Who gives it': ['Wer ihn schenkt', 'Qui l’offre', 'Quién la regala'],
  'Words for the mail': ['Worte für die Mail', 'Mots pour l’e-mail', 'Palabras para el correo'],
  'Day on which it is mailed': [
    'Tag, an dem er per Mail hinausgeht',
    'Jour de l’envoi',
    'Día en que se envía',
  ],
  'Send another code': ['Anderen Code schicken', 'Envoyer un autre code', 'Enviar otro código'],
  'Gave another code to the gift card': [
    'Anderer Code für den Gutschein',
    'A donné un autre code à la carte cadeau',
    'Dio otro código a la tarjeta regalo',
  ],
  'Gives a gift card another code, and mails that: the one before ends': [
    'Gibt dem Gutschein einen anderen Code und schickt ihn per Mail: Der bisherige endet',
    'Donne un autre code à la carte cadeau et l’envoie : le précédent prend fin',
    'Da otro código a la tarjeta regalo y lo envía: el anterior termina',
  ],
  'Change the balance': ['Stand ändern', 'Modifier le solde', 'Cambiar el saldo'],
  'Changed the balance of the gift card': [
    'Stand des Gutscheins geändert:',
    'A modifié le solde de la carte cadeau',
    'Cambió el saldo de la tarjeta regalo',
  ],
  'What is to be on it': ['Was darauf sein soll', 'Ce qui doit y être', 'Lo que debe tener'],
  'Ended the gift card': [
    'Gutschein beendet:',
    'A annulé la carte cadeau',
    'Terminó la tarjeta regalo',
  ],
  'Ends a gift card or store credit, with all that is on it; what a payment holds of it is still spent':
    [
      'Beendet einen Gutschein oder ein Guthaben mit allem, was darauf ist; was eine Zahlung davon hält, wird noch ausgegeben',
      'Annule une carte cadeau ou un avoir avec tout ce qui y est ; ce qu’un paiement en retient est encore dépensé',
      'Termina una tarjeta regalo o un saldo con todo lo que tiene; lo que un pago retiene aún se gasta',
    ],
  'Gives store credit to an account, which pays with it at its next orders': [
    'Gibt einem Konto Guthaben, mit dem es seine nächsten Bestellungen bezahlt',
    'Donne un avoir à un compte, qui paie avec à ses prochaines commandes',
    'Da saldo a una cuenta, que paga con él sus próximos pedidos',
  ],
  'Give store credit': ['Guthaben geben', 'Donner un avoir', 'Dar saldo'],
  'Gave store credit to': ['Guthaben gegeben:', 'A donné un avoir à', 'Dio saldo a'],
  'Why, for the books': [
    'Warum, für die Bücher',
    'Pourquoi, pour les livres',
    'Por qué, para los libros',
  ],
  'Where it goes': ['Wohin es geht', 'Où il va', 'A dónde va'],
  'Back to where it was paid from': [
    'Zurück dorthin, woher bezahlt wurde',
    'Là d’où c’était payé',
    'De vuelta a donde se pagó',
  ],
  'To the store credit of the account': [
    'Auf das Guthaben des Kontos',
    'Sur l’avoir du compte',
    'Al saldo de la cuenta',
  ],
  'See gift cards and store credit': [
    'Gutscheine und Guthaben sehen',
    'Voir les cartes cadeaux et avoirs',
    'Ver tarjetas regalo y saldos',
  ],
  'Make, change and end gift cards, and give store credit': [
    'Gutscheine anlegen, ändern und beenden, und Guthaben geben',
    'Créer, modifier et annuler des cartes cadeaux, et donner des avoirs',
    'Crear, cambiar y terminar tarjetas regalo, y dar saldo',
  ],
  'Gift cards and store credit': [
    'Gutscheine und Guthaben',
    'Cartes cadeaux et avoirs',
    'Tarjetas regalo y saldos',
  ],
  'Nothing is paid with them': [
    'Damit wird nichts bezahlt',
    'Rien n’est payé avec',
    'No se paga nada con ellas',
  ],
} as const;
