import { bracketOf } from '@tablee/domain/tournaments/kinds/bracket'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { chooseStructure } from '@tablee/domain/tournaments/rounds/choose-structure'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, openMatches, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { bracketPage } from './bracket-page.ts'
import { Wall } from './wall.tsx'
import { PAGE_MS } from './wall-pages.ts'
import { wallScene } from './wall-scene.ts'

const next = (tournament: Tournament) => after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))

/** First round open after one Swiss round. */
function inCut(size: 4 | 8 | 16 | 32): Tournament {
  const names = Array.from({ length: size + 2 }, (_, index) => `Joueuse ${index + 1}`)
  const played = withResults(started(venue(names, { capacity: names.length })))
  return after(played, startCut(played, { wish: { by: 'size', size }, afterRound: 1, seed: 's' }))
}

/** The bracket is the whole tournament. */
function inElimination(players: number): Tournament {
  const waiting = venue(Array.from({ length: players }, (_, index) => `Joueuse ${index + 1}`))
  return started(after(waiting, chooseStructure(waiting, 'elimination')))
}

async function openWall(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<Wall code="ABCDEF" language={undefined} onLanguage={() => {}} />, { server })
  return { server, ...shown }
}

test('STAK-9 a bracket that is the whole tournament is not called the last part of one', async () => {
  await openWall(inElimination(5))
  expect(await screen.findByRole('heading', { name: 'Tableau' })).toBeTruthy()
})

test('STAK-6 STAK-9 the room reads who of each open match chooses who begins, and nobody does in a drawn bracket', async () => {
  const semis = inCut(4)
  const { server, view } = await openWall(semis)
  await screen.findByRole('heading', { name: 'Tableau final' })
  const chosen = () => within(screen.getByRole('list', { name: 'Demi-finale' })).queryAllByText('choisit qui commence')
  expect(chosen()).toHaveLength(2)
  const [match] = openMatches(semis)
  if (match) server.happens(setScore(semis, { matchId: match.id, score: twoNil }))
  await vi.waitFor(() => expect(chosen()).toHaveLength(1))
  view.unmount()
  await openWall(inElimination(4))
  await screen.findByRole('heading', { name: 'Tableau' })
  expect(screen.queryByText('choisit qui commence')).toBeNull()
})

test('STAK-6 STAK-9 the room reads the match for the third place below the final', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `Joueuse ${index + 1}`)
  const swiss = withResults(started(venue(names, { capacity: 6 })))
  const wish = { by: 'size', size: 4 } as const
  const semis = after(swiss, startCut(swiss, { wish, afterRound: 1, seed: 's', thirdPlace: true }))
  const last = next(withResults(semis))
  await openWall(last)
  const third = within(await screen.findByRole('region', { name: 'Match pour la 3e place' }))
  expect(third.getAllByText(/^Joueuse/)).toHaveLength(2)
})

