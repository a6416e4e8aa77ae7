import { seededRandom } from '@tablee/domain/seeded-random'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { TournamentCode } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import type { SearchTerm } from '../../../database/search/search-index.ts'
import { planSearch } from './search-plan.ts'
import { foundBy } from './search-tokens.ts'

const HOUR_MS = 3_600_000

function startingAt(startsAt: string) {
  const announcement = {
    ...({ game: 'magic', format: 'modern', formatName: null, endsAt: null, description: '', location: null } as const),
    startsAt,
  }
  return new Set(
    foundBy({
      ...{ name: 'Tournoi', code: 'ABCDEF' as TournamentCode, hasPassword: false, announcement },
      ...{ phase: { kind: 'waiting' }, rules: rulePackFor('magic') },
    }).tokens,
  )
}

function holds(term: SearchTerm, tokens: ReadonlySet<string>): boolean {
  if (term.kind === 'token') return tokens.has(term.token)
  if (term.kind === 'without') return holds(term.term, tokens) && !holds(term.excluded, tokens)
  return term.kind === 'all'
    ? term.terms.every((one) => holds(one, tokens))
    : term.terms.some((one) => holds(one, tokens))
}

test('SRCH-9 from any hour on, the index finds the starts from that hour on and no others, or the starts before', () => {
  const random = seededRandom('starts')
  const hour = () => Date.UTC(2000) + Math.floor(random() * 876_000) * HOUR_MS
  for (let draw = 0; draw < 2000; draw++) {
    const from = hour()
    // Half of them near the moment, where digits change.
    const start = (draw % 2 ? hour() : from + Math.floor(random() * 5 - 2) * HOUR_MS) + Math.floor(random() * HOUR_MS)
    const moment = new Date(from).toISOString()
    const plan = planSearch([{ method: 'greaterThanEqual', attribute: 'tournamentDate', values: [moment] }])
    const isFound = plan !== null && holds(plan.term, startingAt(new Date(start).toISOString()))
    expect(isFound, `${new Date(start).toISOString()} from ${moment}`).toBe(start >= from)
    expect(plan).toMatchObject({ rest: [], startsFrom: moment })
    const before = planSearch([{ method: 'lessThan', attribute: 'tournamentDate', values: [moment] }])
    expect(before !== null && holds(before.term, startingAt(new Date(start).toISOString()))).toBe(start < from)
  }
})
