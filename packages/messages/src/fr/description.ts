/** The product in the two lines that a search engine shows. */
export const description =
  'Créez un tournoi de jeu de cartes ou rejoignez-en un avec son code : rondes suisses, scores saisis sur les téléphones, classement en direct. Gratuit et sans compte.'
