/** As `en.ts`. */
export const lineAt = (line: number) => `ligne ${line}`;
export const lineOfRow = (line: number, row: number) => `ligne ${line} (rangée ${row})`;
export const problemAt = (place: string, problem: string) => `${place} : ${problem}`;
export const otherCollections = (line: number) =>
  `ne sont pas celles de la ligne ${line}, qui est du même produit : écrivez les mêmes dans chacune de ses lignes`;
export const variantTwice = (variant: string, line: number, isNamed: boolean) =>
  `${variant} est déjà la variante de la ligne ${line} : ${isNamed ? 'donnez à chacune la sienne' : 'nommez les variantes des deux dans une colonne variant'}`;
export const lacksInWhole = (fields: string) =>
  `n’a pas ${fields} : avec --replace le fichier est tout le catalogue, et chaque produit en a besoin`;
export const lacksAsNew = (fields: string, variant: string) =>
  `n’a pas ${fields}, et ${variant} n’est pas une variante de cette boutique que l’on pourrait modifier : vérifiez son nom, ou écrivez tout ce qu’il faut à un nouveau produit`;
export const noProducts = 'Le fichier n’a aucun produit qui puisse être importé.';
export const emptyFile = 'Le fichier est vide.';
export const nameFewer = (problem: string) => `${problem} : nommez-en moins dans le fichier.`;
export const ownFieldsChanged =
  'Quelqu’un a modifié les champs personnalisés entre-temps : importez de nouveau le fichier.';
export const productChanged = (variant: string, problem: string) =>
  `Quelqu’un a modifié un produit entre-temps : les options de ${variant} ${problem}.`;
export const rowTooLong = (bytes: number) =>
  `une cellule de cette ligne est trop longue : la ligne a plus de ${bytes} octets. Raccourcissez-la ; si un guillemet y est ouvert et jamais fermé, mettez toute la cellule entre guillemets, et doublez un guillemet à l’intérieur.`;
export const quoteNotClosed =
  'un guillemet est ouvert dans cette ligne et jamais fermé : mettez toute la cellule entre guillemets, et doublez un guillemet à l’intérieur.';
export const quoteInside =
  'un guillemet est au milieu d’une cellule : mettez toute la cellule entre guillemets, et doublez un guillemet à l’intérieur.';
export const cellCount = (count: number, columns: number, hasExtra: boolean) =>
  `a ${count} cellules là où la première ligne en a ${columns} : ${hasExtra ? 'mettez entre guillemets une cellule qui contient le séparateur' : 'manque-t-il un séparateur ou un guillemet ?'}`;
export const columnWithoutName = (place: number, names: string) =>
  `la colonne ${place} n’a pas de nom : donnez-lui l’un de ${names}, ou supprimez-la.`;
export const unknownColumn = (name: string, names: string) =>
  `la colonne ${name} est inconnue : donnez-lui l’un de ${names}, ou supprimez-la.`;
export const columnTwice = (name: string) => `il y a deux colonnes ${name} : supprimez-en une.`;
export const columnsMissing = (missing: string, names: string) =>
  `la première ligne doit nommer les colonnes, et ${missing} n’y est pas. Les colonnes sont ${names}.`;
export const officeFile = (what: string) =>
  `Le fichier est ${what}, pas du texte : ouvrez-le et enregistrez-le au format « CSV UTF-8 », puis importez ce fichier.`;
export const notAProduct =
  'n’est pas un produit : écrivez un objet comme {"id":"1","title":"Lampe",…}';
export const fileIsNoJson =
  'ce n’est pas du JSON : vérifiez les guillemets, les virgules et les accolades.';
export const isNoJson =
  'n’est pas du JSON : vérifiez les guillemets, les virgules et les accolades';
export const noArray = 'le fichier doit être un tableau de produits : [{…}, {…}].';
export const productTooLong = (most: number) =>
  `a plus de ${most} caractères : raccourcissez son texte le plus long`;
export const productNotEnded = (most: number) =>
  `un produit commence ici et ne finit pas en ${most} caractères : raccourcissez-le, ou vérifiez les guillemets, les virgules et les accolades.`;
export const arrayNotEnded = 'Le fichier finit avant son tableau : est-il entier ?';
export const unknownField = (fields: string) => `est inconnu : les champs sont ${fields}`;
export const notThere = 'n’est pas là : écrivez-le';
export const noTexts =
  'n’est pas un objet de textes : écrivez {"Couleur": "Sable"}, ou [["Couleur", "Sable"]]';
export const neitherTextNorNumber = 'n’est ni du texte ni un nombre : écrivez l’un des deux';
export const leftOutOnce = (what: string, line: number, named: string) =>
  `Laissé de côté : ${what}, à la ligne ${line}${named}`;
export const leftOutTimes = (count: string, what: string, line: number, named: string) =>
  `Laissé de côté ${count} fois : ${what}, d’abord à la ligne ${line}${named}`;
export const andMore = (count: string) => `et ${count} autres`;
export const ofDescription = (what: string) => `${what} d’une description`;
export const pictureThat = (problem: string) => `une image qui ${problem}`;
export const barcodeThat = (problem: string) => `un code-barres qui ${problem}`;
export const morePictures = (most: number) => `les images d’un produit après les ${most} premières`;
export const column = (name: string) => `la colonne ${name}`;
export const soldWithoutStock =
  'le stock de ce qui continue d’être vendu quand il n’y en a plus : il n’est pas compté ici, et vendu sans limite';
export const comesWithdrawn = (what: string) =>
  `de ce qui est en vente, ${what} : il arrive retiré, et se met en vente avec « products put-back » ou sur sa page`;
