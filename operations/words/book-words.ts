/** Of the books, and of charges that the reconciliation names: German, French, Spanish. */
export const bookWords = {
  'CSV, for spreadsheets': [
    'CSV, für Tabellen',
    'CSV, pour les tableurs',
    'CSV, para hojas de cálculo',
  ],
  'JSON Lines, for programs': [
    'JSON Lines, für Programme',
    'JSON Lines, pour les programmes',
    'JSON Lines, para programas',
  ],
  'Refunds charges in full that the reconciliation names as lost': [
    'Erstattet Zahlungen ganz, die der Abgleich verloren nennt',
    'Rembourse en entier des paiements que le rapprochement dit perdus',
    'Reembolsa por completo cobros que la conciliación da por perdidos',
  ],
  'The charges': ['Die Zahlungen', 'Les paiements', 'Los cobros'],
  charges: ['Zahlungen', 'paiements', 'cobros'],
  'Refund the charges': [
    'Zahlungen erstatten',
    'Rembourser les paiements',
    'Reembolsar los cobros',
  ],
  'Refunded lost charges': [
    'Verlorene Zahlungen erstattet:',
    'A remboursé des paiements perdus :',
    'Reembolsó cobros perdidos:',
  ],
  'As the reconciliation names them, such as pi_1,pi_2. Those of another shop on the account are not yours to refund.':
    [
      'Wie der Abgleich sie nennt, etwa pi_1,pi_2. Die eines anderen Shops auf dem Konto sind nicht zu erstatten.',
      'Comme le rapprochement les nomme, par exemple pi_1,pi_2. Ceux d’une autre boutique du compte ne sont pas à rembourser.',
      'Como los nombra la conciliación, por ejemplo pi_1,pi_2. Los de otra tienda de la cuenta no se reembolsan.',
    ],
  'See the books and payouts, and download them': [
    'Buchhaltung und Auszahlungen sehen und herunterladen',
    'Voir et télécharger la comptabilité et les versements',
    'Ver y descargar la contabilidad y los pagos del proveedor',
  ],
  'Close months, make links that download the books once, and read payouts anew': [
    'Monate abschließen, Links erstellen, die die Buchhaltung einmal herunterladen, und Auszahlungen neu lesen',
    'Clôturer des mois, créer des liens qui téléchargent une fois la comptabilité, et relire les versements',
    'Cerrar meses, crear enlaces que descargan una vez la contabilidad, y releer los pagos del proveedor',
  ],
  'What it has': ['Inhalt', 'Contenu', 'Contenido'],
  Orders: ['Bestellungen', 'Commandes', 'Pedidos'],
  month: ['Monat', 'mois', 'mes'],
  hours: ['Stunden', 'heures', 'horas'],
  Refunds: ['Erstattungen', 'Remboursements', 'Reembolsos'],
  'Taxes by country, rate and day': [
    'Steuern nach Land, Satz und Tag',
    'Taxes par pays, taux et jour',
    'Impuestos por país, tipo y día',
  ],
  Payouts: ['Auszahlungen', 'Versements', 'Pagos del proveedor'],
  'Close the month': ['Monat abschließen', 'Clôturer le mois', 'Cerrar el mes'],
  'Closed a month of the books:': [
    'Monat der Bücher abgeschlossen:',
    'A clôturé un mois de la comptabilité :',
    'Cerró un mes de la contabilidad:',
  ],
  'Why it is closed although something is open': [
    'Warum er abgeschlossen wird, obwohl etwas offen ist',
    'Pourquoi le clôturer alors qu’un point est ouvert',
    'Por qué se cierra aunque algo esté abierto',
  ],
  'Empty: it is closed once nothing is.': [
    'Leer: Er wird erst abgeschlossen, wenn nichts mehr offen ist.',
    'Vide : il n’est clôturé que si rien n’est ouvert.',
    'Vacío: solo se cierra si no hay nada abierto.',
  ],
  'even so': ['trotzdem', 'quand même', 'de todos modos'],
  Month: ['Monat', 'Mois', 'Mes'],
  'Such as 2026-11. Empty: the days below, or all.': [
    'Etwa 2026-11. Leer: die Tage unten, oder alle.',
    'Par exemple 2026-11. Vide : les jours ci-dessous, ou tous.',
    'Por ejemplo 2026-11. Vacío: los días de abajo, o todos.',
  ],
  'How it is written': ['Format', 'Format', 'Formato'],
  'Hours that the link works': [
    'Stunden, die der Link gilt',
    'Heures de validité du lien',
    'Horas que vale el enlace',
  ],
  'Make the link': ['Link erstellen', 'Créer le lien', 'Crear el enlace'],
  'Made a link to the books': [
    'Link zur Buchhaltung erstellt',
    'A créé un lien vers la comptabilité',
    'Creó un enlace a la contabilidad',
  ],
  'Take it back': ['Zurücknehmen', 'Le retirer', 'Retirarlo'],
  'Took back a link to the books': [
    'Link zur Buchhaltung zurückgenommen',
    'A retiré un lien vers la comptabilité',
    'Retiró un enlace a la contabilidad',
  ],
  'Its id, as books links has it': [
    'Seine ID, wie sie in „books links“ steht',
    'Son identifiant, tel que « books links » le donne',
    'Su identificador, como lo da «books links»',
  ],
  'Read the payouts now': [
    'Auszahlungen jetzt lesen',
    'Lire les versements maintenant',
    'Leer los pagos ahora',
  ],
  'Read the payouts of the card provider': [
    'Auszahlungen des Zahlungsdienstes gelesen',
    'A lu les versements du prestataire',
    'Leyó los pagos del proveedor',
  ],
} as const;
