import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, openMatches, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { Drawings } from '../testing/count-drawings.ts'
import { venue } from '../testing/venue.ts'
import { RankingSection } from '../tournament-page/ranking-section.tsx'
import { liveStandings } from './live-standings.ts'

const stay = () => {}
const NAMES = Array.from({ length: 12 }, (_, index) => `Joueuse ${index + 1}`)

function secondRound(): Tournament {
  const first = withResults(started(venue(NAMES, { capacity: 12 })))
  return after(first, startNextRound(first, { seed: 'seed', wished: null }))
}

function withOneResult(now: Tournament): Tournament {
  const [{ id: matchId } = { id: '' as never }] = openMatches(now)
  return after(now, setScore(now, { matchId, score: twoNil }))
}

test('DESK-12 a result of the round under way makes no ranking of the rounds before it, and draws none of its rows', async () => {
  const translator = await createTranslator('fr')
  const drawings = new Drawings()
  const shown = (tournament: Tournament) => (
    <LanguageProvider translator={translator} onChoose={stay}>
      <Profiler id="ranking" onRender={drawings.note}>
        <RankingSection tournament={tournament} own={null} />
      </Profiler>
    </LanguageProvider>
  )
  const before = secondRound()
  const { rerender } = render(shown(before))
  expect(screen.getByRole('heading', { name: 'Classement après la ronde 1' })).toBeTruthy()
  const { length } = drawings.commits
  const now = withOneResult(before)
  rerender(shown(now))
  const drawn = drawings.commits.slice(length).flat()
  expect(drawn.some(({ name }) => name === 'RankingSection')).toBe(true)
  expect(drawn.filter(({ name }) => name === 'StandingsTable' || name === 'TableRow')).toEqual([])
  expect(liveStandings(now)).toBe(liveStandings(before))
})

test('DESK-12 a corrected result of an earlier round makes and draws it anew', () => {
  const before = secondRound()
  const [{ id: matchId } = { id: '' as never }] = before.matches
  const corrected = after(before, setScore(before, { matchId, score: { wins1: 0, wins2: 2, draws: 0 } }))
  expect(liveStandings(corrected)).not.toEqual(liveStandings(before))
  const whole = withResults(before)
  expect(liveStandings(whole)).not.toEqual(liveStandings(before))
})
