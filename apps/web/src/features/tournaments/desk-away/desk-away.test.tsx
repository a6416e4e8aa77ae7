import { type DeskLine, deskLineChannel } from '@tablee/contract/channels'
import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { WallAway } from '../wall/wall-away.tsx'
import { DeskAwayNote, NameOrAway } from './desk-away-note.tsx'
import { useTellAway } from './use-tell-away.ts'

const AT = '2030-01-31T20:14:00.000+00:00'
const clock = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit' }).format(new Date(AT))
const ALL = `L’organisation est hors ligne depuis ${clock}.`
const KEPT = `${ALL} Votre score est gardé et lui parviendra.`
const PART = `Un appareil de l’organisation est hors ligne depuis ${clock}`

function Helper({ tournament }: Parameters<typeof DeskAwayNote>[0]) {
  useTellAway(tournament)
  return null
}

async function shown(tournament = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))) {
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(
    <TournamentGate code="abcdef">
      {(loaded) => (
        <>
          <DeskAwayNote tournament={loaded.tournament} />
          <h1>
            <NameOrAway tournament={loaded.tournament} />
          </h1>
          <WallAway tournament={loaded.tournament} />
          <Helper tournament={loaded.tournament} />
          <p>the page</p>
        </>
      )}
    </TournamentGate>,
    { server },
  )
  await screen.findByText('the page')
  const line = deskLineChannel(tournament.id)
  await waitFor(() => expect(server.local.sockets.flatMap(({ channels }) => channels)).toContain(line))
  return (told: DeskLine) => server.local.publish(line, told)
}

test('CAVE-32 players and the wall read since when the organizer has no line, until they are back', async () => {
  const tell = await shown()
  expect(screen.queryByText(/hors ligne/)).toBeNull()
  tell({ awaySince: AT, isAnybodyThere: false })
  expect(await screen.findByText(KEPT)).toBeTruthy()
  expect(screen.getAllByText(ALL)).toHaveLength(2)
  expect(screen.getByRole('heading').textContent).toBe(ALL)
  expect(await screen.findByText(PART)).toBeTruthy()
  tell({ awaySince: null, isAnybodyThere: true })
  await waitFor(() => expect(screen.queryByText(/hors ligne/)).toBeNull())
  expect(screen.getByRole('heading').textContent).not.toContain('hors ligne')
})

test('CAVE-33 while another device runs it, whoever helps is told, and players are not', async () => {
  const tell = await shown()
  tell({ awaySince: AT, isAnybodyThere: true })
  expect(await screen.findByText(PART)).toBeTruthy()
  expect(screen.queryByText(KEPT)).toBeNull()
  expect(screen.queryByText(ALL)).toBeNull()
})
