import { started, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { tellBeside } from './tell-beside.ts'
import { useToldBeside } from './use-told-beside.ts'

/** A desk in another window, whose state changes as the test says. */
function aDesk(code: string) {
  let stands: WholeTournament | null = null
  let heard = () => {}
  const stop = tellBeside(code, {
    read: () => stands,
    subscribe: (listener) => {
      heard = listener
      return () => {}
    },
  })
  onTestFinished(stop)
  return (next: WholeTournament | null) => {
    stands = next
    heard()
  }
}

function Rounds({ code }: { readonly code: string }) {
  useToldBeside(code)
  return (
    <TournamentGate code={code}>{({ tournament }) => <p>{`${tournament.rounds.length} rounds`}</p>}</TournamentGate>
  )
}

test('CAVE-34 another window shows what the desk decides without a network, also one that opens later, and then what the server has', async () => {
  const waiting = venue(['Zoé', 'Max', 'Léa', 'Inès'])
  const server = await PlayedTournamentServer.start(waiting)
  const decide = aDesk('ABCDEF')
  decide(whole(started(waiting)))
  await showScreen(<Rounds code="ABCDEF" />, { server })
  expect(await screen.findByText('1 rounds')).toBeTruthy()
  decide(whole(waiting))
  expect(await screen.findByText('0 rounds')).toBeTruthy()
  decide(whole(started(waiting)))
  expect(await screen.findByText('1 rounds')).toBeTruthy()
  decide(null)
  await waitFor(() => expect(screen.getByText('0 rounds')).toBeTruthy())
})

test('CAVE-34 what another version of the app says changes nothing', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé', 'Max']))
  await showScreen(<Rounds code="ABCDEF" />, { server })
  expect(await screen.findByText('0 rounds')).toBeTruthy()
  const other = new BroadcastChannel('tablee-apart-ABCDEF')
  onTestFinished(() => other.close())
  for (const said of [{ kind: 'stands', document: { type: 'later' } }, { kind: 'later' }]) other.postMessage(said)
  const answered = new Promise((resolve) => {
    other.onmessage = resolve
  })
  aDesk('ABCDEF')(whole(started(venue(['Zoé', 'Max', 'Léa', 'Inès']))))
  await answered
  expect(await screen.findByText('1 rounds')).toBeTruthy()
})
