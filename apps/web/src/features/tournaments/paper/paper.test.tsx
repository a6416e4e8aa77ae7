import { giveExtraTime } from '@tablee/domain/tournaments/clock/give-extra-time'
import { startClock } from '@tablee/domain/tournaments/clock/start-clock'
import { givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { customiseRules } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import {
  after,
  anAnnouncement,
  anEmptyTournament,
  aTournamentOf,
  matchId,
  playerId,
  started,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { PlayerList } from './lists.tsx'
import { Paper } from './paper.tsx'
import type { Sheet } from './sheet-names.ts'
import { sheetsOf } from './sheets.ts'

const NINETY_ONE = Array.from({ length: 91 }, (_, index) => `Joueur ${index + 1}`)

async function openPaper(tournament: ReturnType<typeof venue>, wanted: readonly Sheet[], isPrintedAtOnce = false) {
  const server = await PlayedTournamentServer.start(tournament)
  return showScreen(
    <Paper
      code="ABCDEF"
      wanted={wanted}
      isPrintedAtOnce={isPrintedAtOnce}
      decks={(_, show) => show({ decks: null, isFailed: false })}
    />,
    { server },
  )
}

test('STAK-7 what can be printed follows the tournament', () => {
  const waiting = aTournamentOf(4)
  const first = started(waiting)
  const played = withResults(first)
  expect(sheetsOf(waiting)).toEqual(['poster', 'players', 'nextRound', 'deckCheck'])
  expect(sheetsOf(first)).toEqual(['byName', 'largeByName', 'byTable', 'slips', 'players', 'nextRound', 'deckCheck'])
  expect(sheetsOf(played)).toEqual([
    'byName',
    'largeByName',
    'byTable',
    'slips',
    'standings',
    'players',
    'nextRound',
    'deckCheck',
  ])
  expect(sheetsOf(after(played, finishTournament(played)))).toEqual(['standings', 'players', 'deckCheck'])
})

test('MINR-39 a form for a guardian is printed where an age is set, until the end', async () => {
  const waiting = aTournamentOf(4)
  const asking = { ...waiting, announcement: anAnnouncement, isYouth: true }
  expect(sheetsOf(asking)).toContain('guardianForms')
  expect(sheetsOf({ ...waiting, isYouth: true })).not.toContain('guardianForms')
  await openPaper({ ...venue(['Zoé', 'Max']), announcement: anAnnouncement, isYouth: true }, ['guardianForms'])
  expect(await screen.findAllByText(/autorité parentale/)).toHaveLength(2)
  expect(screen.getAllByText('Signature')).toHaveLength(2)
})

test('MINR-38 a list with real names says that it is for the staff, one without has the shown names', async () => {
  const tournament = { ...venue(['Léa M.', 'Zoé M.']), isYouth: true }
  const [first] = tournament.players
  const realNames = new Map([[String(first?.id), 'Léa Martin']])
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<PlayerList tournament={tournament} isOfStaff realNames={realNames} />, { server })
  expect(await screen.findByText('Léa Martin')).toBeTruthy()
  expect(screen.getByRole('heading', { name: /^Organisation seulement.*noms réels$/ })).toBeTruthy()
  expect(screen.getByText('Zoé M.')).toBeTruthy()
})

test('MINR-38 whoever is not of the staff is offered no real names', async () => {
  await openPaper({ ...venue(['Léa M.']), isYouth: true }, ['players'])
  expect(await screen.findByText('Léa M.')).toBeTruthy()
  expect(screen.queryByText(/Noms réels/)).toBeNull()
})

test('STAK-7 the button counts the pages that come out, for every kind of sheet', async () => {
  const { user } = await openPaper(started(venue(NINETY_ONE, { capacity: 128 })), [])
  expect(await screen.findByRole('button', { name: 'Cochez au moins une feuille.' })).toHaveProperty('disabled', true)
  for (const box of screen.getAllByRole('checkbox')) {
    await user.click(box)
    const announced = screen.getByRole('button', { name: /^Imprimer \d+ pages?$/ }).textContent
    const sides = document.querySelectorAll('[data-paper-side]').length
    expect([(box as HTMLInputElement).labels?.[0]?.textContent, announced]).toEqual([
      (box as HTMLInputElement).labels?.[0]?.textContent,
      sides === 1 ? 'Imprimer 1 page' : `Imprimer ${sides} pages`,
    ])
    await user.click(box)
  }
})

test('GAME-13 NONE-8 lists of tables and standings say in what the rules differ, on every page', async () => {
  const varied = customiseRules(rulePackFor('magic'), { points: { win: 4, draw: 1, loss: 0 } })
  if (!varied.accepted) throw new Error('refused')
  const played = withResults(started({ ...venue(NINETY_ONE, { capacity: 128 }), rules: varied.value }))
  await openPaper(played, ['byName', 'byTable', 'standings'])
  await screen.findAllByRole('list')
  const sides = [...document.querySelectorAll('[data-paper-side]')]
  expect(sides.length).toBeGreaterThan(3)
  for (const side of sides) expect(side.textContent).toContain('Règles adaptées\u202f: victoire 4 points')
})

test('STAK-7 a slip names its table and both players', async () => {
  await openPaper(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])), ['slips'])
  const [first] = await screen.findAllByRole('article')
  const slip = within(first as HTMLElement)
  expect(slip.getByRole('heading', { name: 'Table 1' })).toBeTruthy()
  expect(slip.getByText('Ronde 1')).toBeTruthy()
  expect(slip.getAllByRole('row')).toHaveLength(3)
})

