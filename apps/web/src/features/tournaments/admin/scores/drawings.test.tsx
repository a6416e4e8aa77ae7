import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Meeting, Player } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Drawing, Drawings } from '../../testing/count-drawings.ts'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const PLAYERS = 48
const TABLES = PLAYERS / 2

afterEach(() => void vi.restoreAllMocks())

async function administer() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        ...{ matches: media.includes('min-width'), media },
        ...{ addEventListener: () => {}, removeEventListener: () => {} },
      }) as unknown as MediaQueryList,
  )
  const names = Array.from({ length: PLAYERS }, (_, index) => `Joueur ${index + 1}`)
  const server = await PlayedTournamentServer.start(started(venue(names, { capacity: PLAYERS })))
  const drawings = new Drawings()
  const watched = (
    <Profiler id="desk" onRender={drawings.note}>
      <QuickAdmin code="ABCDEF" />
    </Profiler>
  )
  const shown = await showScreen(watched, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return { ...shown, server, drawings }
}

const of = (name: string, drawn: readonly Drawing[]) => drawn.filter((drawing) => drawing.name === name)
const matchIn = ({ props }: Drawing) => props.match as Meeting
const tableIn = (drawing: Drawing) => matchIn(drawing).table

test('FAST-12 an act at the desk, or one heard of, is drawn in its row before anything of the screen around it', async () => {
  const { user, server, drawings } = await administer()
  const before = drawings.commits.length
  const [choice] = await screen.findAllByRole('button', { name: /^Table 3\s: .+ gagne 2-0$/ })
  if (choice) await user.click(choice)
  await screen.findByText('1 sur 24 tables terminées')
  const ofAct = drawings.commits.slice(before)
  const shows = (table: number) => (commit: readonly Drawing[]) =>
    of('LineResult', commit).some((drawing) => tableIn(drawing) === table && isOver(matchIn(drawing)))
  const first = ofAct.find(shows(3)) ?? []
  expect(first.length, 'the row is drawn with its result').toBeGreaterThan(0)
  for (const around of ['Administration', 'RoundPanel', 'TableGroup']) expect(of(around, first), around).toEqual([])
  expect(of('Administration', ofAct.slice(ofAct.indexOf(first)).flat())).toHaveLength(1)

  const { length } = drawings.commits
  for (const { id: matchId } of server.tournament.matches.filter(isMeeting).filter(({ table }) => table === 5)) {
    server.happens(setScore(server.tournament, { matchId, score: { wins1: 2, wins2: 1, draws: 0 }, by: 'scorekeeper' }))
  }
  await screen.findByText('2 sur 24 tables terminées')
  const heard = drawings.commits.slice(length)
  const told = heard.find(shows(5)) ?? []
  expect(told.length).toBeGreaterThan(0)
  expect(of('Administration', told)).toEqual([])
  expect(of('TableRow', heard.flat()).every((row) => tableIn(row) === 5)).toBe(true)
})

test('FAST-11 an act at the desk draws its own row, and the screen around it once', async () => {
  const { user, drawings } = await administer()
  // Players stay behind the tables, with everything that was typed.
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  await user.click(screen.getByRole('tab', { name: 'Tables' }))
  const [choice] = await screen.findAllByRole('button', { name: /^Table 3\s: .+ gagne 2-0$/ })
  const before = drawings.commits.length
  if (choice) await user.click(choice)
  await screen.findByRole('button', { name: 'Corriger le score de la table 3' })
  await screen.findByRole('button', { name: /^Annuler/ })
  const besides = ['PlayersTab', 'RoundForecast', 'DeskWaits']
  await waitFor(() => {
    const since = drawings.commits.slice(before).flat()
    for (const one of besides) expect(of(one, since).length, one).toBeGreaterThan(0)
  })
  const commits = drawings.commits.slice(before)
  const drawn = commits.flat()
  const rows = of('TableRow', drawn)
  expect(rows.length, 'the row of the act is drawn').toBeGreaterThan(0)
  expect(new Set(rows.map(tableIn))).toEqual(new Set([3]))
  expect(of('Administration', drawn), 'one drawing of the whole').toHaveLength(1)
  // What is hidden, or stands beside the tables, comes after the row.
  const withRow = commits.find((commit) => of('LineResult', commit).some((drawing) => isOver(matchIn(drawing)))) ?? []
  for (const later of besides) expect(of(later, withRow), later).toEqual([])
  expect(TABLES).toBeGreaterThan(rows.length)
})

