import { areSameRules } from './are-same-rules.ts'
import { customiseRules, type RuleOverrides } from './customise-rules.ts'
import { hasDraws } from './games-of-match.ts'
import { noShowOf } from './no-show.ts'
import { type PodPreset, podPresetOf, wholePlacingRules } from './pod-rules.ts'
import { type Fraction, isVaried, publishedId, type RulePack } from './rule-pack.ts'
import { findRulePack } from './rule-packs.ts'
import { turnsAfterTime } from './turns-after-time.ts'

/** One thing in which a tournament's rules differ from the published pack. */
export type RuleDifference =
  | { readonly rule: 'win' | 'draw' | 'loss'; readonly points: number }
  | { readonly rule: 'bestOf'; readonly games: number }
  | { readonly rule: 'draws'; readonly arePossible: boolean }
  | { readonly rule: 'floor'; readonly floor: Fraction }
  | { readonly rule: 'minutes'; readonly minutes: number }
  /** After the one under way, once the time is up; null: the game stops. */
  | { readonly rule: 'turnsAfterTime'; readonly turns: number | null }
  /** Of a cut's rounds, and of its final; null: no clock. */
  | { readonly rule: 'cutMinutes' | 'finalMinutes'; readonly minutes: number | null }
  /** At tables of four; null: by no preset. */
  | { readonly rule: 'pods'; readonly preset: PodPreset | null }
  /** Whether who missed a match is out. */
  | { readonly rule: 'noShow'; readonly drops: boolean }
  | { readonly rule: 'others' }

/** None for a published pack. */
export function ruleDifferences(rules: RulePack): readonly RuleDifference[] {
  if (!isVaried(rules)) return []
  const pack = findRulePack(publishedId(rules))
  if (!pack) return [{ rule: 'others' }]
  const named = namedDifferences(rules, pack)
  return isAll(rules, pack, named) ? named : [...named, { rule: 'others' }]
}

/** What a change of rules is about: how each of it was, and how it is. */
type RuleChange = { readonly from: readonly RuleDifference[]; readonly to: readonly RuleDifference[] }

export function ruleChange(before: RulePack, after: RulePack): RuleChange {
  const to = namedDifferences(after, before)
  const others = isAll(after, before, to) ? [] : [{ rule: 'others' } as const]
  return { from: namedDifferences(before, after), to: [...to, ...others] }
}

function namedDifferences(rules: RulePack, pack: RulePack): readonly RuleDifference[] {
  const { points, bestOf, matchWin, roundMinutes } = rules
  const ofCut = (['cutMinutes', 'finalMinutes'] as const).filter((rule) => rules[rule] !== pack[rule])
  const worth = (['win', 'draw', 'loss'] as const).filter((rule) => points[rule] !== pack.points[rule])
  const [numerator, denominator] = matchWin.floor
  const turns = turnsAfterTime(rules)
  const isSameFloor = numerator * pack.matchWin.floor[1] === pack.matchWin.floor[0] * denominator
  return [
    ...worth.map((rule) => ({ rule, points: points[rule] })),
    ...(bestOf === pack.bestOf ? [] : [{ rule: 'bestOf', games: bestOf } as const]),
    ...(hasDraws(rules) === hasDraws(pack) ? [] : [{ rule: 'draws', arePossible: hasDraws(rules) } as const]),
    ...(isSameFloor ? [] : [{ rule: 'floor', floor: matchWin.floor } as const]),
    ...(noShowOf(rules) === noShowOf(pack) ? [] : [{ rule: 'noShow', drops: noShowOf(rules) === 'drops' } as const]),
    ...(isSamePods(rules, pack) ? [] : [{ rule: 'pods', preset: podPresetOf(rules.placings) } as const]),
    ...(roundMinutes === pack.roundMinutes ? [] : [{ rule: 'minutes', minutes: roundMinutes } as const]),
    ...(turns === turnsAfterTime(pack) ? [] : [{ rule: 'turnsAfterTime', turns } as const]),
    ...ofCut.map((rule) => ({ rule, minutes: rules[rule] })),
  ]
}

function isSamePods({ placings: one }: RulePack, { placings: other }: RulePack): boolean {
  return JSON.stringify(wholePlacingRules(one)) === JSON.stringify(wholePlacingRules(other))
}

/** Whether the pack varied by what is named is the whole. */
function isAll(rules: RulePack, pack: RulePack, named: readonly RuleDifference[]): boolean {
  const floor = named.some(({ rule }) => rule === 'floor') ? withFloor(pack, rules.matchWin.floor) : {}
  const again = customiseRules(pack, {
    ...{ points: rules.points, bestOf: rules.bestOf, draws: hasDraws(rules), roundMinutes: rules.roundMinutes },
    ...{ cutMinutes: rules.cutMinutes, finalMinutes: rules.finalMinutes },
    ...floor,
    ...{ placings: rules.placings, noShow: rules.noShow, turnsAfterTime: rules.turnsAfterTime },
  })
  return again.accepted && areSameRules({ ...again.value, id: '' }, { ...rules, id: '' })
}

/** The floor of every percentage that has one, and of who met nobody. */
export function withFloor(pack: RulePack, floor: Fraction): RuleOverrides {
  return { matchWin: { floor }, ...(pack.gameWin.counts ? { gameWin: { floor } } : {}), noOpponent: floor }
}
