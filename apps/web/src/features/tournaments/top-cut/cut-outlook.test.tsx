import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { type CutOutlook, cutOutlooks } from '@tablee/domain/tournaments/rounds/cut-outlook'
import { MAGIC } from '@tablee/domain/tournaments/rule-packs/magic'
import { after, firstOpenMatch, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { playedTournament } from '@tablee/domain/tournaments/testing/played-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { render, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { Drawings } from '../testing/count-drawings.ts'
import { chanceText } from './chance-text.ts'
import { CutRace } from './cut-race.tsx'
import { OwnOutlook } from './own-outlook.tsx'

function inLastRound(planned = 4): Tournament {
  const played = playedTournament({ players: 18, rounds: 4, seed: 'race' })
  const rules = { ...MAGIC, topCut: [{ players: 9, size: 8 }] }
  return { ...played, rules, stages: [{ kind: 'swiss', plannedRounds: planned }] }
}

async function show(screenOf: React.ReactNode, language: 'fr' | 'en' = 'fr') {
  render(
    <LanguageProvider translator={await createTranslator(language)} onChoose={() => {}}>
      {screenOf}
    </LanguageProvider>,
  )
}

test('NONE-9 everybody reads who is through, who still plays for it and who is not, each once', async () => {
  const tournament = inLastRound()
  await show(<CutRace tournament={tournament} own={null} />)
  const race = screen.getByRole('region', { name: 'Qui va en top 8\u202f?' })
  expect(within(race).getAllByRole('listitem')).toHaveLength(18)
  const outlooks = cutOutlooks(tournament)?.players ?? []
  const count = (chances: readonly string[]) => outlooks.filter(({ chance }) => chances.includes(chance)).length
  expect(screen.getByText(`Encore en course : ${count(['open', 'tiebreakers'])}`)).toBeDefined()
  expect(screen.getByText(/l’organisation décide s’il est joué\. Compté aux points/)).toBeDefined()
})

test('NONE-15 a result that comes draws the rows of the race in which something changes, and no other', async () => {
  const translator = await createTranslator('fr')
  const drawings = new Drawings()
  const stay = () => {}
  const shown = (tournament: Tournament) => (
    <LanguageProvider translator={translator} onChoose={stay}>
      <Profiler id="race" onRender={drawings.note}>
        <CutRace tournament={tournament} own={null} />
      </Profiler>
    </LanguageProvider>
  )
  const before = inLastRound()
  const { rerender } = render(shown(before))
  const now = after(before, setScore(before, { matchId: firstOpenMatch(before).id, score: twoNil }))
  const { length } = drawings.commits
  rerender(shown(now))
  const drawn = drawings.commits.slice(length).flatMap((commit) => commit.filter(({ name }) => name === 'RaceRow'))
  const names = new Map(before.players.map(({ id, name }) => [id, name]))
  const rowsOf = (tournament: Tournament) =>
    new Map(
      cutOutlooks(tournament)?.players.map((one) => [
        names.get(one.playerId),
        `${one.points} ${one.chance} ${chanceText(one)}`,
      ]),
    )
  const [stood, stands] = [rowsOf(before), rowsOf(now)]
  const changed = [...stands.keys()].filter((name) => stands.get(name) !== stood.get(name))
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThan(stands.size)
  expect(drawn.map(({ props }) => props.name).toSorted()).toEqual(changed.toSorted())
})

test('NONE-9 a player reads what the own match still decides, result by result', async () => {
  const tournament = inLastRound()
  const outlook = cutOutlooks(tournament)?.players.find((each) => chanceText(each) === 'drawIsEnough')
  if (!outlook) throw new Error('nobody is through with a draw')
  await show(<OwnOutlook tournament={tournament} own={outlook.playerId} />, 'en')
  expect(screen.getByText('A draw is enough for the top 8.')).toBeDefined()
  expect(screen.getByText(/the organizer decides whether it is played/)).toBeDefined()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Win', 'Draw', 'Loss'])
  expect(screen.getAllByRole('definition')[1]?.textContent).toBe('place secured')
})

test('NONE-9 with a round to come it says what is certain, and nothing once all is played or long before', async () => {
  await show(<CutRace tournament={inLastRound(5)} own={null} />)
  expect(screen.getByText(/Une ronde reste à apparier/)).toBeDefined()
  await show(<CutRace tournament={inLastRound(7)} own={null} />)
  await show(<CutRace tournament={withResults(inLastRound())} own={null} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test('NONE-9 each way a match can still matter has its sentence', () => {
  const of = (after: CutOutlook['after'], chance: CutOutlook['chance'] = 'open') =>
    chanceText({ playerId: 'p' as CutOutlook['playerId'], points: 6, chance, after })
  expect(of(null)).toBe('others')
  expect(of(null, 'tiebreakers')).toBe('tiebreakers')
  expect(of(null, 'in')).toBe('in')
  expect(of({ won: 'in', drawn: 'in', lost: 'open' })).toBe('drawIsEnough')
  expect(of({ won: 'in', drawn: null, lost: 'out' })).toBe('winIsEnough')
  expect(of({ won: 'tiebreakers', drawn: 'out', lost: 'out' }, 'tiebreakers')).toBe('winAndTiebreakers')
  expect(of({ won: 'open', drawn: 'open', lost: 'out' })).toBe('winAndOthers')
})