test('FAST-16 without a network a result draws its row once, and not together with its undo or the screen around it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, drawings } = await administer()
  const { setTimeout: later } = window
  // What stands in for a slow disk and for a page without frames, however slow this machine is.
  const isRescue = (ms: number | undefined) => ms === 100 || ms === 150
  vi.spyOn(window, 'setTimeout').mockImplementation(((act: () => void, ms?: number, ...given: []) =>
    isRescue(ms) ? 0 : later(act, ms, ...given)) as typeof setTimeout)
  const [choice] = await screen.findAllByRole('button', { name: /^Table 3\s: .+ gagne 2-0$/ })
  const before = drawings.commits.length
  if (choice) await user.click(choice)
  await screen.findByRole('button', { name: 'Annuler le score de la table 3' })
  await screen.findByText('1 sur 24 tables terminées')
  const ofAct = drawings.commits.slice(before)
  const shown = ofAct.findIndex((commit) => of('LineResult', commit).some((drawing) => isOver(matchIn(drawing))))
  const rows = of('TableRow', ofAct.slice(0, shown + 1).flat())
  expect(rows.map(tableIn), 'rows until the result stands').toEqual([3])
  for (const after of ['UndoScore', 'Administration', 'RoundForecast']) {
    expect(of(after, ofAct[shown] ?? []), after).toEqual([])
  }
})

test('FAST-17 the focus goes to the row with the scores that leave it, and never falls to the page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await administer()
  const fallen: unknown[] = []
  const watching = new MutationObserver(() => {
    if (document.activeElement === document.body) fallen.push(document.activeElement)
  })
  const [choice] = await screen.findAllByRole('button', { name: /^Table 3\s: .+ gagne 2-0$/ })
  choice?.focus()
  watching.observe(document.body, { childList: true, subtree: true })
  await user.keyboard('{Enter}')
  const opener = await screen.findByRole('button', { name: 'Corriger le score de la table 3' })
  await screen.findByText('1 sur 24 tables terminées')
  watching.disconnect()
  expect(document.activeElement).toBe(opener)
  expect(fallen).toEqual([])
})

test('CAVE-63 without a network a result is taken back in one drawing of its row, with no sign of waiting before', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, drawings } = await administer()
  const [choice] = await screen.findAllByRole('button', { name: /^Table 3\s: .+ gagne 2-0$/ })
  if (choice) await user.click(choice)
  const undo = await screen.findByRole('button', { name: 'Annuler le score de la table 3' })
  await screen.findByText('1 sur 24 tables terminées')
  const signs: MutationRecord[] = []
  const watching = new MutationObserver((records) => signs.push(...records))
  watching.observe(undo, { attributes: true })
  const before = drawings.commits.length
  await user.click(undo)
  await screen.findByText('0 sur 24 tables terminées')
  watching.disconnect()
  expect(signs.map(({ attributeName }) => attributeName)).toEqual([])
  const ofAct = drawings.commits.slice(before)
  const shown = ofAct.findIndex((commit) => of('LineScores', commit).length > 0)
  const rows = of('TableRow', ofAct.slice(0, shown + 1).flat())
  expect(rows.map(tableIn)).toEqual([3])
  expect(of('Administration', ofAct[shown] ?? [])).toEqual([])
})

test('CAVE-59 the sheet of a player draws no row, and whoever leaves is drawn in their row before the screen around it', async () => {
  const { user, drawings } = await administer()
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  const row = await screen.findByRole('button', { name: /^Joueur 7(?!\d)/ })
  const before = drawings.commits.length
  await user.click(row)
  const sheet = within(await screen.findByRole('dialog'))
  const ofSheet = drawings.commits.slice(before).flat()
  for (const one of ['PlayerRow', 'PlayersList', 'Administration']) expect(of(one, ofSheet), one).toEqual([])

  await user.click(sheet.getByRole('button', { name: 'Faire abandonner' }))
  const { length } = drawings.commits
  await user.click(await screen.findByRole('button', { name: 'Confirmer l’abandon' }))
  await screen.findByText(/^Joueur 7 .*abandon/)
  await waitFor(() => expect(of('Administration', drawings.commits.slice(length).flat())).toHaveLength(1))
  const shown = drawings.commits.slice(length).find((commit) => of('PlayerRow', commit).length > 0) ?? []
  expect(of('PlayerRow', shown).map(({ props }) => (props.player as Player).name)).toEqual(['Joueur 7'])
  for (const around of ['Administration', 'PlayersList']) expect(of(around, shown), around).toEqual([])
})

