/** As `en.ts`. */
export const title = 'Un fichier de la comptabilité';
export const about = 'Un fichier de la comptabilité, pour qui a ce lien.';
export const from = (shop: string) => `${shop} vous remet ce fichier.`;
export const once = (time: string) =>
  `Le lien sert une seule fois, jusqu’au ${time} : un téléchargement interrompu en demande un nouveau.`;
export const download = 'Télécharger';
export const ended = {
  used: {
    title: 'Ce fichier a déjà été téléchargé',
    text: 'Le lien sert une seule fois. Si ce n’était pas vous, dites-le à la boutique ; elle peut en faire un autre.',
  },
  ended: { title: 'Ce lien a été retiré', text: 'Demandez-en un nouveau à la boutique.' },
  lapsed: {
    title: 'Le délai de ce lien est passé',
    text: 'Demandez-en un nouveau à la boutique.',
  },
};
export const tooOften = 'Trop de téléchargements. Attendez une minute, puis réessayez.';
export const noLink = 'Ce lien ne sert à rien. Demandez-en un nouveau à la boutique.';
