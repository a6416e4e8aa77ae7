import type { resultPicture as french } from '../fr/result-picture.ts'
import type { Translation } from '../translation.ts'

export const resultPicture: Translation<typeof french> = {
  open: 'My result as a picture',
  title: 'Share my result',
  name: '{name} · {place} · {record}',
  place: '{place} of {count}',
  alt: '{name} · {place} · {record}, “{tournament}”: {rounds}.',
  round: 'Round {round}',
  shape: 'Shape of the picture',
  tall: 'Portrait',
  wide: 'Landscape',
  fileName: 'result-{code}.png',
}
