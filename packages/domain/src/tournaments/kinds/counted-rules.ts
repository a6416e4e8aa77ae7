import { type CountedRules, podRules } from '../rule-packs/pod-rules.ts'
import type { Tournament } from '../tournament.ts'

/** The rules by which a tournament is played and counted: its pack's, made for its kind of table. Nobody else asks for that. */
export function countedRules({ rules, stages: [first] }: Pick<Tournament, 'rules' | 'stages'>): CountedRules {
  switch (first?.kind) {
    case undefined:
    case 'swiss':
    case 'draft':
    case 'elimination':
    case 'round-robin':
      return rules
    case 'pods':
    case 'pod-bracket':
      return podRules(rules)
    default:
      return first satisfies never
  }
}
