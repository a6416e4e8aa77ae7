import { LANGUAGES } from '@tablee/domain/language'
import { giveExtraTime } from '@tablee/domain/tournaments/clock/give-extra-time'
import { pauseClock } from '@tablee/domain/tournaments/clock/pause-clock'
import { startClock } from '@tablee/domain/tournaments/clock/start-clock'
import { QUIET_ALL_DAY } from '@tablee/domain/tournaments/life/quiet-hours'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import {
  after,
  openMatches,
  started,
  twoNil,
  whole,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, venue } from '../testing/venue.ts'
import { tableCalls } from './table-calls.ts'
import { SMALL_SCREEN } from './use-is-small.ts'
import { Wall } from './wall.tsx'
import { languageAt } from './wall-language.tsx'
import { PAGE_MS } from './wall-pages.ts'

afterEach(() => void vi.restoreAllMocks())

async function openWall(tournament: ReturnType<typeof venue>, language: 'fr' | 'en' | 'both' | undefined = undefined) {
  // jsdom has no layout: use a projector's size.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<Wall code="ABCDEF" language={language} onLanguage={() => {}} />, { server })
  return { server, ...shown }
}

test('STAK-6 before the start the room reads the code, and how many are in', async () => {
  await openWall(venue(['Zoé', 'Max']))
  expect(await screen.findByText('Rejoindre le tournoi')).toBeTruthy()
  expect(screen.getByText('A B C D E F')).toBeTruthy()
  expect(screen.getByText('2 joueurs inscrits')).toBeTruthy()
})

test('STAK-6 the round comes by itself, with every name and table, and then the standings', async () => {
  const { server } = await openWall(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  await screen.findByText('Rejoindre le tournoi')
  const first = started(whole(server.tournament))
  act(() =>
    server.happens({
      accepted: true,
      value: [{ kind: 'round_paired', round: 1, seed: 'seed', matches: matchesOfRound(first, 1) }],
    }),
  )
  expect(await screen.findByText('Trouvez votre nom')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent)).toEqual([
    'Inès',
    'Léa',
    'Max',
    'Zoé',
  ])
  expect(screen.getByText('2 tables jouent encore : 1, 2')).toBeTruthy()
})

