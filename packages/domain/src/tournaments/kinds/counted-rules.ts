import { type CountedRules, podRules } from '../rule-packs/pod-rules.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import { teamRules } from '../rule-packs/team-rules.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'
import { partOf, rankedIndex, rankedIndexAt } from './part.ts'

type Ruled = Pick<Tournament, 'rules' | 'stages' | 'teamKind'>
type Packed = Pick<Tournament, 'rules' | 'stages'>

/** The rules by which the current part is played and counted: its pack's, made for its kind of table. Nobody else asks for that. */
export function countedRules({ rules, stages, teamKind }: Ruled): CountedRules {
  return countedRulesOf({ rules, stages, teamKind }, rankedIndex({ stages }))
}

/** Likewise of a round's part. */
export function countedRulesAt(tournament: Ruled & Pick<Tournament, 'rounds'>, round: RoundNumber): CountedRules {
  return countedRulesOf(tournament, rankedIndexOfRound(tournament, round))
}

function rankedIndexOfRound({ stages, rounds }: Pick<Tournament, 'stages' | 'rounds'>, round: RoundNumber): number {
  if (stages.length < 2) return 0
  const index = rounds.find(({ number }) => number === round)?.stage ?? stages.length - 1
  return rankedIndexAt({ stages }, index)
}

/** Likewise of a stage. */
export function countedRulesOf({ rules, stages, teamKind }: Ruled, index: number): CountedRules {
  const stage = stages[index]
  const pack = packOfStage({ rules, stages }, index)
  switch (stage?.kind) {
    case undefined:
    case 'swiss':
    case 'elimination':
    case 'round-robin':
      return teamKind === null ? pack : teamRules(pack, teamKind)
    case 'groups':
      // Smaller groups end earlier.
      return { ...(teamKind === null ? pack : teamRules(pack, teamKind)), missedRounds: 'not-played' }
    case 'draft':
      return stage.knockout ? { ...pack, missedRounds: 'not-played' } : pack
    case 'pods':
    case 'pod-bracket':
      return podRules(pack)
    default:
      return stage satisfies never
  }
}

/** The pack of the current part, as its game has it. */
export function packOf({ rules, stages }: Packed): RulePack {
  return packOfStage({ rules, stages }, rankedIndex({ stages }))
}

/** Likewise of a round's part. */
export function packAt(tournament: Packed & Pick<Tournament, 'rounds'>, round: RoundNumber): RulePack {
  return packOfStage(tournament, rankedIndexOfRound(tournament, round))
}

function packOfStage({ rules, stages }: Packed, index: number): RulePack {
  const stage = stages[index]
  return (stage && partOf(stage)?.rules) ?? rules
}

/** The rules of each round's part, looked up once each. */
export function rulesByRound(tournament: Ruled & Pick<Tournament, 'rounds'>): (round: RoundNumber) => CountedRules {
  const current = countedRules(tournament)
  if (tournament.stages.length < 2) return () => current
  const known = new Map(tournament.rounds.map(({ number }) => [number, countedRulesAt(tournament, number)]))
  return (round) => known.get(round) ?? current
}
