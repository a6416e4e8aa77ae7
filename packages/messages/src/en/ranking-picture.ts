import type { rankingPicture as french } from '../fr/ranking-picture.ts'
import type { Translation } from '../translation.ts'

export const rankingPicture: Translation<typeof french> = {
  shareLink: 'Share the link',
  title: 'Share the standings',
  alt: 'Final standings of “{name}”: {rows}.',
  altOfPod: 'Final standings of “{name}”, {pod}: {rows}.',
  row: '{place} {name}, {points}',
  rowOfBracket: '{place} {name}',
  drawing: 'Drawing the picture…',
  share: 'Share the picture',
  save: 'Save the picture',
  fileName: 'standings-{code}.png',
  more_one: 'and {count} more player',
  more_other: 'and {count} more players',
  failed: 'The picture could not be drawn',
  failedHelp: 'The standings stay on this page, and you can still share the link.',
}
