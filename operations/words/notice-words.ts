/** Of the mails that members of the staff choose: German, French, Spanish. */
export const noticeWords = {
  'Save the e-mail': ['E-Mail speichern', 'Enregistrer l’e-mail', 'Guardar el correo'],
  'Changed the e-mail of': ['E-Mail geändert:', 'E-mail modifié :', 'Correo cambiado:'],
  'Save the choice': ['Auswahl speichern', 'Enregistrer le choix', 'Guardar la elección'],
  'Chose the mails of': ['Mails gewählt:', 'E-mails choisis :', 'Correos elegidos:'],
  'Mails about': ['Mails über', 'E-mails sur', 'Correos sobre'],
  'Whose, where they are not yours': [
    'Wessen, wenn es nicht deine sind',
    'De qui, s’ils ne sont pas à vous',
    'De quién, si no son tuyos',
  ],
  'New orders': ['Neue Bestellungen', 'Nouvelles commandes', 'Pedidos nuevos'],
  'Cancelled orders': ['Stornierte Bestellungen', 'Commandes annulées', 'Pedidos cancelados'],
  'Wishes to return something': [
    'Rückgabewünsche',
    'Demandes de retour',
    'Solicitudes de devolución',
  ],
  'Withdrawals by consumers': ['Widerrufe', 'Rétractations', 'Desistimientos'],
  'Withdrawals by the number of an order': [
    'Widerrufe über eine Bestellnummer',
    'Rétractations par numéro de commande',
    'Desistimientos por número de pedido',
  ],
  'Products of which few are left': [
    'Produkte, die zur Neige gehen',
    'Produits bientôt épuisés',
    'Productos de los que queda poco',
  ],
  'Failed refunds': ['Gescheiterte Erstattungen', 'Remboursements échoués', 'Reembolsos fallidos'],
} as const;
