import type { DeskActName } from '@tablee/domain/tournaments/acts/desk-acts'
import type { fr } from '@tablee/messages/fr'

type ActKind = keyof (typeof fr)['cave']['act']

const BY_WORD: readonly (readonly [RegExp, ActKind])[] = [
  [/clock|extra-time/, 'clock'],
  [/check-in|payment|award/, 'door'],
  [/score|bye|correct|result/, 'result'],
  [/round|pairing|start|cut|seat/, 'round'],
  [/penalty|no-show/, 'conduct'],
  [/player|names|registration/, 'player'],
  [/finish|reopen|cancel/, 'ending'],
]

/** One of the catalogue's kinds. */
export function kindOfAct(name: DeskActName): ActKind {
  return BY_WORD.find(([word]) => word.test(name))?.[1] ?? 'plan'
}