export const noQuantity =
  'le stock de ce que Shopify compte, car le fichier ne le dit pas : comptez-le ici, sinon il est vendu sans limite';
export const hasStatus = (status: string) => `un produit dont le statut est ${status}`;
export const giftCard = 'une carte cadeau, que cette boutique ne vend pas';
export const andHasNoPrice = (what: string) => `${what}, et sans prix`;
export const tagsHidden =
  'des pages de la boutique, les étiquettes d’un produit : l’équipe a chacune comme collection, qu’un titre montre aux clients';
export const tagTooLong = (isTag: boolean, most: number) =>
  `${isTag ? 'une étiquette' : 'une collection'} de plus de ${most} caractères`;
export const inTooMany = (isTag: boolean, most: number) =>
  `${isTag ? 'une étiquette' : 'une collection'} d’un produit qui est dans ${most} collections sans elle`;
export const tooManyTags = (most: number) =>
  `une étiquette au-delà des ${most} premières du fichier`;
export const things = { product: 'un produit', variation: 'une variation' };
export const notPublished = (what: string) => `${what}, qui n’est pas publié`;
export const isHidden = (what: string) => `${what}, caché`;
export const sameCombination = 'une variation dont les attributs sont ceux d’une autre au-dessus';
export const sharedStock =
  'le stock que partagent les variations d’un produit : comptez chacune ici, sinon elle est vendue sans limite';
export const notTaken = {
  grouped: 'un groupe de produits, qui sont vendus ici un par un',
  external: 'un produit que vend une autre boutique (external)',
  downloadable: 'un téléchargement, que cette boutique ne livre pas',
};
export const ofType = (type: string) => `un produit du type ${type}`;
export const parentLeftOut = 'une variation d’un produit laissé de côté';
export const variationWithoutPrice = 'une variation sans prix';
export const productWithoutPrice = 'un produit sans prix';
export const withoutVariations = 'un produit sans variations';
export const noParent = (parent: string) =>
  `est une variation de ${parent}, qui n’est pas au-dessus : exportez les deux`;
export const noPicture =
  'n’est pas une image lisible : utilisez JPEG, PNG, WebP, AVIF, GIF ou TIFF';
export const tooManyPixels = (wide: string, high: string, most: string) =>
  `fait ${wide} × ${high} pixels : réduisez-la, le maximum est ${most} millions`;
export const wrongShape = {
  logo: (wide: string, high: string) =>
    `fait ${wide} × ${high} pixels : utilisez-en une d’au moins 72 pixels de haut, et de moitié à 8 fois aussi large que haute`,
  icon: (wide: string, high: string) =>
    `fait ${wide} × ${high} pixels : utilisez-en une aussi large que haute, d’au moins 192 pixels`,
  hero: (wide: string, high: string) =>
    `fait ${wide} × ${high} pixels : utilisez-en une d’au moins 1 500 pixels de large, et d’aussi large que haute à 4 fois plus large`,
  notice: (wide: string, high: string) =>
    `fait ${wide} × ${high} pixels : utilisez le fichier officiel, large d’au moins 600 pixels`,
};
export const drawingTooLarge = 'dépasse 0,5 Mo : simplifiez-le, ou enregistrez-le en PNG';
export const drawingLoads =
  'charge quelque chose d’ailleurs : transformez ses mots en tracés et intégrez ses images, ou enregistrez-le en PNG';
export const drawingScripts =
  'contient des scripts ou des parties de pages web : réenregistrez-le en SVG simple, ou en PNG';
export const noFolder =
  'est le chemin d’un fichier, et seul le tableau a été envoyé : laissez la cellule vide et ajoutez l’image sur la page du produit';
export const noFile =
  'n’est pas là : écrivez le chemin de son fichier, vu du dossier de ce catalogue';
export const outsideFolder = 'est hors du dossier de ce catalogue : mettez-la dedans';
export const tooFewPixels = (least: number) =>
  `a trop peu de pixels pour être agrandie : prenez-en une d’au moins ${least} × ${least}`;
export const notInShop =
  'n’est pas parmi les images de cette boutique : écrivez plutôt le chemin de son fichier';
export const unknownHost = 'un hôte inconnu';
export const atOtherHost = (host: string) =>
  `se trouve sur ${host}, que PICTURE_HOSTS ne nomme pas : importez le fichier avec --fetch-pictures, ou ajoutez-y l’hôte et relancez d’abord la boutique`;
export const tooManyMegabytes = (most: number) => `dépasse ${most} Mo`;
export const answeredWith = (status: number) => `reçoit la réponse ${status}`;
export const leadsOn = 'mène toujours ailleurs';
export const leadsToNoAddress = 'mène à ce qui n’est pas une adresse web';
export const arrivesLate = (seconds: number) => `n’arrive pas en ${seconds} s`;
export const unreachable = (code: string) => `est injoignable${code}`;
export const officeFiles = {
  archive: 'un classeur ou une archive',
  oldSheet: 'un ancien classeur',
  compressed: 'compressé',
};
export const html = {
  picture: 'une image',
  page: 'une vidéo ou une autre page',
  sound: 'un son',
  form: 'un formulaire',
  script: 'un script',
  link: 'l’adresse d’un lien',
};
export const deepTags = (most: number) => `ce qui est dans plus de ${most} balises`;
export const htmlTooLong = (length: number, most: number) =>
  `a ${length} caractères de HTML : le maximum est ${most}, raccourcissez-le donc`;
export const tooManyTagsOfHtml = (tags: number, most: number) =>
  `a ${tags} balises HTML : le maximum est ${most}, simplifiez-le donc`;
