/** As `en.ts`. */
export const tokens = 'Tokens';
export const about =
  'Ein Programm ruft die {api} mit einem Token auf. Es darf nicht mehr als die Person, die es erstellt hat, und endet mit ihrem Zugang.';
export const apiOfShop = 'API des Shops';
export const noTokens = 'Es gibt keine Tokens.';
export const makeToken = 'Token erstellen';
export const name = 'Name';
export const itMay = 'Erlaubt';
export const madeBy = 'Erstellt von';
export const lastUsed = 'Zuletzt benutzt';
export const never = 'Nie';
export const end = 'Beenden';
export const aboutApi =
  'Was ein Programm mit einem Token des Admin tun kann. Beträge sind ganze Cents oder die kleinste Einheit einer anderen Währung; Zeiten sind Unix-Sekunden. Die Beschreibungen darunter sind auf Englisch. Dasselbe für Programme: {link}.';
export const needsScope = 'Braucht die Berechtigung {scope}.';
export const mayNeedScope = 'Für manches davon auch {scope}.';
export const inQuery = 'In der Adresse';
export const inBody = 'Im Inhalt';
export const inAnswer = 'In der Antwort';
export const needed = ', nötig';
