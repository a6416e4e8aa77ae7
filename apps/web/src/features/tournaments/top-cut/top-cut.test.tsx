import { bracketOf } from '@tablee/domain/tournaments/kinds/bracket'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { cutCandidates } from '@tablee/domain/tournaments/rounds/cut-field'
import { planCut } from '@tablee/domain/tournaments/rounds/plan-cut'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, openMatches, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { BracketTree } from './bracket-tree.tsx'
import { cutChoices, cutLine } from './cut-line.ts'

const next = (tournament: Tournament) => after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `Joueuse ${index + 1}`)

function played(players: number, rounds: number): Tournament {
  let tournament = withResults(started(venue(namesOf(players), { capacity: players })))
  while (tournament.rounds.length < rounds) tournament = withResults(next(tournament))
  return tournament
}

const top4 = (tournament: Tournament) =>
  after(
    tournament,
    startCut(tournament, { wish: { by: 'size', size: 4 }, afterRound: tournament.rounds.length, seed: 's' }),
  )

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return { server, ...shown }
}

const nameOf = ({ players }: Tournament, id: PlayerId | undefined) => players.find((one) => one.id === id)?.name ?? ''

test('STAK-9 after the planned rounds a top 4 is offered, shows who is in and who is not, and begins', async () => {
  const tournament = played(9, 5)
  const { server, user } = await administer(tournament)
  expect(screen.getByRole('button', { name: 'Terminer le tournoi' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Top 4…' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Commencer le tableau final' }))
  const [inside, outside] = sheet.getAllByRole('list')
  const candidates = cutCandidates(tournament)
  expect(within(inside as HTMLElement).getAllByRole('listitem')).toHaveLength(4)
  expect(within(inside as HTMLElement).getByText(nameOf(tournament, candidates[3]?.playerId))).toBeTruthy()
  expect(within(outside as HTMLElement).getByText(nameOf(tournament, candidates[4]?.playerId))).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Commencer avec 4 joueurs' }))
  expect(await screen.findByRole('heading', { name: 'Demi-finale' })).toBeTruthy()
  expect(bracketOf(server.tournament)?.seeds).toEqual(candidates.slice(0, 4).map(({ playerId }) => playerId))
  expect(screen.queryByRole('button', { name: /^Réparer/ })).toBeNull()
})

test('STAK-9 the cut that was planned is what comes next, and none leaves the end alone', async () => {
  const tournament = played(9, 5)
  const meant = after(tournament, planCut(tournament, 2))
  const { server } = await administer(meant)
  const top = screen.getByRole('button', { name: 'Top 2…' })
  const end = screen.getByRole('button', { name: 'Terminer le tournoi' })
  expect(top.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect([top.className, end.className].map((name) => name.includes('bg-carmine '))).toEqual([true, false])
  server.happens(planCut(server.tournament, 0))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Top 2…' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Terminer le tournoi' }).className).toContain('bg-carmine ')
})

test('STAK-9 a final of two is one of the choices, and begins with the first two', async () => {
  const tournament = played(5, 3)
  const { server, user } = await administer(tournament)
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: 'Tableau final…' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Commencer le tableau final' }))
  expect(sheet.getByRole('radio', { name: 'Top 4' })).toHaveProperty('checked', true)
  await user.click(sheet.getByRole('radio', { name: 'Finale à deux' }))
  await user.click(sheet.getByRole('button', { name: 'Commencer avec 2 joueurs' }))
  expect(await screen.findByRole('heading', { name: 'Finale' })).toBeTruthy()
  expect(bracketOf(server.tournament)?.seeds).toHaveLength(2)
})

test('STAK-9 the first round of a cut is undone with the cut', async () => {
  const { server, user } = await administer(top4(played(9, 5)))
  await user.click(screen.getByRole('button', { name: /^Annuler/ }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(/Le tableau final est retiré avec son premier tour/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^Annuler l/ }))
  await waitFor(() => expect(server.tournament.stages).toHaveLength(1))
})

