/** Of the mails that members of the staff choose: German, French, Spanish. */
export const noticeWords = {
  'Save the e-mail': ['E-Mail speichern', 'Enregistrer l’e-mail', 'Guardar el correo'],
  'Changed the e-mail of': ['E-Mail geändert:', 'E-mail modifié :', 'Correo cambiado:'],
  'Save the choice': ['Auswahl speichern', 'Enregistrer le choix', 'Guardar la elección'],
  'Chose the mails of': ['Mails gewählt:', 'E-mails choisis :', 'Correos elegidos:'],
  'A mail when': ['Eine Mail bei', 'Un e-mail quand', 'Un correo cuando'],
  'Whose, where they are not yours': [
    'Wessen, wenn es nicht deine sind',
    'De qui, s’ils ne sont pas à vous',
    'De quién, si no son tuyos',
  ],
  'Each order': ['Jede Bestellung', 'Chaque commande', 'Cada pedido'],
  'An order is cancelled': [
    'Eine Bestellung wird storniert',
    'Une commande est annulée',
    'Se cancela un pedido',
  ],
  'A shopper wants to return something': [
    'Ein Kunde möchte etwas zurückgeben',
    'Un client veut retourner quelque chose',
    'Un cliente quiere devolver algo',
  ],
  'A consumer withdraws from an order': [
    'Ein Verbraucher widerruft eine Bestellung',
    'Un consommateur se rétracte d’une commande',
    'Un consumidor desiste de un pedido',
  ],
  'Few are left of a product': [
    'Ein Produkt geht zur Neige',
    'Un produit est bientôt épuisé',
    'Quedan pocas unidades de un producto',
  ],
  'A refund has failed': [
    'Eine Erstattung ist gescheitert',
    'Un remboursement a échoué',
    'Un reembolso ha fallado',
  ],
} as const;
