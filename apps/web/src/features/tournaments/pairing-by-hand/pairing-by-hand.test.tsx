import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { setPairings } from '@tablee/domain/tournaments/rounds/set-pairings'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, playerId, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { withDe } from '@tablee/messages/elision'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, venue } from '../testing/venue.ts'

const PLAYERS = ['Zoé', 'Max', 'Léa', 'Inès', 'Hugo']

async function openPairing(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  await shown.user.click(screen.getByRole('button', { name: 'Modifier les appariements' }))
  await screen.findByRole('heading', { name: /^Appariements de la ronde/ })
  return { server, ...shown }
}

const seat = (name: string) =>
  screen.getByRole('button', {
    name: new RegExp(`^${name} (\\d|Ne joue pas|ne jouait|Défaite|Sans table|vient|avait|n’avait)`),
  })
const saving = () => screen.getByRole('button', { name: /Enregistrer$/ })
/** Opens the edits so far, with warnings. */
const changes = async (user: { readonly click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getByRole('button', { name: /^\d+ changements?/ }))
  return within(await screen.findByRole('dialog'))
}
const nameOf = (tournament: Tournament, id: string) => tournament.players.find((player) => player.id === id)?.name ?? ''

/** Two players at different tables, and their opponents. */
function twoTables(tournament: Tournament) {
  const [one, two] = tournament.matches.filter(isMeeting).filter(({ round }) => round === tournament.rounds.length)
  if (!one || !two) throw new Error('two tables are needed')
  return {
    one: pairOf(one).map((id) => nameOf(tournament, id)),
    two: pairOf(two).map((id) => nameOf(tournament, id)),
    match: one,
  }
}

test('STAK-1 touching two players exchanges them; nothing is sent before saving', async () => {
  const tournament = started(venue(PLAYERS))
  const { one, two } = twoTables(tournament)
  const { server, user } = await openPairing(tournament)
  expect(saving()).toHaveProperty('disabled', true)
  await user.click(seat(one[0] ?? ''))
  expect(screen.getByText(new RegExp(`^Pour ${one[0]}, touchez`))).toBeTruthy()
  await user.click(seat(two[0] ?? ''))
  expect(server.calls).toEqual([])
  expect(saving().textContent).toBe('2 tables changent · Enregistrer')
  await user.click(saving())
  const pairs = () =>
    server.tournament.matches.flatMap((match) =>
      isMeeting(match)
        ? [
            pairOf(match)
              .map((id) => nameOf(server.tournament, id))
              .sort()
              .join(' + '),
          ]
        : [],
    )
  await waitFor(() => expect(pairs()).toContain([two[0], one[1]].sort().join(' + ')))
  expect(pairs()).toContain([one[0], two[1]].sort().join(' + '))
})

test('STAK-1 EVEN-4 giving up keeps nothing, and asks first', async () => {
  const tournament = started(venue(PLAYERS))
  const { one, two } = twoTables(tournament)
  const { server, user } = await openPairing(tournament)
  await user.click(seat(one[0] ?? ''))
  await user.click(seat(two[0] ?? ''))
  await user.click(screen.getByRole('button', { name: 'Fermer les appariements' }))
  expect(await screen.findByText('1 changement n’est pas enregistré')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Abandonner 1 changement' }))
  await user.click(screen.getByRole('button', { name: 'Modifier les appariements' }))
  expect(screen.getByText('Rien n’a changé.')).toBeTruthy()
  expect(server.calls).toEqual([])
})

test('STAK-1 warns of a rematch with its round, and of points apart', async () => {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])))
  const met = twoTables(first)
  const second = after(first, startNextRound(first, { seed: 'seed', wished: null }))
  const { user } = await openPairing(second)
  expect(screen.queryByText(/se sont déjà rencontrés/)).toBeNull()
  const opponent = nameOf(
    second,
    pairOf(matchOf(second, playerOf(second, met.one[0]))).find((id) => nameOf(second, id) !== met.one[0]) ?? '',
  )
  await user.click(seat(opponent))
  await user.click(seat(met.one[1] ?? ''))
  const known = await changes(user)
  expect(known.getByText(new RegExp(`${bothWays(met.one)} se sont déjà rencontrés à la ronde 1`))).toBeTruthy()
  expect(known.getByText(new RegExp(`${bothWays(met.one)} ont 3 points d’écart`))).toBeTruthy()
})

const playerOf = (tournament: Tournament, name: string | undefined) =>
  tournament.players.find((player) => player.name === name)?.id ?? ''
const bothWays = ([one, two]: readonly string[]) => `(${one} et ${two}|${two} et ${one})`

