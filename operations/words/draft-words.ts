/** Of orders that staff makes for customers: German, French, Spanish. */
export const draftWords = {
  draft: ['Bestellung', 'commande', 'pedido'],
  email: ['E-Mail', 'e-mail', 'correo'],
  code: ['Rabattcode', 'code de réduction', 'código de descuento'],
  'Make orders for customers, and send links to pay': [
    'Bestellungen für Kunden anlegen und Links zum Zahlen schicken',
    'Préparer des commandes pour des clients et envoyer des liens de paiement',
    'Hacer pedidos para clientes y enviar enlaces de pago',
  ],
  'New order': ['Neue Bestellung', 'Nouvelle commande', 'Pedido nuevo'],
  'Began the order': ['Bestellung begonnen:', 'A commencé la commande', 'Empezó el pedido'],
  'E-mail of the customer': ['E-Mail des Kunden', 'E-mail du client', 'Correo del cliente'],
  'The link and the confirmation go there. Empty: you hand on the link yourself.': [
    'Link und Bestätigung gehen dorthin. Leer: Du gibst den Link selbst weiter.',
    'Le lien et la confirmation y vont. Vide : vous transmettez le lien vous-même.',
    'Allí van el enlace y la confirmación. Vacío: entregas tú el enlace.',
  ],
  'Note for staff': ['Notiz für das Team', 'Note pour l’équipe', 'Nota para el equipo'],
  'Changed the order': ['Bestellung geändert:', 'A modifié la commande', 'Cambió el pedido'],
  'Discount code': ['Rabattcode', 'Code de réduction', 'Código de descuento'],
  'Way of delivery': ['Lieferart', 'Mode de livraison', 'Forma de envío'],
  'The id of one of those that are offered.': [
    'Die ID einer der angebotenen.',
    'L’identifiant de l’un de ceux proposés.',
    'El identificador de una de las ofrecidas.',
  ],
  Units: ['Stück', 'Unités', 'Unidades'],
  '0 takes it out.': ['0 nimmt es heraus.', '0 l’enlève.', '0 lo quita.'],
  'Save the address': ['Adresse speichern', 'Enregistrer l’adresse', 'Guardar la dirección'],
  'Changed the address of the order': [
    'Adresse der Bestellung geändert:',
    'A modifié l’adresse de la commande',
    'Cambió la dirección del pedido',
  ],
  'Send the link to pay': [
    'Link zum Zahlen schicken',
    'Envoyer le lien de paiement',
    'Enviar el enlace de pago',
  ],
  'Sent the link of the order': [
    'Link verschickt zur Bestellung',
    'A envoyé le lien de la commande',
    'Envió el enlace del pedido',
  ],
  'Days that the link works': [
    'Tage, die der Link gilt',
    'Jours de validité du lien',
    'Días que vale el enlace',
  ],
  'End it': ['Beenden', 'Terminer', 'Terminar'],
  'Ended the order': ['Bestellung beendet:', 'A terminé la commande', 'Terminó el pedido'],
} as const;
