/** One's own result as a picture, made on the device. */
export const resultPicture = {
  open: 'Mon résultat en image',
  title: 'Partager mon résultat',
  name: '{name} · {place} · {record}',
  place: '{place} sur {count}',
  alt: '{name} · {place} · {record}, « {tournament} » : {rounds}.',
  round: 'Ronde {round}',
  shape: 'Format de l’image',
  tall: 'Vertical',
  wide: 'Horizontal',
  fileName: 'resultat-{code}.png',
} as const
