import {
  portableTournament as portableSchema,
  portableText,
} from '@tablee/contract/tournaments/documents/portable-tournament'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { customiseRules, type RuleOverrides } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { withFloor } from '@tablee/domain/tournaments/rule-packs/rule-differences'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { RULE_PACKS, rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { aTournamentOf, started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { rulesInWords } from './rules-in-words.ts'

function playing(game: Game, rules: RuleOverrides, more: Partial<WholeTournament> = {}): WholeTournament {
  const varied = customiseRules(rulePackFor(game), rules)
  if (!varied.accepted) throw new Error(JSON.stringify(varied))
  return { ...started(aTournamentOf(4)), rules: varied.value, ...more }
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('GAME-18 a file names its pack with the date, whether it is official, and each thing that differs, in both languages', () => {
  const varied = playing(
    'magic',
    {
      ...{ points: { win: 4, draw: 1, loss: 0 }, bestOf: 1, draws: false, turnsAfterTime: 3 },
      ...{ finalMinutes: 60, noShow: 'asks' },
      ...withFloor(rulePackFor('magic'), [1, 4]),
    },
    { clockPlan: { minutes: 40, startsWithRound: false } },
  )
  const { fr, en } = rulesInWords(varied)
  expect(plain(fr)).toBe(
    'Magic The Gathering (Magic Tournament Rules, 27 February 2026). Règles adaptées : victoire 4 points, une seule partie, pas de nul, plancher 25,0 %, pas de sortie d’office après une absence, 3 tours de plus à la fin du temps, finale : 60 min, rondes de 40 min',
  )
  expect(plain(en)).toContain('a win is 4 points, one game only')
  expect(plain(en)).toContain('25.0%')
  expect(rulesInWords(playing('altered', {})).fr).toMatch(/^Altered \(.+27 February 2026, non officiel\)$/)
})

test('GAME-18 every pack is said whole, and no sentence is missing', () => {
  for (const rules of RULE_PACKS) {
    const said = rulesInWords({ ...started(aTournamentOf(4)), rules })
    for (const text of Object.values(said)) {
      expect(text).toContain(rules.source)
      expect(text).not.toMatch(/gameRules\.|gameTypes\.|\{/)
    }
  }
  expect(plain(rulesInWords(playing('magic', {}, { plannedCut: 2 })).fr)).toContain('finale à deux')
  const pods = rulesInWords(playing('magic', { placings: { points: { win: 3, draw: 1, loss: 0 }, places: null } }))
  expect(pods.fr).toContain('points des tables de quatre 3-1-0 (victoire, nulle, défaite)')
})

test('GAME-18 what is said in words is passed over when the file is read, and older files have nothing or one language', () => {
  const file = portableTournament(playing('magic', { bestOf: 1 }))
  for (const words of [null, 'une seule partie', { fr: 'une seule partie', en: 'a single game' }]) {
    const read = portableSchema.safeParse(JSON.parse(portableText(file, words)))
    expect(read.data?.rules.bestOf).toBe(1)
  }
})