test('STAK-6 STAK-9 in a cut the room reads the tree with its tables, and who goes on as soon as they have won', async () => {
  const quarters = inCut(8)
  const { server } = await openWall(quarters)
  expect(await screen.findByRole('heading', { name: 'Tableau final' })).toBeTruthy()
  const rounds = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(rounds).toEqual(['Quart de finale', 'Demi-finale', 'Finale'])
  const first = within(screen.getByRole('list', { name: 'Quart de finale' }))
  expect(first.getAllByText('Table')).toHaveLength(4)
  expect(screen.getByText('4 tables jouent encore : 1, 2, 3, 4')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Demi-finale' })).getAllByText('À venir')).toHaveLength(4)
  for (const { id: matchId } of openMatches(quarters)) {
    act(() => server.happens(setScore(server.tournament, { matchId, score: twoNil })))
  }
  expect(await screen.findByText('Le tour suivant arrive.')).toBeTruthy()
  expect(first.getAllByText('gagne')).toHaveLength(4)
  expect(within(screen.getByRole('list', { name: 'Demi-finale' })).queryByText('À venir')).toBeNull()
})

test('STAK-6 STAK-9 the wall shows the tree from the first round of a cut to its final, and then the podium', () => {
  const semis = inCut(4)
  expect(wallScene(semis)).toEqual({ kind: 'bracket', round: 2, playing: [1, 2], isFinal: false })
  expect(wallScene(withResults(semis))).toEqual({ kind: 'bracket', round: 2, playing: [], isFinal: false })
  const final = next(withResults(semis))
  expect(wallScene(final)).toEqual({ kind: 'bracket', round: 3, playing: [1], isFinal: true })
  const played = withResults(final)
  expect(wallScene(after(played, finishTournament(played)))).toEqual({ kind: 'podium' })
})

test('STAK-6 STAK-9 a large tree takes turns, and no page holds more than four tables above each other', () => {
  for (const [size, pages] of [
    [4, 1],
    [8, 1],
    [16, 2],
    [32, 4],
  ] as const) {
    const tournament = inCut(size)
    const shown = Array.from({ length: pages }, (_, index) => bracketPage(tournament, 2, index * PAGE_MS))
    expect(shown.map((page) => [page?.number, page?.of])).toEqual(shown.map((_, index) => [index + 1, pages]))
    const nodes = shown.flatMap((page) => page?.rounds[0]?.nodes ?? [])
    expect(nodes).toEqual(bracketOf(tournament)?.rounds[0]?.nodes)
    for (const page of shown) {
      expect(page?.rounds.at(-1)?.nodes).toHaveLength(1)
      expect(page?.rounds[0]?.nodes.length).toBe(Math.min(4, size / 2))
    }
    expect(bracketPage(tournament, 2, pages * PAGE_MS)).toEqual(shown[0])
  }
})

test('STAK-6 STAK-9 from the quarter-finals on the whole way to the final stays in sight', () => {
  const final = next(withResults(next(withResults(next(withResults(inCut(16)))))))
  const page = bracketPage(final, final.rounds.length, 0)
  expect(page?.rounds.map(({ places }) => places)).toEqual([8, 4, 2])
  expect(page?.of).toBe(1)
})

test('NONE-10 the room reads when the round and the day end, and nothing where nobody knows', async () => {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès', 'Hugo', 'Nora'])))
  const second = after(first, startNextRound(first, { seed: 's', wished: null }))
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const server = await PlayedTournamentServer.start(second)
  const paces = [
    { round: 1, pairedAt: minutesAgo(70), resultSeconds: [1_800, 2_400, 3_000] },
    { round: 2, pairedAt: minutesAgo(10), resultSeconds: [] },
  ]
  server.others.set('get-round-paces', () => executed(200, { success: true, data: { paces } }))
  await showScreen(<Wall code="ABCDEF" language={undefined} onLanguage={() => {}} />, { server })
  expect(await screen.findByText(/^Fin de la ronde .+ · de la dernière prévue (vers|entre) \d\d:\d[05]/)).toBeTruthy()
})

test('NONE-10 without a clock and without a round that ended the wall tells no time', async () => {
  await openWall(started(venue(['Zoé', 'Max'])))
  await screen.findByText('Trouvez votre nom')
  expect(screen.queryByText(/^Fin d/)).toBeNull()
})

test('STAK-6 STAK-9 at the end of a cut the room reads who won and how, and words where places stood', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  onTestFinished(() => void vi.restoreAllMocks())
  const final = withResults(next(withResults(inCut(4))))
  await openWall(after(final, finishTournament(final)))
  expect(await screen.findByRole('heading', { name: 'Classement final' })).toBeTruthy()
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/Joueuse \d/g, ' '))
  expect(lines.slice(0, 3)).toEqual([
    '1er Victoire · 3-0',
    expect.stringMatching(/^2e Finaliste · /),
    expect.stringMatching(/^3e Demi-finale · /),
  ])
  expect(lines[3]).toMatch(/^Demi-finale /)
  expect(lines[4]).toMatch(/^5 /)
})
