import { isBye, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { whyPaired } from '@tablee/domain/tournaments/rounds/why-paired'
import { after, aTournamentOf, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Match, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
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
