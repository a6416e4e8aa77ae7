/** Events of minors, whose names are shortened for everybody but the staff. */
export const youth = {
  short: 'jeunesse',
  title: 'Événement jeunesse',
  mark: 'Événement jeunesse : noms abrégés en public',
  help: 'Tout le monde lit un prénom et une initiale (« Léa M. ») ou un pseudo d’un seul mot. L’organisation lit les noms complets.',
  on: 'noms abrégés en public',
  off: 'non',
  atOnce: 'Les noms déjà affichés seront abrégés aussitôt, et le resteront.',
  stays: 'Des personnes se sont déjà inscrites : leurs noms restent abrégés.',
  save: 'Enregistrer',
  saved: 'Réglage jeunesse enregistré.',
  failed: 'Le réglage n’a pas changé',
  preview: 'Les autres verront « {name} ».',
  inPublic: 'en public : {name}',
  othersRead: 'Événement jeunesse : les autres lisent « {name} ».',
  realName: 'Nom complet, lu par l’organisation seule : {name}',
  nameHint: 'Prénom et nom, ou un pseudo d’un seul mot.',
} as const
