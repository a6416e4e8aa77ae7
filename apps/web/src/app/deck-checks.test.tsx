import type { Outcome } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import { startClock } from '@tablee/domain/tournaments/clock/start-clock'
import {
  drawDeckChecks,
  endDeckCheck,
  openDeckCheck,
  takeBackDeckCheck,
} from '@tablee/domain/tournaments/deck-checks/decide-deck-check'
import type { CheckedDeck, DeckChecks } from '@tablee/domain/tournaments/deck-checks/deck-check'
import { deckChecksIn } from '@tablee/domain/tournaments/deck-checks/deck-checks-in'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import type { MatchId, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../transport/testing/local-server.ts'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const BY = { holderId: 'organizer' }
const MINUTE_MS = 60_000

/** Deck checks decided by the rules, over an event of two. */
async function openChecking() {
  const opened = await openEventAdmin({ names: ['Zoé', 'Max'], accepted: 2 })
  const { event } = opened.server
  event.happens(startTournament(event.tournament, 'seed'))
  event.happens(startClock(event.tournament, { round: null, now: new Date() }))
  let [kept, minutes] = [[] as readonly Change[], 0]
  const now = () => new Date(Date.now() + minutes * MINUTE_MS)
  const known = () => deckChecksIn(kept)
  const withList = new Set(event.tournament.players.map(({ id }) => id))
  type Decide = (on: Tournament, checks: DeckChecks, input: Record<string, unknown>) => Outcome<readonly Change[]>
  const acts: Readonly<Record<string, Decide>> = {
    'draw-deck-checks': (on, checks, { count }) =>
      drawDeckChecks(on, checks, { round: 1, count: Number(count), seed: 'a seed', withList }),
    'open-deck-check': (on, checks, { matchId }) =>
      openDeckCheck(on, checks, { matchId: matchId as MatchId, by: BY, now: now() }),
    'end-deck-check': (on, checks, { check, results }) => {
      const said = (results as readonly { playerKey: string; result: CheckedDeck['result'] }[]).map((one) => ({
        ...{ playerId: one.playerKey as PlayerId, result: one.result },
      }))
      return endDeckCheck(on, checks, { check: Number(check), results: said, now: now() })
    },
    'take-back-deck-check': (on, checks, { check }) => takeBackDeckCheck(on, checks, Number(check)),
  }
  for (const [id, decide] of Object.entries(acts)) {
    event.others.set(id, (input) => {
      const outcome = decide(event.tournament, known(), input)
      if (!outcome.accepted) throw new Error(outcome.refusal.code)
      kept = [...kept, ...outcome.value]
      event.happens(outcome)
      return executed(200, { success: true, tournament: event.document() })
    })
  }
  event.others.set('get-deck-checks', () => {
    const { draws, checks } = known()
    const told = checks.map(({ players, readers, extraMs, results, ...check }) => ({
      ...{ ...check, playerKeys: players, readers: readers.map(() => 'Dominique'), isRead: readers.length > 0 },
      results: results.map(({ playerId: playerKey, result }) => ({ playerKey, result })),
      extraMinutes: extraMs / MINUTE_MS,
    }))
    const drawn = draws.map((draw) => ({ ...draw, drawnAt: new Date().toISOString(), by: 'judge' }))
    return executed(200, { success: true, data: { draws: drawn, checks: told } })
  })
  event.others.set('read-checked-decks', () => {
    const players = event.tournament.matches.flatMap(seatsOf)
    const lists = ['4 Opt\n56 Island', '5 Opt\n50 Island']
    const data = players.map((playerKey, index) => ({
      ...{ playerKey, decklist: JSON.stringify({ decklistText: lists[index] }), hash: `hash ${index}` },
      frozenAt: '2026-11-27T18:00:00.000Z',
    }))
    return executed(200, { success: true, data })
  })
  const sent = (id: string) => event.calls.filter((call) => call.id === id)
  return { ...opened, sent, later: (by: number) => (minutes += by) }
}

const topmost = async () => within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement)