test('STAK-9 no draw is offered in a bracket, and where nobody came one of the two goes on and drops', async () => {
  const { server, user } = await administer(top4(played(9, 5)))
  await user.click(screen.getAllByRole('button', { name: /^Saisir le score de la table/ })[0] as HTMLElement)
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.queryByRole('button', { name: /nul/ })).toBeNull()
  expect(dialog.queryByText('Nul')).toBeNull()
  await user.click(await dialog.findByRole('button', { name: 'Deux absences…' }))
  expect(dialog.queryByRole('button', { name: 'Double défaite' })).toBeNull()
  const [one] = bracketOf(server.tournament)?.seeds ?? []
  const name = nameOf(server.tournament, one)
  await user.click(await dialog.findByRole('button', { name: `${name} passe, puis abandonne` }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.tournament.players.find(({ id }) => id === one)?.droppedAfter).toBe(6)
  expect(bracketOf(server.tournament)?.rounds[0]?.nodes[0]?.winner).toBe(one)
})

test('STAK-9 who dropped before the cut is offered no way back, and who drops in it until the next round', async () => {
  const tournament = played(9, 5)
  const [best, last] = [cutCandidates(tournament)[0]?.playerId, cutCandidates(tournament)[8]?.playerId]
  const begun = top4(after(tournament, removePlayer(tournament, last ?? ('' as PlayerId), 'staff')))
  const { server, user } = await administer(begun)
  await user.click(screen.getByRole('tab', { name: /^Joueurs/ }))
  const openSheet = async (id: PlayerId | undefined) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`${nameOf(begun, id)}(?!\\d)`) }))
    return within(await screen.findByRole('dialog'))
  }
  const gone = await openSheet(last)
  expect(gone.getByRole('button', { name: 'Renommer' })).toBeTruthy()
  expect(gone.queryByRole('button', { name: 'Faire revenir' })).toBeNull()
  await user.click(gone.getByRole('button', { name: /^Fermer/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  server.happens(removePlayer(server.tournament, best ?? ('' as PlayerId), 'staff'))
  const slip = await openSheet(best)
  expect(await slip.findByRole('button', { name: 'Faire revenir' })).toBeTruthy()
  for (const { id: matchId } of openMatches(server.tournament))
    server.happens(setScore(server.tournament, { matchId, score: twoNil }))
  server.happens(startNextRound(server.tournament, { seed: 'next', wished: null }))
  await waitFor(() => expect(slip.queryByRole('button', { name: 'Faire revenir' })).toBeNull())
})

test('STAK-9 the two players and the sheet of their table read who chooses who begins', async () => {
  const tournament = top4(played(9, 5))
  const [best, , , last] = bracketOf(tournament)?.seeds ?? []
  const { user, view } = await administer(tournament)
  const words = `${nameOf(tournament, best)} (1) choisit qui commence.`
  await user.click(screen.getAllByRole('button', { name: /^Saisir le score de la table/ })[0] as HTMLElement)
  expect(await within(screen.getByRole('dialog')).findByText(words)).toBeTruthy()
  view.unmount()
  const secret = (id: PlayerId | undefined) => secretOf(tournament.players.findIndex((one) => one.id === id) + 1)
  const phone = async (id: PlayerId | undefined) => {
    const server = await PlayedTournamentServer.start(tournament)
    return showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secret(id) })
  }
  const ofBest = await phone(best)
  expect(await screen.findByText('Vous choisissez qui commence.')).toBeTruthy()
  ofBest.view.unmount()
  await phone(last)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('STAK-9 the match for the third place is chosen with the cut, and stands below the final', async () => {
  const { server, user, view } = await administer(played(9, 5))
  await user.click(screen.getByRole('button', { name: 'Top 4…' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Commencer le tableau final' }))
  const box = sheet.getByRole('checkbox', { name: /^Match pour la 3e place/ })
  expect(box).toHaveProperty('checked', false)
  await user.click(box)
  await user.click(sheet.getByRole('button', { name: 'Commencer avec 4 joueurs' }))
  expect(await screen.findByRole('heading', { name: 'Demi-finale' })).toBeTruthy()
  view.unmount()
  const last = next(withResults(server.tournament))
  const { view: tree } = await showScreen(<BracketTree tournament={last} own={null} />, {
    server: await PlayedTournamentServer.start(last),
  })
  const third = within(await screen.findByRole('region', { name: 'Match pour la 3e place' }))
  for (const seat of bracketOf(last)?.thirdPlace?.seats ?? [])
    expect(third.getByText(nameOf(last, seat ?? undefined))).toBeTruthy()
  tree.unmount()
  const [, match] = openMatches(last)
  const seated = last.players.findIndex(({ id }) => id === (match && pairOf(match)[0])) + 1
  const phone = { server: await PlayedTournamentServer.start(last), player: secretOf(seated) }
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, phone)
  expect(await screen.findByText('Match pour la 3e place')).toBeTruthy()
})

test('STAK-9 STGE-46 the tree names each round, its seeds and who goes on', async () => {
  const semis = withResults(top4(played(9, 5)))
  const final = next(semis)
  const server = await PlayedTournamentServer.start(final)
  await showScreen(<BracketTree tournament={final} own={null} />, { server })
  expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    'Demi-finale',
    'Finale',
  ])
  const matches = within(screen.getByRole('list', { name: 'Demi-finale' })).getAllByText('gagne')
  expect(matches).toHaveLength(2)
  const [one, two] = bracketOf(final)?.seeds ?? []
  const last = within(screen.getByRole('list', { name: 'Finale' }))
  expect(last.getByText(nameOf(final, one))).toBeTruthy()
  expect(last.getByText(nameOf(final, two))).toBeTruthy()
  expect(last.getByText('Tête de série 2')).toBeTruthy()
  expect(screen.getByText(/^Le chiffre devant un nom est sa tête de série/)).toBeTruthy()
})

test('STAK-9 the line of a cut says what decided, and choices are such as there are players for', () => {
  const tournament = played(9, 5)
  const candidates = cutCandidates(tournament)
  const reasons = [4, 8].map((size) => cutLine(tournament, candidates, { by: 'size', size: size as 4 | 8 })?.reason)
  const points = candidates.map((row) => row.points)
  expect(reasons[0]).toBe(points[3] === points[4] ? 'tiebreak' : 'points')
  const sizes = cutChoices({ stages: [] }, candidates).flatMap((choice) => (choice.by === 'size' ? [choice.size] : []))
  expect(sizes).toEqual([2, 4, 8])
  const few = after(tournament, removePlayer(tournament, candidates[0]?.playerId ?? ('' as PlayerId)))
  expect(cutLine(few, cutCandidates(few), { by: 'size', size: 8 })?.reason).toBe('everybody')
  expect(cutLine(tournament, candidates, { by: 'size', size: 16 })).toBeNull()
})

test('STAK-9 the sheet names who took the last place before whom, and the tiebreaker with both figures', async () => {
  const tournament = played(12, 3)
  const candidates = cutCandidates(tournament)
  const wishes = [4, 8].map((size) => ({ by: 'size', size: size as 4 | 8 }) as const)
  const wish = wishes.find((one) => cutLine(tournament, candidates, one)?.reason === 'tiebreak')
  if (!wish) throw new Error('points alone decide')
  const decider = cutLine(tournament, candidates, wish)?.decider
  const [last, next] = [candidates[wish.size - 1], candidates[wish.size]]
  expect(decider?.values[0]).toBeGreaterThan(decider?.values[1] ?? 1)
  const { user } = await administer(tournament)
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: /^(Top \d+|Tableau final)…$/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'Commencer le tableau final' }))
  await user.click(sheet.getByRole('radio', { name: `Top ${wish.size}` }))
  const who = `${nameOf(tournament, last?.playerId)} devant ${nameOf(tournament, next?.playerId)}`
  expect(
    sheet.getByText(new RegExp(`Dernière place au départage\\s: ${who} \\(.+ \\d.* % contre \\d.* %\\)\\.`)),
  ).toBeTruthy()
})
