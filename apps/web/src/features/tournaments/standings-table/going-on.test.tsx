import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { advancingFrom } from '@tablee/domain/tournaments/rounds/group-seeds'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { RankingSection } from '../tournament-page/ranking-section.tsx'
import { goingOn } from './going-on.ts'

const NAMES = Array.from({ length: 12 }, (_, index) => `Joueuse ${index + 1}`)

function inGroups(): Tournament {
  const waiting = venue(NAMES, { capacity: 12 })
  return started(after(waiting, changeSettings(waiting, { structure: 'groups' })))
}

const next = (now: Tournament) =>
  withResults(after(now, startNextRound(now, { seed: `r${now.rounds.length}`, wished: null })))

async function show(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  return showScreen(<RankingSection tournament={tournament} own={null} />, { server })
}

/** How many rows say so. */
const saying = (words: RegExp) => screen.getAllByRole('row').filter((row) => words.test(row.textContent ?? '')).length

test('STGE-35 the ranking of each group says in words who would go on now, and a legend says what the marks mean', async () => {
  const tournament = withResults(inGroups())
  await show(tournament)
  await screen.findByRole('heading', { name: /^Groupe.A$/ })
  expect(saying(/, qualification pour l’instant(?!, tous)/)).toBe(6)
  expect(saying(/, qualification pour l’instant, tous groupes confondus/)).toBe(2)
  expect(screen.getAllByText('Se qualifie si les groupes s’arrêtent là.')).toHaveLength(1)
})

test('STGE-35 those who are marked once the groups are over are those of the bracket, which has no marks', async () => {
  const over = next(next(withResults(inGroups())))
  const going = goingOn(over, 3)
  const marked = over.players.filter(({ id }) => going?.of(id)).map(({ id }) => id)
  expect(marked.toSorted()).toEqual(advancingFrom(over, 3)?.seeds.toSorted())
  await show(over)
  expect(await screen.findByText('Se qualifie pour le tableau final.')).toBeTruthy()
  expect(saying(/, qualification/)).toBe(8)
  const cut = after(over, startCut(over, { wish: { by: 'groups' }, afterRound: 3, seed: 'cut' }))
  expect(goingOn(cut, 3)).toBeNull()
})

test('STGE-35 nothing is marked before the first result, and whoever left is passed over by the next', () => {
  expect(goingOn(inGroups(), 1)).toBeNull()
  const one = withResults(inGroups())
  const first = one.players.find(({ id }) => goingOn(one, 1)?.of(id) === 'first')
  if (!first) throw new Error('Somebody would go on')
  const left = after(one, removePlayer(one, first.id))
  expect(goingOn(left, 1)?.of(first.id)).toBeNull()
  expect(left.players.filter(({ id }) => goingOn(left, 1)?.of(id))).toHaveLength(8)
})
