import { describe, expect, test } from 'vitest'
import { customiseRules, variationsOf } from '../rule-packs/customise-rules.ts'
import { ruleDifferences } from '../rule-packs/rule-differences.ts'
import { GAMES, type Game, type RulePack } from '../rule-packs/rule-pack.ts'
import { RULE_PACKS, rulePackFor } from '../rule-packs/rule-packs.ts'
import type { TeamKind } from '../teams/team.ts'
import type { PlayerId, Stage, Structure } from '../tournament.ts'
import { type AfterTime, afterTime } from './after-time.ts'
import { firstStageOf } from './stage.ts'

function inRoundOne(rules: RulePack, stage: Stage, teamKind: TeamKind | null = null): AfterTime {
  const round = { number: 1, stage: 0, pairing: null, clock: null } as never
  return afterTime({ rules, stages: [stage], rounds: [round], teamKind }, 1 as never)
}

/** "5 draw", "stops loss"; a star where no text of the publisher says so. */
function said({ turns, end, isOfficial }: AfterTime): string {
  return `${turns ?? 'stops'} ${end}${isOfficial ? '' : '*'}`
}

const MEETINGS = ['swiss', 'draft', 'round-robin', 'groups'] as const satisfies readonly Structure[]

/** Two people, a bracket, Two-Headed Giant, trios. */
const TABLE: Readonly<Record<Game, readonly [string, string, string, string]>> = {
  magic: ['5 draw', '5 winner', '3 draw', '5 draw'],
  pokemon: ['1 draw', '1 winner', '1 draw*', '1 draw*'],
  // One game of giants may be drawn in every game, and so may seats of trios leave a team without a winner.
  yugioh: ['stops loss', 'stops winner', 'stops draw*', 'stops loss*'],
  lorcana: ['5 draw', '5 winner', '3 draw*', '5 draw*'],
  altered: ['5 draw*', '5 winner*', '3 draw*', '5 draw*'],
  other: ['0 draw*', '0 winner*', '0 draw*', '0 draw*'],
  onepiece: ['stops loss', 'stops winner', 'stops draw*', 'stops loss*'],
  starwars: ['1 draw*', '1 winner*', '1 draw*', '1 draw*'],
  fleshandblood: ['1 draw*', '1 winner*', '1 draw*', '1 draw*'],
  digimon: ['3 draw*', '3 winner*', '3 draw*', '3 draw*'],
  riftbound: ['3 draw', '3 winner', '3 draw*', '3 draw*'],
  dragonball: ['stops loss*', 'stops winner*', 'stops draw*', 'stops loss*'],
}

describe('GAME-16 once the time is up', () => {
  test.each(GAMES)('%s plays on by its own pack, whatever is played', (game) => {
    const pack = rulePackFor(game)
    const [pair, bracket, giants, trios] = TABLE[game]
    for (const structure of MEETINGS) expect(said(inRoundOne(pack, firstStageOf(structure)))).toBe(pair)
    expect(said(inRoundOne(pack, { kind: 'elimination', seeds: ['p1' as PlayerId, 'p2' as PlayerId] }))).toBe(bracket)
    expect(said(inRoundOne(pack, firstStageOf('swiss'), 'two-headed-giant'))).toBe(giants)
    expect(said(inRoundOne(pack, firstStageOf('swiss'), 'trios'))).toBe(trios)
  })

  test('a knockout draft needs a winner, as a bracket does', () => {
    const draft: Stage = { kind: 'draft', plannedRounds: null, pods: [], cards: 15, knockout: true }
    expect(said(inRoundOne(rulePackFor('magic'), draft))).toBe('5 winner')
  })

  test.each(GAMES)('a table of four of %s finishes its turn, which is nobody’s official rule', (game) => {
    const pack = rulePackFor(game)
    const seeds = ['p1', 'p2', 'p3', 'p4'] as PlayerId[]
    expect(said(inRoundOne(pack, firstStageOf('pods')))).toBe('0 draw*')
    expect(said(inRoundOne(pack, { kind: 'pod-bracket', seeds }))).toBe('0 seed*')
    expect(said(inRoundOne(pack, { kind: 'pod-bracket', seeds, playsOn: true }))).toBe('0 plays-on*')
  })

  test('packs from before say what their game says', () => {
    for (const pack of RULE_PACKS) {
      const { turns } = inRoundOne(pack, firstStageOf('swiss'))
      expect(turns).toBe(inRoundOne(rulePackFor(pack.game), firstStageOf('swiss')).turns)
    }
  })
})

function varied(game: Game, turnsAfterTime: number | null): RulePack {
  const outcome = customiseRules(rulePackFor(game), { turnsAfterTime })
  if (!outcome.accepted) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

describe('GAME-17 turns after the time', () => {
  test('are varied by the organizer, for every kind of table, and named', () => {
    const rules = varied('onepiece', 3)
    expect(said(inRoundOne(rules, firstStageOf('swiss')))).toBe('3 loss*')
    expect(said(inRoundOne(rules, firstStageOf('pods')))).toBe('3 draw*')
    expect(said(inRoundOne(varied('magic', 4), firstStageOf('swiss'), 'two-headed-giant'))).toBe('4 draw*')
    expect(ruleDifferences(rules)).toEqual([{ rule: 'turnsAfterTime', turns: 3 }])
    expect(ruleDifferences(varied('magic', null))).toEqual([{ rule: 'turnsAfterTime', turns: null }])
    expect(customiseRules(rulePackFor('onepiece'), variationsOf(rules) ?? {})).toMatchObject({ value: rules })
  })

  test('are the pack’s where the wish is the same, and no more than ten', () => {
    expect(varied('magic', 5)).toBe(rulePackFor('magic'))
    expect(varied('yugioh', null)).toBe(rulePackFor('yugioh'))
    for (const turns of [-1, 11, 1.5]) {
      expect(customiseRules(rulePackFor('magic'), { turnsAfterTime: turns })).toMatchObject({
        refusal: { code: 'rules_invalid' },
      })
    }
  })
})