test('CAVE-60 a table found by its number opens before the whole list is back, which then comes to it', async () => {
  const { user, drawings } = await administer()
  await user.keyboard('7')
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').filter(({ hidden }) => !hidden).length).toBeLessThan(TABLES),
  )
  const scrolled: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.querySelector('[data-whole-row]')?.getAttribute('aria-label') ?? null)
  })
  const before = drawings.commits.length
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Table 7' })
  const commits = drawings.commits.slice(before)
  const opened = commits.findIndex((commit) => of('ScoreSheet', commit).length > 0)
  const drawn = commits.slice(0, opened + 1).flat()
  expect(of('Administration', drawn)).toEqual([])
  expect(of('TableGroup', drawn), 'the group of the row').toHaveLength(1)
  await waitFor(() => expect(scrolled).toEqual(['Saisir le score de la table 7']))
  expect(search.value).toBe('')
  await user.keyboard('21')
  await screen.findByText('1 sur 24 tables terminées')
})

test('CAVE-64 a result by keys takes its sheet away in the drawing that shows it, and no sheet is drawn for it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, drawings } = await administer()
  await user.keyboard('7{Enter}')
  await screen.findByRole('dialog', { name: 'Table 7' })
  await user.keyboard('{Escape}')
  await user.keyboard('3{Enter}')
  await screen.findByRole('dialog', { name: 'Table 3' })
  await waitFor(() => expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(TABLES))
  const inOne: boolean[] = []
  const watching = new MutationObserver(() => {
    const isShown = document.querySelector('[aria-label="Corriger le score de la table 3"]') !== null
    if (isShown) inOne.push(document.querySelector('[role=dialog]') === null)
  })
  watching.observe(document.body, { childList: true, subtree: true, attributes: true })
  const before = drawings.commits.length
  await user.keyboard('21')
  await screen.findByText('1 sur 24 tables terminées')
  watching.disconnect()
  expect(inOne.length, 'the result is shown').toBeGreaterThan(0)
  expect(new Set(inOne)).toEqual(new Set([true]))
  const ofAct = drawings.commits.slice(before).flat()
  for (const one of ['ScoreSheet', 'DepartureOffer', 'OtherResults']) expect(of(one, ofAct), one).toEqual([])
})

test('CAVE-66 a table found by its number is not lit below its sheet, and has the focus once that is gone', async () => {
  const { user } = await administer()
  await user.keyboard('7')
  const lit: EventTarget[] = []
  const note = ({ target }: Event) => target && lit.push(target)
  document.addEventListener('focusin', note)
  await user.keyboard('{Enter}')
  const sheet = await screen.findByRole('dialog', { name: 'Table 7' })
  await waitFor(() => expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(TABLES))
  document.removeEventListener('focusin', note)
  expect(lit.filter((target) => target instanceof Element && !sheet.contains(target))).toEqual([])
  await user.keyboard('{Escape}')
  const row = screen.getByRole('button', { name: 'Saisir le score de la table 7' }).closest('li')
  await waitFor(() => expect(row?.contains(document.activeElement)).toBe(true))
})

test('CAVE-61 that the next round is being paired is painted before it is', async () => {
  const { user, server } = await administer()
  for (const { id: matchId } of server.tournament.matches.filter(isMeeting)) {
    server.happens(setScore(server.tournament, { matchId, score: { wins1: 2, wins2: 1, draws: 0 }, by: 'scorekeeper' }))
  }
  const next = await screen.findByRole('button', { name: 'Ronde suivante' })
  const heard: string[] = []
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (String(init?.body).includes('roundNumber')) heard.push('sent')
    return fetch(input, init)
  })
  const watching = new MutationObserver(() => {
    if (heard.length > 0 || next.textContent !== 'Appariement…') return
    heard.push('said')
    requestAnimationFrame(() => heard.push('painted'))
  })
  watching.observe(next, { childList: true, subtree: true, characterData: true })
  await user.click(next)
  await screen.findByRole('heading', { name: 'Ronde 2' })
  watching.disconnect()
  expect(heard).toEqual(['said', 'painted', 'sent'])
})