test('JUDG-15 from its row: both lists with what can be counted, a result each, the time given, and the way back', async () => {
  const { user, sent, later } = await openChecking()
  await user.click(screen.getByRole('tab', { name: /^Tables/ }))
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  await user.click(await (await topmost()).findByRole('button', { name: 'Contrôler les decks' }))
  expect(await screen.findByText(/^Votre lecture est inscrite au journal/)).toBeTruthy()
  const sheet = await topmost()
  await waitFor(() => expect(sheet.getAllByText(/^Figée le/)).toHaveLength(2))
  expect(sheet.getByText('Deck : 60 / 60 au moins')).toBeTruthy()
  expect(sheet.getByText('Il manque 5 au deck : 60 cartes au moins')).toBeTruthy()
  expect(sheet.getByText('Opt : 5 exemplaires, 4 au plus')).toBeTruthy()
  expect(sheet.getByText(/^La légalité des cartes dans le format n’est pas connue ici/)).toBeTruthy()
  const end = sheet.getByRole('button', { name: 'Terminer le contrôle' }) as HTMLButtonElement
  await user.click(sheet.getAllByRole('radio', { name: 'Conforme' })[0] as HTMLElement)
  expect(end.disabled).toBe(true)
  await user.click(sheet.getAllByRole('radio', { name: 'Avertissement' })[1] as HTMLElement)
  later(5)
  await user.click(end)
  expect(sent('end-deck-check')[0]?.input).toMatchObject({ results: [{ result: 'clean' }, { result: 'warning' }] })
  expect(sent('open-deck-check')).toHaveLength(1)
  // What is left to do is the decision that goes with it.
  await user.click(await sheet.findByRole('button', { name: /^Décision pour / }))
  expect((sheet.getByRole('radio', { name: 'Avertissement' }) as HTMLInputElement).checked).toBe(true)
  expect((sheet.getByRole('combobox', { name: 'Infraction' }) as HTMLSelectElement).value).toBe('magic-deck')
  await user.click(sheet.getByRole('button', { name: 'Retour' }))
  await user.click(await sheet.findByRole('button', { name: 'Annuler le contrôle' }))
  expect(await sheet.findByText('Contrôle annulé')).toBeTruthy()
})

test('JUDG-16 drawn: one tap draws, one opens the lists, cards are ticked here alone, and the history keeps who and when', async () => {
  const { user, sent } = await openChecking()
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: /^Contrôles de decks/ }))
  expect(await screen.findByText('Aucun contrôle dans ce tournoi.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tirer 1 table' }))
  expect(sent('draw-deck-checks')[0]?.input).toMatchObject({ roundNumber: 1, count: 1 })
  await user.click(await screen.findByRole('button', { name: 'Ouvrir les listes' }))
  expect(await screen.findByText(/^Votre lecture est inscrite au journal/)).toBeTruthy()
  const sheet = await topmost()
  const [opt] = await sheet.findAllByRole('checkbox', { name: /Opt/ })
  await user.click(opt as HTMLElement)
  expect(sheet.getByText('Comptées : 4 / 60')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Fermer le contrôle' }))
  await user.click((await screen.findAllByRole('button', { name: 'Revenir au contrôle' }))[0] as HTMLElement)
  // What was counted is still ticked.
  expect(await screen.findByText('Comptées : 4 / 60')).toBeTruthy()
  await user.click((await topmost()).getByRole('button', { name: 'Fermer le contrôle' }))
  expect(await screen.findByText(/^Ronde 1 · en cours depuis 0 min · Tirage 1 · par Dominique$/)).toBeTruthy()
})

test('JUDG-18 whoever was checked before is marked with the round, in each later check', async () => {
  const { user } = await openChecking()
  await user.click(screen.getByRole('tab', { name: /^Tables/ }))
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  const opens = async () => {
    await user.click(await screen.findByRole('button', { name: 'Contrôler les decks' }))
    await screen.findByRole('button', { name: 'Terminer le contrôle' })
    return await topmost()
  }
  const first = await opens()
  expect(first.queryByText(/^Déjà contrôlé/)).toBeNull()
  for (const clean of await first.findAllByRole('radio', { name: 'Conforme' })) await user.click(clean)
  await user.click(first.getByRole('button', { name: 'Terminer le contrôle' }))
  await first.findByRole('button', { name: 'Annuler le contrôle' })
  await user.click(first.getByRole('button', { name: 'Fermer le contrôle' }))
  const again = await opens()
  await waitFor(() => expect(again.getAllByText('Déjà contrôlé en ronde 1')).toHaveLength(2))
})
