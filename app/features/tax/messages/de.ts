/** As `en.ts`. */
export const category = (name: string) => `Kategorie ${name}`;
export const scopes = {
  'everything-else': 'Alles andere',
  delivery: 'Versand',
  reduced: 'Ermäßigter Satz',
  'second-reduced': 'Zweiter ermäßigter Satz',
};
export const enterVatNumber = 'Für ein Unternehmen? USt-IdNr. angeben';
export const vatNumber = 'USt-IdNr.';
export const useVatNumber = 'Übernehmen';
export const removeVatNumber = 'Entfernen';
export const vatNumberIs = 'Die USt-IdNr. {number} steht auf deiner Rechnung.';
export const aboutVatNumber =
  'Sie steht auf deiner Rechnung. Die Preise bleiben, wie sie sind: Sie enthalten die MwSt.';
export const noVatNumber = (example: string | null) =>
  example === null
    ? 'Beginne mit den zwei Buchstaben deines Landes, zum Beispiel ATU12345678.'
    : `Eine USt-IdNr. dieses Landes sieht so aus: ${example}.`;
