export const rankingPicture = {
  open: 'Image du classement',
  title: 'Partager le classement',
  alt: 'Classement final de « {name} » : {rows}.',
  row: '{place} {name}, {points}',
  drawing: 'Dessin de l’image…',
  share: 'Partager l’image',
  save: 'Enregistrer l’image',
  fileName: 'classement-{code}.png',
  more_one: 'et {count} autre personne',
  more_other: 'et {count} autres personnes',
  failed: 'L’image n’a pas pu être dessinée',
  failedHelp: 'Le classement reste sur cette page, et son lien peut toujours être partagé.',
} as const