test('STAK-1 warns of a second bye', async () => {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa'])))
  const bye = first.matches.find(({ kind }) => kind === 'bye')
  const name = bye?.kind === 'bye' ? nameOf(first, bye.player) : ''
  const { user } = await openPairing(after(first, startNextRound(first, { seed: 'seed', wished: null })))
  await user.click(seat(name))
  await user.click(screen.getByRole('button', { name: 'Ne joue pas cette ronde' }))
  expect((await changes(user)).getByText(`${name} a déjà eu une exemption.`)).toBeTruthy()
})

test('STAK-1 warns that a result would be lost and that somebody has no table', async () => {
  const start = started(venue(PLAYERS))
  const scored = after(start, setScore(start, { matchId: twoTables(start).match.id, score: twoNil }))
  const { one } = twoTables(scored)
  const { server, user } = await openPairing(scored)
  await breakUp(user, one[0])
  const known = await changes(user)
  expect(known.getByText(`Le résultat ${withDe(one[0] ?? '')} contre ${one[1]} sera perdu.`)).toBeTruthy()
  expect(known.getByText(`${one[0]} n’a pas de table.`)).toBeTruthy()
  await user.click(known.getByRole('button', { name: 'Fermer' }))
  await user.click(seat(one[0] ?? ''))
  await user.click(screen.getByRole('button', { name: 'Donner une défaite' }))
  await user.click(saving())
  const asked = within(await screen.findByRole('alertdialog', { name: /^Effacer 1 résultat/ }))
  expect(asked.getByText(`Le résultat ${withDe(one[0] ?? '')} contre ${one[1]} sera perdu.`)).toBeTruthy()
  expect(server.calls).toEqual([])
  await user.click(asked.getByRole('button', { name: 'Effacer et continuer' }))
  await screen.findByRole('group', { name: one[1] ?? '' })
  await user.click(fateOf(one[1] ?? '').getByText('Défaite'))
  await user.click(dialog().getByRole('button', { name: SAVE }))
  await waitFor(() => expect(server.tournament.matches.filter(({ kind }) => kind === 'loss')).toHaveLength(2))
  expect(server.tournament.matches).toHaveLength(4)
})

const SAVE = 'Enregistrer les appariements'
const breakUp = async (user: { readonly click: (element: Element) => Promise<void> }, name = '') => {
  await user.click(seat(name))
  await user.click(screen.getByRole('button', { name: 'Retirer de la table' }))
}
const dialog = () => within(screen.getByRole('dialog'))
const fateOf = (name: string) => within(dialog().getByRole('group', { name }))
const playerNamed = (tournament: Tournament, name: string) => {
  const player = tournament.players.find((each) => each.name === name)
  if (!player) throw new Error(`nobody is called ${name}`)
  return player
}

test('STAK-1 two players left without a table: saving asks what becomes of each, and nothing is chosen for them', async () => {
  const tournament = started(venue(PLAYERS))
  const [first = '', second = ''] = PLAYERS.filter((name) => twoTables(tournament).one.includes(name))
  const { server, user } = await openPairing(tournament)
  await breakUp(user, twoTables(tournament).one[0])
  await user.click(saving())
  expect(dialog().getByText('2 personnes n’ont pas de table')).toBeTruthy()
  expect(dialog().getByText(/^Défaite.* 0 point, sans match/)).toBeTruthy()
  expect(dialog().getByText(/^Exempt.* 3 points, comme une victoire/)).toBeTruthy()
  expect(
    dialog()
      .getAllByRole('radio')
      .every((radio) => !(radio as HTMLInputElement).checked),
  ).toBe(true)
  await user.click(dialog().getByRole('button', { name: SAVE }))
  expect(server.calls).toEqual([])
  expect(dialog().getByText(`Choisissez ce que devient ${first}.`)).toBeTruthy()
  const [radio] = fateOf(first).getAllByRole('radio')
  expect(document.activeElement).toBe(radio)
  await user.keyboard(' ')
  await user.click(fateOf(second).getByText('Abandon'))
  await user.click(dialog().getByRole('button', { name: SAVE }))
  await waitFor(() => expect(playerNamed(server.tournament, second).droppedAfter).toBe(0))
  const alone = server.tournament.matches.flatMap((match) => (match.kind === 'played' ? [] : [match]))
  expect(alone.some(({ kind, player }) => kind === 'bye' && player === playerNamed(tournament, first).id)).toBe(true)
  expect(server.calls).toHaveLength(1)
})