test('STAK-7 STAK-9 a slip of the bracket says who chooses who begins', async () => {
  const swiss = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])))
  const final = after(swiss, startCut(swiss, { wish: { by: 'size', size: 2 }, afterRound: 1, seed: 's' }))
  await openPaper(final, ['slips'])
  const [slip] = await screen.findAllByRole('article')
  expect(within(slip as HTMLElement).getByText(/^(Zoé|Max|Léa|Inès) \(1\) choisit qui commence\.$/)).toBeTruthy()
  expect(within(slip as HTMLElement).getByText('Commence')).toBeTruthy()
})

test('STAK-7 a tap from Plus opens the dialog of the system once, when the sheets stand', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
  await openPaper(started(venue(['Zoé', 'Max'])), ['byName'], true)
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('heading', { name: 'Tables par nom' })).toBeTruthy()
  vi.unstubAllGlobals()
})

test('FIND-3 a poster says what, when, where and for how many, and leads to the registration', async () => {
  const announcement = {
    ...anAnnouncement,
    ...({ format: 'other', formatName: 'Premodern', startsAt: new Date('2099-01-30T19:30').toISOString() } as const),
    location: 'Le Repaire, 69003 Lyon',
  }
  await openPaper({ ...anEmptyTournament({ announcement, capacity: 32 }), name: 'Vendredi Premodern' }, ['poster'])
  const side = within(
    (await screen.findByRole('heading', { level: 2, name: 'Vendredi Premodern' })).closest('section') ?? document.body,
  )
  expect(side.getByText('Magic The Gathering - Premodern')).toBeTruthy()
  expect(side.getByText(/^Vendredi 30 janvier 2099 à 19:30$/)).toBeTruthy()
  expect(side.getByText('Le Repaire, 69003 Lyon')).toBeTruthy()
  expect(side.getByText('32 places')).toBeTruthy()
  expect(side.getByText('Scannez pour vous inscrire')).toBeTruthy()
  expect(await side.findByRole('img', { name: 'Code QR de la page du tournoi ABCDEF' })).toBeTruthy()
  expect(side.getByText(/\/tournament\/ABCDEF$/)).toBeTruthy()
})

test('WALL-9 every sheet and slip says which tournament it is of and when it was printed, and a slip has room for the judge', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T19:42:00') })
  try {
    await openPaper(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])), ['byName', 'slips'])
    expect(await screen.findAllByText('Tournoi ABCDEF')).toHaveLength(2)
    expect(screen.getAllByText(/^Imprimé le 27 novembre 2026 à 19:42$/)).toHaveLength(2)
    vi.setSystemTime(new Date('2026-11-27T19:45:00'))
    window.dispatchEvent(new Event('beforeprint'))
    expect(screen.getAllByText(/^Imprimé le 27 novembre 2026 à 19:45$/)).toHaveLength(2)
    const [slip] = await screen.findAllByRole('article')
    for (const field of ['Minutes / tours en plus', 'Arbitre']) {
      expect(within(slip as HTMLElement).getByText(field)).toBeTruthy()
    }
    expect(within(slip as HTMLElement).queryByText('Commence')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('SHOP-73 what hangs at the wall says that a bye was awarded, beside that of an odd number', async () => {
  const waiting = venue(['Zoé', 'Max', 'Léa', 'Inès'])
  const awardedByes = [{ playerId: waiting.players[0]?.id ?? playerId('p1'), byes: 1 }]
  await openPaper(started({ ...waiting, awardedByes }), ['byName'])
  const line = (name: string) => screen.getByText(name, { selector: 'bdi' }).closest('li')?.textContent
  expect(await screen.findByText('Bye (accordé)')).toBeTruthy()
  expect(line('Zoé')).toBe('Zoé–Bye (accordé)')
  expect(screen.getAllByText('Ne joue pas')).toHaveLength(1)
})

test('JUDG-7 a slip says who begins with a lost game', async () => {
  const played = withResults(started(venue(['Zoé', 'Max'])))
  const given = { id: 'c0' as PenaltyId, penalty: 'game-loss', playerId: playerId('p1'), by: 'judge' } as const
  const booked = after(played, givePenalty(played, { ...given, forNextMatch: true }))
  await openPaper(after(booked, startNextRound(booked, { seed: 'seed', wished: 2 })), ['slips'])
  expect(await screen.findByText(/^0-1 sur décision : Zoé/)).toBeTruthy()
})

test('JUDG-48 a slip printed again says what its table was given already', async () => {
  const NOW = new Date('2030-02-01T18:00:00.000Z')
  const playing = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  const clocked = after(playing, startClock(playing, { round: 1, now: NOW }))
  const [match] = clocked.matches
  const given = { round: 1, now: NOW, matchId: match?.id ?? matchId('none'), minutes: 3, turns: 2 }
  await openPaper(after(clocked, giveExtraTime(clocked, given)), ['slips'])
  expect(await screen.findByText(/^3\smin de plus · 2\stours de plus$/)).toBeTruthy()
  expect(screen.getAllByText(/· 2\stours de plus/)).toHaveLength(1)
})
