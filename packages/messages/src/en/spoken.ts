import type { spoken as french } from '../fr/spoken.ts'
import type { Translation } from '../translation.ts'

export const spoken: Translation<typeof french> = {
  title: 'Read my table aloud',
  noVoice: 'This device has no English voice. Add one in its settings; until then it stays silent.',
  failed: 'The voice of this device did not speak. Turn the volume up, then press “Listen”.',
  listen: 'Listen',
  stop: 'Stop the voice',
  seat: '{round}. Table {table}, seat {seat}, against {name}, team {team}.',
  alone: '{round}. {text}.',
  draft: 'Draft. Pod {pod}, seat {seat}.',
}