test('STAK-6 between rounds the standings stand, and at the end the podium', async () => {
  const { server } = await openWall(withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès']))))
  expect(await screen.findByText('Classement après la ronde 1')).toBeTruthy()
  const { phase } = server.tournament
  expect(phase.kind).toBe('running')
})

test('STAK-5 the room reads what is left, which table plays longer, and nothing once all results are there', async () => {
  const paired = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  const now = new Date(Date.now() - 41 * 60_000)
  const clocked = after(paired, startClock(paired, { round: 1, now }))
  const { id: matchId, table } = matchOf(clocked, 'p1')
  const extended = after(clocked, giveExtraTime(clocked, { round: 1, now, minutes: 3, matchId }))
  const { server } = await openWall(extended)
  const [round, longer, ...others] = await screen.findAllByRole('timer')
  expect(round?.textContent).toMatch(/^Temps restant : (9:00|8:5\d)$/)
  expect(round?.className).toContain('text-amber')
  expect(longer?.textContent).toMatch(/^Temps restant : (12:00|11:5\d)$/)
  expect(screen.getByText(`Table ${table} : 3 min de plus`).contains(longer ?? null)).toBe(true)
  expect(others).toEqual([])
  act(() => server.happens(pauseClock(extended, { round: 1, now: new Date() })))
  expect(await screen.findAllByRole('img', { name: 'En pause' })).toHaveLength(2)
  for (const match of openMatches(server.tournament)) {
    act(() => server.happens(setScore(server.tournament, { matchId: match.id, score: twoNil })))
  }
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
})

test('NONE-8 the wall says during rounds too what differs from the rules of the game, and nothing where nothing does', async () => {
  const { server } = await openWall(started({ ...venue(['Zoé', 'Max']), plannedCut: 2 }))
  expect(await screen.findByText(/^Règles adaptées\s: finale à deux$/)).toBeTruthy()
  act(() => server.happens({ accepted: true, value: [{ kind: 'cut_planned', size: null }] }))
  await waitFor(() => expect(screen.queryByText(/^Règles adaptées/)).toBeNull())
})

test('JUDG-9 the wall names the table that was given turns, until it has a result', async () => {
  const now = new Date()
  const paired = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  const clocked = after(paired, startClock(paired, { round: 1, now }))
  const { id: matchId, table } = matchOf(paired, 'p1')
  const { server } = await openWall(
    after(clocked, giveExtraTime(clocked, { round: 1, now, minutes: 0, turns: 2, matchId })),
  )
  expect(await screen.findByText(`Table ${table} : 2 tours de plus`)).toBeTruthy()
  act(() => server.happens(setScore(server.tournament, { matchId, score: twoNil })))
  await waitFor(() => expect(screen.queryByText(/tours de plus/)).toBeNull())
})

test('NONE-13 the screen speaks its own language, or both in turn', async () => {
  expect([0, PAGE_MS, 2 * PAGE_MS].map((now) => languageAt('both', now))).toEqual(['fr', 'en', 'fr'])
  await openWall(started(venue(['Zoé', 'Max'])), 'en')
  expect(await screen.findByText('Find your name')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Round 1/1')).toBeTruthy())
})

test('NONE-13 tables are called aloud one after the other, and each stands on the screen while it is said', async () => {
  const said: { readonly text: string; onend?: () => void }[] = []
  class Utterance {
    lang = ''
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', { speak: (one: Utterance) => void said.push(one), cancel: () => {} })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user } = await openWall(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])))
  await user.click(await screen.findByRole('button', { name: 'Appeler les tables à voix haute' }))
  // Texts match plain spaces.
  const spoken = (at: number) => said[at]?.text.replace(/\s/gu, ' ') ?? 'nothing said'
  expect(said.map(({ text }) => text)).toEqual([expect.stringMatching(/^Table 1 : .+ contre .+$/)])
  expect(screen.getByText(spoken(0))).toBeTruthy()
  act(() => said[0]?.onend?.())
  expect(screen.getByText(spoken(1)).textContent).toMatch(/^Table 2 : /)
  await user.click(screen.getByRole('button', { name: 'Arrêter l’appel' }))
  expect(screen.queryByText(/^Table 2 : /)).toBeNull()
})

test('READ-3 a wall in two languages calls each table in both before the next, in the voices that the device has', async () => {
  const translators = await Promise.all(LANGUAGES.map((language) => createTranslator(language)))
  const round = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  const calls = tableCalls(round, 1, translators)
  expect(calls.map(({ table, locale }) => [table, locale])).toEqual([
    [1, 'fr-FR'],
    [1, 'en-GB'],
    [2, 'fr-FR'],
    [2, 'en-GB'],
  ])
  expect(calls[1]?.text).toMatch(/^Table 1: .+ against .+$/)
  expect(tableCalls(round, 1, translators.slice(1)).map(({ locale }) => locale)).toEqual(['en-GB', 'en-GB'])
})

test('READ-4 in a quiet hour the wall says so and offers no call', async () => {
  vi.stubGlobal('speechSynthesis', { speak: () => {}, cancel: () => {} })
  onTestFinished(() => void vi.unstubAllGlobals())
  await openWall({ ...started(venue(['Zoé', 'Max'])), quietHours: QUIET_ALL_DAY })
  expect(await screen.findByText('Heure calme')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Appeler les tables à voix haute' })).toBeNull()
})

test('SHOP-73 the room reads that a bye was awarded, beside that of an odd number', async () => {
  const waiting = venue(['Zoé', 'Max', 'Léa', 'Inès'])
  const awardedByes = waiting.players.slice(0, 1).map(({ id: playerId }) => ({ playerId, byes: 1 }))
  await openWall(started({ ...waiting, awardedByes }))
  const note = await screen.findByText('Bye (accordé)')
  expect(note.closest('li')?.querySelector('bdi')?.textContent).toBe('Zoé')
  expect(screen.getAllByText('Ne joue pas')).toHaveLength(1)
})

test('WALL-4 the line on top says how many tables are done, and the code stands only where one can come in by it', async () => {
  const { server } = await openWall(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])))
  expect(await screen.findByText('0 sur 2 terminées')).toBeTruthy()
  expect(screen.queryByText('A B C D E F')).toBeNull()
  const [match] = openMatches(server.tournament)
  if (match) act(() => server.happens(setScore(server.tournament, { matchId: match.id, score: twoNil })))
  expect(await screen.findByText('1 sur 2 terminées')).toBeTruthy()
})

test('WALL-3 WALL-4 a full room turns its pages, says which one this is, and keeps its tools in the foot', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  const names = Array.from({ length: 120 }, (_, index) => `${String.fromCodePoint(65 + (index % 26))}lix ${index}`)
  await openWall(started(venue(names, { capacity: 120 })))
  const foot = within(await screen.findByRole('contentinfo'))
  expect(await foot.findByText('Page 1 sur 2')).toBeTruthy()
  expect(foot.getByText('A')).toBeTruthy()
  expect(foot.getByRole('link', { name: 'Quitter l’écran de salle' })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(60)
  vi.setSystemTime(8_000)
  expect(await foot.findByText('Page 2 sur 2', {}, { timeout: 3_000 })).toBeTruthy()
})

test('WALL-5 in the hand everybody stands in one list, whole and without pages', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === SMALL_SCREEN,
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
  const names = Array.from({ length: 120 }, (_, index) => `Joueuse ${index}`)
  await openWall(started(venue(names, { capacity: 120 })))
  await screen.findByText('Trouvez votre nom')
  expect(screen.getAllByRole('listitem')).toHaveLength(120)
  expect(screen.queryByText(/^Page 1/)).toBeNull()
  expect(screen.getAllByText(/^contre Joueuse/)).toHaveLength(120)
})
