/** Of what the law asks: German, French, Spanish. */
export const lawWords = {
  'Where consumers are': [
    'Wo Verbraucher leben',
    'Où vivent les consommateurs',
    'Dónde viven los consumidores',
  ],
  'Nothing is switched on by itself': [
    'Nichts schaltet sich von selbst ein',
    'Rien ne s’active tout seul',
    'Nada se activa por sí solo',
  ],
  'In the European Union: what its law asks is switched on': [
    'In der Europäischen Union: was ihr Recht verlangt, ist eingeschaltet',
    'Dans l’Union européenne : ce que demande son droit est activé',
    'En la Unión Europea: lo que pide su derecho está activado',
  ],
  'withdrawal days': ['Tage zum Widerruf', 'jours pour se rétracter', 'días para desistir'],
  'Days to withdraw from a contract': [
    'Tage, um einen Vertrag zu widerrufen',
    'Jours pour se rétracter d’un contrat',
    'Días para desistir de un contrato',
  ],
  'After the delivery. Every page leads to the form that withdraws. Leave it empty for none.': [
    'Nach der Zustellung. Jede Seite führt zum Formular. Leer: keines.',
    'Après la livraison. Chaque page mène au formulaire. Vide : aucun.',
    'Tras la entrega. Cada página lleva al formulario. Vacío: ninguno.',
  ],
  'Where you are at home': ['Wo dein Sitz ist', 'Où vous êtes établi', 'Dónde tienes tu sede'],
  'A code such as AT. The rates of tax of this country hold at home, and others of where orders go. Leave it empty for the same rates everywhere.':
    [
      'Ein Ländercode wie AT. Zu Hause gelten die Steuersätze dieses Landes, sonst die des Landes, in das die Bestellung geht. Leer: überall dieselben Sätze.',
      'Un code de pays comme FR. Chez vous valent les taux de ce pays, ailleurs ceux du pays de livraison. Vide : les mêmes taux partout.',
      'Un código de país como ES. En casa valen los tipos de ese país; fuera, los del país al que va el pedido. Vacío: los mismos tipos en todas partes.',
    ],
  'Sales to other countries of the European Union': [
    'Verkäufe in andere Länder der Europäischen Union',
    'Ventes dans d’autres pays de l’Union européenne',
    'Ventas a otros países de la Unión Europea',
  ],
  'Below the threshold: the rates at home hold in the whole Union': [
    'Unter der Schwelle: In der ganzen Union gelten die Sätze von zu Hause',
    'Sous le seuil : vos taux valent dans toute l’Union',
    'Por debajo del umbral: tus tipos valen en toda la Unión',
  ],
  'Above it, or one-stop shop chosen: the rates of where orders go': [
    'Darüber, oder freiwillig im One-Stop-Shop: die Sätze des Ziellandes',
    'Au-dessus, ou guichet unique choisi : les taux du pays de livraison',
    'Por encima, o ventanilla única elegida: los tipos del país de destino',
  ],
  'Right of withdrawal': ['Widerrufsrecht', 'Droit de rétractation', 'Derecho de desistimiento'],
  Accessibility: ['Barrierefreiheit', 'Accessibilité', 'Accesibilidad'],
  'Markdown. {seller} stands for who sells, as on invoices. Shoppers see the page once no gap, ___, is left. Leave it empty for no such page.':
    [
      'Markdown. {seller} steht für den Verkäufer, wie auf Rechnungen. Zu sehen ist die Seite, sobald keine Lücke, ___, mehr darin ist. Leer: keine solche Seite.',
      'Markdown. {seller} est le vendeur, comme sur les factures. La page est visible dès qu’il ne reste aucun blanc, ___. Vide : pas de page.',
      'Markdown. {seller} es quien vende, como en las facturas. La página se ve en cuanto no queda ningún hueco, ___. Vacío: no hay página.',
    ],
  'Markdown. {button} stands for the words of the order button.': [
    'Markdown. {button} steht für die Worte des Bestellbuttons.',
    'Markdown. {button} est le texte du bouton de commande.',
    'Markdown. {button} es el texto del botón de pedido.',
  ],
  'Markdown. {seller} stands for who sells, {days|day|days} for how long one can withdraw, with the word for one day and for several. Leave it empty for no such page.':
    [
      'Markdown. {seller} steht für den Verkäufer, {days|Tag|Tage} für die Frist, mit dem Wort für einen Tag und für mehrere. Leer: keine solche Seite.',
      'Markdown. {seller} est le vendeur, {days|jour|jours} le délai, avec le mot pour un jour et pour plusieurs. Vide : pas de page.',
      'Markdown. {seller} es quien vende, {days|día|días} el plazo, con la palabra para un día y para varios. Vacío: no hay página.',
    ],
  'Markdown. {accessibility} stands for what the software is tested for, {seller} for who sells. Leave it empty for no such page.':
    [
      'Markdown. {accessibility} steht für das, worauf die Software getestet wird, {seller} für den Verkäufer. Leer: keine solche Seite.',
      'Markdown. {accessibility} est ce sur quoi le logiciel est testé, {seller} le vendeur. Vide : pas de page.',
      'Markdown. {accessibility} es aquello en lo que se prueba el programa, {seller} quien vende. Vacío: no hay página.',
    ],
  'VAT numbers of businesses': [
    'USt-IdNr. von Unternehmen',
    'Numéros de TVA des entreprises',
    'NIF-IVA de empresas',
  ],
  'Not asked for': ['Nicht erfragt', 'Non demandé', 'No se pide'],
  'A field on the payment page': [
    'Ein Feld auf der Bezahlseite',
    'Un champ sur la page de paiement',
    'Un campo en la página de pago',
  ],
  'Lowest price of 30 days': [
    'Niedrigster Preis der letzten 30 Tage',
    'Prix le plus bas sur 30 jours',
    'Precio más bajo en 30 días',
  ],
} as const;
