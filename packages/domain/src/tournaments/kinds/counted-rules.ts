import { type CountedRules, podRules } from '../rule-packs/pod-rules.ts'
import { teamRules } from '../rule-packs/team-rules.ts'
import type { Tournament } from '../tournament.ts'

type RulesAsked = Pick<Tournament, 'rules' | 'stages' | 'teamKind'>

/** The rules by which a tournament is played and counted: its pack's, made for its kind of table. Nobody else asks for that. */
export function countedRules({ rules, teamKind, stages: [first] }: RulesAsked): CountedRules {
  switch (first?.kind) {
    case undefined:
    case 'swiss':
    case 'elimination':
    case 'round-robin':
      return teamKind === null ? rules : teamRules(rules, teamKind)
    case 'pods':
    case 'pod-bracket':
      return podRules(rules)
    default:
      return first satisfies never
  }
}
