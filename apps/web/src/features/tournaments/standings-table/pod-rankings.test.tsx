import { drawPods } from '@tablee/domain/tournaments/draft/draw-pods'
import { currentDraft } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { Paper } from '../paper/paper.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { RankingSection } from '../tournament-page/ranking-section.tsx'

const NAMES = Array.from({ length: 16 }, (_, index) => `Joueuse ${index + 1}`)

function playedDraft(ranksByPod: boolean): Tournament {
  const empty = venue(NAMES, { capacity: 16 })
  const waiting = after(empty, changeSettings(empty, { structure: 'draft' }))
  const drawn = after(waiting, drawPods(waiting, { sizes: null, cards: 15, ranksByPod, knockout: false }, 'seed'))
  return withResults(started(drawn))
}

test('DRFT-19 each pod has a ranking of its own where that was chosen, with places from the first on', async () => {
  const tournament = playedDraft(true)
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<RankingSection tournament={tournament} own={null} />, { server })
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  for (const [index, pod] of (currentDraft(tournament)?.pods ?? []).entries()) {
    const region = within(await screen.findByRole('region', { name: `Pod\u00a0${index + 1}` }))
    const rows = region.getAllByRole('row').slice(1)
    expect(rows).toHaveLength(8)
    expect(rows[0]?.textContent?.startsWith('1')).toBe(true)
    for (const id of pod) expect(region.getAllByText(names.get(id) ?? '').length).toBeGreaterThan(0)
  }
})

test('DRFT-19 one ranking for all has no pods', async () => {
  const tournament = playedDraft(false)
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<RankingSection tournament={tournament} own={null} />, { server })
  expect(await screen.findAllByRole('row')).toHaveLength(17)
  expect(screen.queryByRole('heading', { name: /^Pod/ })).toBeNull()
})

test('DRFT-19 a phone counts its place among its pod, at the end as well, and everybody reads who won the pods', async () => {
  const tournament = playedDraft(true)
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  expect(await screen.findByText(/ sur 8 · /)).toBeTruthy()
  shown.view.unmount()
  const over = after(tournament, finishTournament(tournament))
  const end = await PlayedTournamentServer.start(over)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server: end, player: secretOf(1) })
  expect(await screen.findByRole('heading', { name: /^Les pods vont à Joueuse / })).toBeTruthy()
})

test('DRFT-19 paper has a sheet for each pod', async () => {
  const server = await PlayedTournamentServer.start(playedDraft(true))
  await showScreen(
    <Paper
      code="ABCDEF"
      wanted={['standings']}
      isPrintedAtOnce={false}
      decks={(_, show) => show({ decks: null, isFailed: false })}
    />,
    { server },
  )
  expect(await screen.findByText(/^Pod\s1 · Ronde 1$/)).toBeTruthy()
  expect(screen.getByText(/^Pod\s2 · Ronde 1$/)).toBeTruthy()
  expect(document.querySelectorAll('[data-paper-side]')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Imprimer 2 pages' })).toBeTruthy()
})

test('DRFT-18 the end of a draft offers another one, in pods by the ranking, before its first round', async () => {
  const first = playedDraft(false)
  const stages = first.stages.map((stage) => ({ ...stage, plannedRounds: 1 }))
  const server = await PlayedTournamentServer.start({ ...first, stages } as Tournament)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('button', { name: 'Second draft' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(await sheet.findByRole('button', { name: 'Tirer les pods' }))
  await waitFor(() => expect(server.tournament.stages).toHaveLength(2))
  expect(await screen.findByRole('button', { name: 'Commencer le draft' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: /^Pod\s1 · 8 personnes$/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.tournament.stages).toHaveLength(1))
})
