import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { restartTournament } from '@tablee/domain/tournaments/life/restart-tournament'
import { after, playerId, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { publicIdOf } from '../../../device-storage/secret.ts'
import { executed } from '../../../transport/testing/local-server.ts'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { adoptRoles } from '../api/own/adopt-roles.ts'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { tournamentDocumentOf } from '../testing/tournament-document-of.ts'
import { ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { RestartedNotice } from './restarted-notice.tsx'

const PLAYED = withResults(started(venue(['Zoé', 'Max'])), twoNil)
const OVER = after(PLAYED, finishTournament(PLAYED))
const NEXT_CODE = 'QFHK9Z' as TournamentCode
const NO_PLACES = { withoutSeat: () => null, arrival: () => null, leave: () => null, rename: () => null }

function restarted(tournament: Tournament, keepPlayers: boolean): Tournament {
  const newPlayerIds = keepPlayers ? tournament.players.map((_, index) => playerId(`n${index + 1}`)) : null
  const drawn = { id: 't2' as TournamentId, code: NEXT_CODE, lot: 'other', isThere: false }
  const outcome = restartTournament(tournament, { ...drawn, newPlayerIds })
  if (!outcome.accepted || !outcome.value) throw new Error('it does not begin again')
  return evolveAll(createdTournament(outcome.value.created), outcome.value.settled)
}

test('STAK-16 from Plus it begins again with its players, in one answer, and this device is its organizer', async () => {
  const server = await PlayedTournamentServer.start(OVER)
  server.others.set('restart-quick-tournament', ({ keepPlayers }) => {
    const next = restarted(server.tournament, keepPlayers === true)
    return executed(200, { success: true, tournament: { ...tournamentDocumentOf(next, 1), id: next.id } })
  })
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  const { user, storage, router } = shown
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: 'Recommencer le même tournoi' }))
  const dialog = await screen.findByRole('dialog', { name: 'Recommencer « Vendredi soir » ?' })
  expect(within(dialog).getByRole('button', { name: 'Sans joueurs' })).toBeTruthy()
  within(dialog).getByRole('button', { name: 'Avec les 2 joueurs' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Nouveau code : QFHK9Z')).toBeTruthy()
  expect(server.calls.at(-1)).toMatchObject({ id: 'restart-quick-tournament', input: { keepPlayers: true } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/tournament/QFHK9Z/admin'))
  expect(storage.secret('organizer', 't2')).toBe(ORGANIZER_SECRET)
  expect(storage.savedTournaments()[0]).toMatchObject({ code: 'QFHK9Z', role: 'organizer' })
})

function AdminOfEither() {
  const [code, setCode] = useState<string>('ABCDEF')
  return (
    <>
      <button type="button" onClick={() => setCode(NEXT_CODE)}>
        Soir suivant
      </button>
      <QuickAdmin code={code} />
    </>
  )
}

test('STAK-16 EVEN-2 the screen of the new one begins with its players, and not where the one before was left', async () => {
  const server = await PlayedTournamentServer.start(OVER)
  const { user, storage } = await showScreen(<AdminOfEither />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await screen.findByRole('list', { name: 'Ce qui est réglé' })
  server.tournament = restarted(OVER, true)
  adoptRoles(storage, OVER, server.tournament)
  await user.click(screen.getByRole('button', { name: 'Soir suivant' }))
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Joueurs'))
})

test('STAK-16 EVEN-5 a player is told where it goes on, as soon as it does, and offered the seat', async () => {
  const server = await PlayedTournamentServer.start(OVER)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_PLACES} />, { server, player: secretOf(1) })
  expect(await screen.findByRole('heading', { name: 'Classement final' })).toBeTruthy()
  expect(screen.queryByText(/^Le tournoi recommence/)).toBeNull()
  server.happens({ accepted: true, value: [{ kind: 'tournament_restarted', code: NEXT_CODE }] })
  expect(await screen.findByText('Le tournoi recommence : QFHK9Z')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Rejoindre la suite' })).toBeTruthy()
})

test('STAK-16 who only looks is led to the new one, and nobody is told of one that there is not', async () => {
  const server = await PlayedTournamentServer.start(OVER)
  await showScreen(
    <>
      <RestartedNotice tournament={{ ...OVER, restartedAs: NEXT_CODE }} />
      <RestartedNotice tournament={OVER} />
    </>,
    { server },
  )
  expect(await screen.findAllByRole('button')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Voir le nouveau tournoi' })).toBeTruthy()
})

test('STAK-16 the device keeps for the new tournament what the new one knows, and nothing else', async () => {
  const server = await PlayedTournamentServer.start(OVER)
  const { storage } = await showScreen(<p>…</p>, { server, player: secretOf(1) })
  expect(adoptRoles(storage, OVER, restarted(OVER, false))).toEqual({ isOrganizer: false, isPlayer: false })
  expect(storage.secret('player', 't2')).toBeNull()
  expect(adoptRoles(storage, OVER, restarted(OVER, true))).toEqual({ isOrganizer: false, isPlayer: true })
  expect(storage.publicId('player', 't2')).toBe(publicIdOf(secretOf(1)))
  expect(storage.savedTournaments()[0]).toMatchObject({ id: 't2', playerName: 'Zoé' })
})