test('STAK-1 back to a table saves nothing and picks the player up; closing keeps what was chosen', async () => {
  const tournament = started(venue(PLAYERS))
  const [first = '', second = ''] = twoTables(tournament).one
  const { server, user } = await openPairing(tournament)
  await breakUp(user, twoTables(tournament).one[0])
  await user.click(saving())
  await user.click(fateOf(first).getByText('Défaite'))
  await user.click(fateOf(second).getByText('À une table'))
  await user.click(dialog().getByRole('button', { name: 'Revenir aux tables' }))
  expect(await screen.findByText(new RegExp(`^Pour ${second}, touchez`))).toBeTruthy()
  expect(server.calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Ne plus choisir' }))
  await user.click(saving())
  expect(fateOf(first).getByRole('radio', { name: 'Défaite' })).toHaveProperty('checked', true)
})

test('STAK-1 for one player alone the bye is offered, and said', async () => {
  const tournament = started(venue(PLAYERS))
  const bye = tournament.matches.find(({ kind }) => kind === 'bye')
  const name = bye?.kind === 'bye' ? nameOf(tournament, bye.player) : ''
  const { server, user } = await openPairing(tournament)
  const { one } = twoTables(tournament)
  await user.click(seat(name))
  await user.click(screen.getByRole('button', { name: 'Retirer de la table' }))
  await user.click(seat(name))
  await user.click(seat(one[0] ?? ''))
  await user.click(saving())
  expect(dialog().getByText('Une personne n’a pas de table')).toBeTruthy()
  expect(fateOf(one[0] ?? '').getByRole('radio', { name: 'Exemption' })).toHaveProperty('checked', true)
  await user.click(dialog().getByRole('button', { name: SAVE }))
  await waitFor(() => expect(server.calls).toHaveLength(1))
  expect(
    server.tournament.matches.some(
      (match) => match.kind === 'bye' && match.player === playerNamed(tournament, one[0] ?? '').id,
    ),
  ).toBe(true)
})

const SIX = [...PLAYERS, 'Ève']

/** The first two tables swap a player, then somebody else acts. */
async function arrangedThen(
  happening: (tournament: Tournament) => Parameters<PlayedTournamentServer['happens']>[0],
  isHeard: boolean,
) {
  const tournament = started(venue(SIX))
  const opened = await openPairing(tournament)
  const { one, two, match } = twoTables(tournament)
  await opened.user.click(seat(one[0] ?? ''))
  await opened.user.click(seat(two[0] ?? ''))
  opened.server.isTelling = isHeard
  opened.server.happens(happening(tournament))
  return { ...opened, tournament, one, two, match }
}

test('STAK-1 a stale save is refused: the result stays, what changed is said, what was arranged is kept', async () => {
  const scene = await arrangedThen((t) => setScore(t, { matchId: twoTables(t).match.id, score: twoNil }), false)
  const { server, user, one, match } = scene
  await user.click(saving())
  const [first = '', second = ''] = one
  expect(await screen.findByText(new RegExp(`^Résultat enregistré\\s: ${first} 2 · ${second} 0\\.$`))).toBeTruthy()
  expect(screen.getAllByText(/La ronde a changé entre-temps/).length).toBeGreaterThan(0)
  expect(server.tournament.matches.find(({ id }) => id === match.id)).toMatchObject({ state: { kind: 'terminated' } })
  expect(saving()).toHaveProperty('disabled', true)
  expect(
    within(
      screen
        .getAllByRole('listitem')
        .find((item) => within(item).queryByRole('button', { name: new RegExp(`^${scene.two[0]} `) })) ?? document.body,
    ).getByRole('button', { name: new RegExp(`^${second} `) }),
  ).toBeTruthy()
})

test('STAK-1 a round that changed meanwhile is not overwritten: what still fits is carried over', async () => {
  const scene = await arrangedThen((t) => {
    const [, , third] = t.matches
    return {
      accepted: true,
      value: [{ kind: 'pairings_changed', round: 1, removed: third ? [third.id] : [], added: [] }],
    }
  }, true)
  const { server, user, one, two } = scene
  expect(await screen.findByText(/La ronde a changé entre-temps/)).toBeTruthy()
  expect(saving()).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Continuer avec la ronde actuelle' }))
  expect(screen.queryByText(/La ronde a changé entre-temps/)).toBeNull()
  await user.click(saving())
  for (const player of dialog().getAllByRole('group')) await user.click(within(player).getByText('Défaite'))
  await user.click(dialog().getByRole('button', { name: SAVE }))
  const sits = (a = '', b = '') =>
    server.tournament.matches.some(
      (match) =>
        isMeeting(match) &&
        pairOf(match)
          .map((id) => nameOf(server.tournament, id))
          .sort()
          .join() === [a, b].sort().join(),
    )
  await waitFor(() => expect(sits(two[0], one[1])).toBe(true))
  expect(sits(one[0], two[1])).toBe(true)
})

test('STAK-1 what no longer fits is named, and starting again forgets the rest', async () => {
  const scene = await arrangedThen((t) => setScore(t, { matchId: twoTables(t).match.id, score: twoNil }), true)
  const { user, one, two } = scene
  await screen.findByText(/^Résultat enregistré/)
  await user.click(screen.getByRole('button', { name: 'Continuer avec la ronde actuelle' }))
  expect(screen.getByText('Ce qui ne tient plus dans la ronde actuelle')).toBeTruthy()
  expect(screen.getByText(new RegExp(`^(${one[0]} contre ${two[1]}|${two[1]} contre ${one[0]})$`))).toBeTruthy()
  expect(within(document.body).getByText('Rien n’a changé.')).toBeTruthy()
})

test('STAK-1 another device undid and made tables: starting from the current pairings is offered', async () => {
  const { server, user } = await openPairing(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])))
  server.happens({ accepted: true, value: [{ kind: 'player_dropped', playerId: playerId('p1'), afterRound: 1 }] })
  const { one, two } = twoTables(server.tournament)
  await user.click(seat(one[0] ?? ''))
  await user.click(seat(two[0] ?? ''))
  const { tournament } = server
  const [player] = tournament.players
  if (!player) throw new Error('a player is needed')
  server.happens(setPairings(tournament, { round: 1, pairings: [{ kind: 'bye', player: player.id }] }))
  expect(await screen.findByText(/La ronde a changé entre-temps/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Repartir des appariements actuels' }))
  expect(within(document.body).getByText('Rien n’a changé.')).toBeTruthy()
})

