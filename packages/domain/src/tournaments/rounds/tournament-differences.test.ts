import { expect, test } from 'vitest'
import { changeSettings } from '../life/change-settings.ts'
import { customiseRules, type RuleOverrides } from '../rule-packs/customise-rules.ts'
import { POD_PRESETS } from '../rule-packs/pod-rules.ts'
import { withFloor } from '../rule-packs/rule-differences.ts'
import { rulePackFor } from '../rule-packs/rule-packs.ts'
import { anEmptyTournament, aTournamentOf, started } from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { mayDiffer } from './planned-apart.ts'
import { tournamentDifferences } from './tournament-differences.ts'

function varied(overrides: RuleOverrides): Tournament['rules'] {
  const outcome = customiseRules(rulePackFor('magic'), overrides)
  if (!outcome.accepted) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const BY_HAND = { minutes: 40, startsWithRound: false }

test.each<[string, Partial<Tournament>, readonly unknown[]]>([
  ['nothing', {}, []],
  ['points', { rules: varied({ points: { win: 2, draw: 1, loss: 0 } }) }, [{ rule: 'win', points: 2 }]],
  ['best of one', { rules: varied({ bestOf: 1 }) }, [{ rule: 'bestOf', games: 1 }]],
  ['no draws', { rules: varied({ draws: false }) }, [{ rule: 'draws', arePossible: false }]],
  ['the floor', { rules: varied(withFloor(rulePackFor('magic'), [0, 1])) }, [{ rule: 'floor', floor: [0, 1] }]],
  ['the clock of the rules', { rules: varied({ roundMinutes: 40 }) }, [{ rule: 'minutes', minutes: 40 }]],
  ['the clock by hand', { clockPlan: BY_HAND }, [{ rule: 'minutes', minutes: 40 }]],
  ['both clocks', { rules: varied({ roundMinutes: 30 }), clockPlan: BY_HAND }, [{ rule: 'minutes', minutes: 40 }]],
  [
    'a clock by hand that is the game’s again',
    { rules: varied({ roundMinutes: 30 }), clockPlan: { ...BY_HAND, minutes: 50 } },
    [],
  ],
  ['the clock of a cut', { rules: varied({ cutMinutes: null }) }, [{ rule: 'cutMinutes', minutes: null }]],
  ['a cut', { plannedCut: 2 }, [{ rule: 'cut', size: 2 }]],
  ['no cut', { plannedCut: 0 }, [{ rule: 'cut', size: 0 }]],
  ['the cut that a full field gets', { plannedCut: 8 }, []],
  ['the cut that a field of any size may get', { plannedCut: 8, capacity: null }, []],
  ['a cut kept from before, where none follows', { plannedCut: 2, stages: [{ kind: 'round-robin', order: [] }] }, []],
])('GAME-11 NONE-8 what differs is named: %s', (_, differing, named) => {
  const tournament = { ...anEmptyTournament(), capacity: 24, ...differing }
  expect(tournamentDifferences(tournament)).toEqual(named)
  expect(mayDiffer(tournament) || named.length === 0).toBe(true)
})

test('GAME-11 once it is played, the cut differs from what this field would get', () => {
  const played = { ...started(aTournamentOf(6)), plannedCut: 0 } as const
  expect(tournamentDifferences(played)).toEqual([])
  expect(tournamentDifferences({ ...played, plannedCut: 4 })).toEqual([{ rule: 'cut', size: 4 }])
})

test('GAME-10 rules are varied until round 1 is paired, against the published pack, and come back', () => {
  const waiting = anEmptyTournament()
  const once = changeSettings(waiting, { rules: { bestOf: 1 } })
  if (!once.accepted) throw new Error('refused')
  expect(once.value).toEqual([{ kind: 'rules_varied', rules: varied({ bestOf: 1 }) }])
  const after = { ...waiting, rules: varied({ bestOf: 1 }) }
  // The wishes are the whole: best of one is not kept beside another.
  expect(changeSettings(after, { rules: { draws: false } })).toEqual({
    accepted: true,
    value: [{ kind: 'rules_varied', rules: varied({ draws: false }) }],
  })
  expect(changeSettings(after, { rules: {} })).toEqual({
    accepted: true,
    value: [{ kind: 'rules_varied', rules: rulePackFor('magic') }],
  })
  expect(changeSettings(after, { rules: { bestOf: 1 } })).toEqual({ accepted: true, value: [] })
})

test('GAME-12 rules are fixed once round 1 is paired; saying them again changes nothing', () => {
  const played = started(aTournamentOf(6))
  expect(changeSettings(played, { rules: { bestOf: 1 } })).toMatchObject({ refusal: { code: 'rules_fixed' } })
  expect(changeSettings(played, { rules: {} })).toEqual({ accepted: true, value: [] })
  expect(changeSettings(played, { rules: { bestOf: 40 } })).toMatchObject({ refusal: { code: 'rules_invalid' } })
})

test('GAME-12 saying a wager again changes nothing, also once the rules were stored, whose members stand in another order', () => {
  const { placings, ...others } = varied({ placings: POD_PRESETS.wager })
  const stored = { ...started(aTournamentOf(6)), rules: { placings, ...others } }
  expect(changeSettings(stored, { rules: { placings: POD_PRESETS.wager } })).toEqual({ accepted: true, value: [] })
})
