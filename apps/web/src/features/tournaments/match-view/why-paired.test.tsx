import { chairsOf, isBye, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { seatLatePlayer } from '@tablee/domain/tournaments/players/seat-late-player'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { whyPaired } from '@tablee/domain/tournaments/rounds/why-paired'
import {
  after,
  aTournamentOf,
  playerId,
  started,
  withAnonymous,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import type { Match, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { executed } from '../../../transport/testing/local-server.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { WhyPaired } from './why-paired.tsx'

async function ask(tournament: Tournament, match: Match, player: PlayerId) {
  const routeTree = createRootRoute({
    component: () => <WhyPaired tournament={tournament} match={match} player={player} />,
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(
    <LanguageProvider translator={await createTranslator('fr')} onChoose={() => {}}>
      <RouterProvider router={router as never} />
    </LanguageProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Pourquoi cet adversaire ?' }))
  await screen.findAllByRole('listitem')
  return screen.getAllByRole('listitem').map((item) => item.textContent)
}

const next = (tournament: Tournament) =>
  after(withResults(tournament), startNextRound(withResults(tournament), { seed: 'seed of two', wished: null }))

function find(tournament: Tournament, kind: string): readonly [Match, PlayerId] {
  for (const match of matchesOfRound(tournament, tournament.rounds.length)) {
    for (const player of seatsOf(match)) {
      if (whyPaired(tournament, match, player).some((reason) => reason.kind === kind)) return [match, player]
    }
  }
  throw new Error(`no pairing for ${kind}`)
}

test('NONE-2 the first round is said to be drawn by lot, and is worked out again with its seed', async () => {
  const tournament = started(aTournamentOf(4))
  expect(await ask(tournament, ...find(tournament, 'first_round'))).toEqual([
    'Première ronde : personne n’a de points, le tirage au sort décide.',
  ])
  expect(screen.getByText(/^Recalculée sur cet appareil, la ronde donne les mêmes tables/).textContent).toContain(
    'Graine : seed',
  )
  const link = screen.getByRole('link', { name: 'Vérifier les appariements de la ronde 1' })
  expect(link.getAttribute('href')).toBe('/tournament/ABCDEF/rounds/1/verify')
})

test('STGE-45 in a group, who asks reads how many go on; elsewhere nothing of it', async () => {
  const waiting = aTournamentOf(8)
  const groups = started(after(waiting, changeSettings(waiting, { structure: 'groups' })))
  await ask(groups, ...find(groups, 'group'))
  expect(screen.getByText(/^Les 2 premières places de chaque groupe se qualifient/)).toBeTruthy()
  cleanup()
  await ask(started(aTournamentOf(4)), ...find(started(aTournamentOf(4)), 'first_round'))
  expect(screen.queryByText(/se qualifi/)).toBeNull()
})

test('NONE-2 players of one score, of two scores, with the bye, and again the same opponent read why', async () => {
  const six = next(started(aTournamentOf(6)))
  expect((await ask(six, ...find(six, 'same_points')))[0]).toMatch(/^Vous aviez le même nombre de points : [03]\./)
})

test('NONE-2 whoever plays another score reads that their group was odd', async () => {
  const six = next(started(aTournamentOf(6)))
  expect((await ask(six, ...find(six, 'other_points')))[0]).toMatch(
    /^Vous aviez [03] points, votre adversaire [03]\. 3 personnes avaient 3 points, un nombre impair/,
  )
})

test('NONE-2 the bye is explained', async () => {
  const five = next(started(aTournamentOf(5)))
  const bye = matchesOfRound(five, 2).find(isBye)
  if (!bye) throw new Error('nobody has the bye')
  expect((await ask(five, bye, seatsOf(bye)[0] as PlayerId))[0]).toMatch(/^Le nombre de joueurs est impair\./)
})

test('NONE-2 a rematch says that there was no other way', async () => {
  const two = next(started(aTournamentOf(2)))
  expect((await ask(two, ...find(two, 'rematch'))).at(-1)).toBe(
    'Vous vous étiez déjà rencontrés (ronde 1) : aucune ronde sans revanche n’était possible.',
  )
})

test('PODS-45 after a latecomer was seated by hand, who was not touched reads the reason of the draw', async () => {
  const before = next(started(aTournamentOf(7)))
  const late = playerId('anonymous-Tard')
  const entered = withAnonymous(before, 'Tard')
  const opponent = matchesOfRound(before, 2).filter(isBye).flatMap(seatsOf)[0] ?? null
  const seated = after(entered, seatLatePlayer(entered, { playerId: late, round: 2, opponent }))
  const server = await PlayedTournamentServer.start(seated)
  const drawn = { round: 2, seed: 'seed of two', drawnAt: '2030-01-31T19:06:00.000+00:00', by: 'organizer' }
  const since = {
    changedAt: '2030-01-31T19:08:00.000+00:00',
    undoneAt: null,
    pairs: matchesOfRound(before, 2).map(chairsOf),
  }
  server.others.set('get-round-draws', () =>
    executed(200, { success: true, data: { draws: [{ ...drawn, ...since }], envelopes: [] } }),
  )
  const told = async (match: Match) => {
    const { user } = await showScreen(
      <WhyPaired tournament={seated} match={match} player={seatsOf(match)[0] as PlayerId} />,
      { server },
    )
    await user.click(await screen.findByRole('button', { name: 'Pourquoi cet adversaire ?' }))
    const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    cleanup()
    return texts
  }
  const touched = 'L’organisation a fait cet appariement à la main.'
  for (const match of matchesOfRound(seated, 2)) {
    const isOfLate = seatsOf(match).includes(late)
    const texts = await told(match)
    if (isOfLate) expect(texts).toEqual([touched])
    else expect(texts[0]).toMatch(/^Vous aviez/)
  }
})

test('NONE-2 after a correction the round no longer follows from its seed, and says so', async () => {
  let tournament = next(started(aTournamentOf(12)))
  for (const { id } of matchesOfRound(tournament, 1).slice(0, 3)) {
    tournament = after(tournament, setScore(tournament, { matchId: id, score: { wins1: 0, wins2: 2, draws: 0 } }))
  }
  await ask(tournament, ...find(tournament, 'other_points'))
  expect(
    screen.getByText(/^Recalculée avec les résultats corrigés depuis, la ronde donnerait \d+ autres? tables?\./),
  ).toBeTruthy()
})