test('STAK-1 whoever is to get a table goes there before the others are answered for', async () => {
  const tournament = started(venue(PLAYERS))
  const [first = '', second = ''] = PLAYERS.filter((name) => twoTables(tournament).one.includes(name))
  const { server, user } = await openPairing(tournament)
  await breakUp(user, first)
  await user.click(saving())
  await user.click(fateOf(second).getByText('À une table'))
  await user.click(dialog().getByRole('button', { name: 'Revenir aux tables' }))
  expect(await screen.findByText(new RegExp(`^Pour ${second}, touchez`))).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls).toEqual([])
})

test('STAK-1 a changed row says where its players come from, and each change is taken back by itself', async () => {
  const tournament = started(venue(SIX))
  const { one, two } = twoTables(tournament)
  const { user } = await openPairing(tournament)
  const last = SIX.filter((name) => ![...one, ...two].includes(name))
  await user.click(seat(one[0] ?? ''))
  await user.click(seat(two[0] ?? ''))
  expect(seat(one[0] ?? '').textContent).toContain('de 1')
  expect(screen.getByRole('button', { name: new RegExp(`^${two[0]} .*vient de la table.2`) })).toBeTruthy()
  await breakUp(user, last[0])
  expect(saving().textContent).toBe('3 tables changent · Enregistrer')
  expect(seat(last[1] ?? '').textContent).toContain('Sans table')
  const done = await changes(user)
  await user.click(done.getByRole('button', { name: new RegExp(`^Défaire\\s?: ${one[0]} et ${two[0]} échangent`) }))
  await user.click(done.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saving().textContent).toBe('1 table change · Enregistrer')
  await user.click(screen.getByRole('button', { name: /^Défaire/ }))
  expect(screen.getByText('Rien n’a changé.')).toBeTruthy()
  expect(saving()).toHaveProperty('disabled', true)
})

test('STAK-1 EVEN-4 what was kept is found again, and put away with a word once nothing of it fits', async () => {
  const tournament = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  const { one, two, match } = twoTables(tournament)
  const { server, user } = await openPairing(tournament)
  await user.click(seat(one[0] ?? ''))
  await user.click(seat(two[0] ?? ''))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Garder' }))
  expect(screen.getByText(/^1 changement d’appariement vous attend/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reprendre' }))
  expect(seat(two[0] ?? '').textContent).toContain('de 2')
  await user.click(screen.getByRole('button', { name: 'Fermer les appariements' }))
  await user.click(await screen.findByRole('button', { name: 'Garder' }))
  server.happens(setScore(server.tournament, { matchId: match.id, score: twoNil }))
  expect(await screen.findByText(/^1 changement gardé ici ne convient plus à la ronde/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Compris' }))
  expect(screen.queryByText(/ne convient plus/)).toBeNull()
})

test('STAK-1 EVEN-6 a saved round is taken back from its notice, each to their own table', async () => {
  const tournament = started(venue(SIX))
  const { one, two } = twoTables(tournament)
  const { server, user } = await openPairing(tournament)
  await user.click(seat(one[0] ?? ''))
  await user.click(seat(two[0] ?? ''))
  await user.click(saving())
  const tables = ({ matches }: Tournament) =>
    matches.flatMap((each) => (isMeeting(each) ? [`${each.table} ${[...pairOf(each)].sort().join(' ')}`] : [])).sort()
  await waitFor(() => expect(tables(server.tournament)).not.toEqual(tables(tournament)))
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(tables(server.tournament)).toEqual(tables(tournament)))
})
