import type { Language } from '@tablee/domain/language'
import { QUIET_ALL_DAY } from '@tablee/domain/tournaments/life/quiet-hours'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { secretOf, venue } from '../testing/venue.ts'

type Said = { readonly text: string; lang: string; onend?: () => void; onerror?: (event: { error: string }) => void }

/** The speech of a browser, at its edge. */
function speechOf(voices: readonly string[]): Said[] {
  const said: Said[] = []
  class Utterance {
    lang = ''
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    speak: (one: Said) => void said.push(one),
    cancel: () => {},
    getVoices: () => voices.map((lang) => ({ lang, localService: true, default: false })),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return said
}

async function phone(tournament: Tournament, language: Language = 'fr') {
  const server = await PlayedTournamentServer.start(tournament)
  const page = <PlayerDashboard code="ABCDEF" event={NO_EVENT} />
  const { user } = await showScreen(page, { server, player: secretOf(1), language })
  await screen.findByText(language === 'fr' ? 'En direct' : 'Live')
  return { server, user }
}

const WAITING = venue(['Zoé', 'Max'])

test('READ-2 a phone is silent until it is wished, then calls the round that comes, and says it again', async () => {
  const said = speechOf(['fr-FR', 'en-GB'])
  const { server, user } = await phone(WAITING)
  const wish = await screen.findByRole('checkbox', { name: 'Annoncer ma table à voix haute' })
  expect([wish, said.length]).toEqual([expect.objectContaining({ checked: false }), 0])
  await user.click(wish)
  expect(said.map(({ text }) => text)).toEqual(['Annoncer ma table à voix haute'])
  expect(screen.queryByRole('button', { name: 'Écouter' })).toBeNull()
  act(() => server.happens(startTournament(server.tournament, 'seed')))
  await waitFor(() => expect(said.at(-1)).toMatchObject({ text: 'Ronde 1. Table 1, contre Max.', lang: 'fr-FR' }))
  act(() => said.at(-1)?.onend?.())
  await user.click(await screen.findByRole('button', { name: 'Écouter' }))
  expect(said).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Arrêter la voix' }))
  expect(await screen.findByRole('button', { name: 'Écouter' })).toBeTruthy()
})

test('READ-2 the language is the one of the page, and a device without its voice says so', async () => {
  const said = speechOf(['fr-FR'])
  const { server, user } = await phone(WAITING, 'en')
  await user.click(await screen.findByRole('checkbox', { name: 'Read my table aloud' }))
  expect(await screen.findByText(/^This device has no English voice\./)).toBeTruthy()
  act(() => server.happens(startTournament(server.tournament, 'seed')))
  expect(await screen.findByText('Round 1. Table 1, against Max.')).toBeTruthy()
  expect([said, screen.queryByRole('button', { name: 'Listen' })]).toEqual([[], null])
})

test('READ-2 a voice that fails says what helps', async () => {
  const said = speechOf(['fr-FR'])
  const { user } = await phone(WAITING)
  await user.click(await screen.findByRole('checkbox', { name: 'Annoncer ma table à voix haute' }))
  act(() => said[0]?.onerror?.({ error: 'synthesis-failed' }))
  expect(await screen.findByText(/^La voix de cet appareil n’a pas parlé\./)).toBeTruthy()
})

test('READ-2 READ-4 in a quiet hour the phone says nothing, and why', async () => {
  const said = speechOf(['fr-FR'])
  const { server, user } = await phone({ ...WAITING, quietHours: QUIET_ALL_DAY })
  await user.click(await screen.findByRole('checkbox', { name: 'Annoncer ma table à voix haute' }))
  act(() => server.happens(startTournament(server.tournament, 'seed')))
  expect(await screen.findByText('Ronde 1. Table 1, contre Max.')).toBeTruthy()
  expect(said).toEqual([])
  expect(screen.queryByRole('button', { name: 'Écouter' })).toBeNull()
  expect(screen.getAllByText('Heure calme').length).toBeGreaterThan(0)
})
