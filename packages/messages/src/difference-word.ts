import type { PodPreset } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import type { RuleDifference } from '@tablee/domain/tournaments/rule-packs/rule-differences'
import type { gameRules } from './fr/game-rules.ts'

type Plain<Key> = Key extends `${infer Word}_one` | `${infer Word}_other` ? Word : Key

/** A name under `gameRules.difference`. */
export type DifferenceWord = Plain<keyof typeof gameRules.difference>

export type DifferenceSaid = {
  readonly word: DifferenceWord
  readonly values: Readonly<Record<string, string | number>>
}

type Naming = {
  readonly percent: (ratio: number) => string
  /** Of `gameRules.podPoints`. */
  readonly points: (preset: PodPreset | 'own') => string
}

/** Which sentence names a difference, and with what: screens and exported files say the same. A planned cut is named by cuts. */
export function differenceWord(difference: RuleDifference, naming: Naming): DifferenceSaid {
  switch (difference.rule) {
    case 'win':
    case 'draw':
    case 'loss':
      return { word: difference.rule, values: { count: difference.points } }
    case 'bestOf':
      return { word: 'bestOf', values: { count: difference.games } }
    case 'draws':
      return { word: difference.arePossible ? 'draws' : 'noDraws', values: {} }
    case 'floor': {
      const [numerator, denominator] = difference.floor
      if (numerator === 0) return { word: 'noFloor', values: {} }
      return { word: 'floor', values: { floor: naming.percent(numerator / denominator) } }
    }
    case 'minutes':
      return { word: 'minutes', values: { minutes: difference.minutes } }
    case 'turnsAfterTime':
      if (difference.turns === null) return { word: 'stopsAtTime', values: {} }
      return { word: 'turnsAfterTime', values: { count: difference.turns } }
    case 'cutMinutes':
      if (difference.minutes === null) return { word: 'noCutMinutes', values: {} }
      return { word: 'cutMinutes', values: { minutes: difference.minutes } }
    case 'finalMinutes':
      if (difference.minutes === null) return { word: 'noFinalMinutes', values: {} }
      return { word: 'finalMinutes', values: { minutes: difference.minutes } }
    case 'pods':
      return { word: 'pods', values: { points: naming.points(difference.preset ?? 'own') } }
    case 'noShow':
      return { word: difference.drops ? 'noShowDrops' : 'noShowAsks', values: {} }
    case 'others':
      return { word: 'others', values: {} }
    default:
      return difference satisfies never
  }
}
