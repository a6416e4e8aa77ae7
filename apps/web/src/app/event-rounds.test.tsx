import { checkIn } from '@tablee/domain/registrations/check-in'
import { isBye, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { plannedRounds, roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { planCut } from '@tablee/domain/tournaments/rounds/plan-cut'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { openSetting, settingClosed } from '../features/tournaments/testing/open-setting.ts'
import { anEvent } from './testing/an-event.ts'
import type { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const FOUR = ['Zoé', 'Max', 'Léa', 'Inès']
const TWELVE = Array.from({ length: 12 }, (_, index) => `Joueur ${index + 1}`)

function everyTableEnds({ event }: EventServer): void {
  for (const match of event.tournament.matches)
    if (match.kind === 'played' && match.state.kind === 'pending')
      event.happens(setScore(event.tournament, { matchId: match.id, score: twoNil }))
}

const startDialog = async (user: Awaited<ReturnType<typeof openEventAdmin>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Démarrer le tournoi' }))
  return screen.findByRole('dialog')
}
const callsOf = ({ event }: EventServer, id: string) => event.calls.filter((call) => call.id === id)

test('AADM-3 with fewer than two confirmed players the start is closed, and says why', async () => {
  await openEventAdmin({ names: FOUR, accepted: 1 })
  expect(await screen.findByText('Il faut au moins 2 joueurs confirmés pour démarrer.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Démarrer le tournoi' })).toHaveProperty('disabled', true)
})

test('AADM-3 STAK-14 the start proposes the rounds of the game’s own table beside log2 n, and plans what is chosen', async () => {
  const { server, user } = await openEventAdmin({ event: anEvent({ capacity: null }), names: TWELVE, accepted: 12 })
  const dialog = await startDialog(user)
  expect(within(dialog).getByText('12 joueurs confirmés')).toBeTruthy()
  expect(within(dialog).getByText('Pour 12 joueurs : 5 selon la table du jeu, 4 selon la règle suisse.')).toBeTruthy()
  expect(within(dialog).getByLabelText('Rondes prévues')).toHaveProperty('value', '5')
  await user.click(within(dialog).getByRole('button', { name: 'Démarrer avec 12 joueurs' }))
  await waitFor(() => expect(server.event.tournament.phase).toEqual({ kind: 'running', round: 1 }))
  expect(roundsToPlay(server.event.tournament)).toBe(5)
  expect(await screen.findByText('Ronde 1/5')).toBeTruthy()
})

test('STAK-9 the start of an elimination says that the bracket is drawn, and asks for no number of rounds', async () => {
  const event = anEvent({ stages: [{ kind: 'elimination', seeds: [] }] })
  const { server, user } = await openEventAdmin({ event, names: FOUR, accepted: 4 })
  const dialog = await startDialog(user)
  const note = '4 joueurs, 2 rondes jusqu’à la finale. Le tableau est tiré au sort.'
  expect(within(dialog).getByText(note)).toBeTruthy()
  expect(within(dialog).queryByLabelText('Rondes prévues')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Démarrer avec 4 joueurs' }))
  await waitFor(() => expect(server.event.tournament.stages).toMatchObject([{ seeds: { length: 4 } }]))
  expect(callsOf(server, 'plan-rounds')).toEqual([])
})

test('STAK-9 STAK-14 an event tells everybody its rounds and the cut that is planned, or that none is', async () => {
  const event = anEvent({ stages: [{ kind: 'swiss', plannedRounds: 6 }], plannedCut: 8 })
  const { server } = await openEventAdmin({ event })
  const opened = await openApp('/tournament/ABCDEF', { origin: server.event.local.origin })
  onTestFinished(() => opened.unmount())
  expect(await screen.findByText('6 rondes prévues, puis top 8')).toBeTruthy()
  server.event.happens(planCut(server.event.tournament, 0))
  expect(await screen.findByText('6 rondes prévues, sans tableau final')).toBeTruthy()
})

test('STAK-14 the number that players make anyway needs no plan', async () => {
  const { server, user } = await openEventAdmin({ names: FOUR, accepted: 4 })
  await user.click(within(await startDialog(user)).getByRole('button', { name: 'Démarrer avec 4 joueurs' }))
  await waitFor(() => expect(server.event.tournament.phase.kind).toBe('running'))
  expect(callsOf(server, 'plan-rounds')).toEqual([])
})

test('STAK-15 before the start the absent are named, kept or dropped at once, and can be brought back', async () => {
  const { server, user } = await openEventAdmin({ names: [...FOUR, 'Noé'], accepted: 4 })
  await user.click(await screen.findByRole('button', { name: 'Présence de Zoé' }))
  await user.click(screen.getByRole('button', { name: 'Présence de Max' }))
  await screen.findByText('Sur place : 2 sur 4')
  const dialog = await startDialog(user)
  expect(within(dialog).getByText('2 personnes confirmées ne sont pas notées présentes')).toBeTruthy()
  expect(within(dialog).getByText('Léa et Inès')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: /^Retirer ces 2 personnes/ }))
  expect(await within(dialog).findByText('3 joueurs confirmés')).toBeTruthy()
  expect(server.keptOf('Léa').registration.state.kind).toBe('dropped')
  await user.click(await within(dialog).findByRole('button', { name: 'Annuler le retrait' }))
  expect(await within(dialog).findByText('4 joueurs confirmés')).toBeTruthy()
  expect(server.keptOf('Noé').registration.state.kind).toBe('pending')
})

test('STAK-15 EVEN-8 the start drops the absent and seats who waits in one act, and nobody who fits is left out', async () => {
  const six = [...FOUR, 'Noé', 'Ana', 'Bob']
  const { server, user } = await openEventAdmin({ event: anEvent({ capacity: 4 }), names: six, accepted: 4 })
  server.moves('Bob', (tournament, { registration }) => checkIn(tournament, { registration, isPresent: true }))
  for (const name of ['Zoé', 'Max'])
    await user.click(await screen.findByRole('button', { name: `Présence de ${name}` }))
  await screen.findByText('Sur place : 2 sur 4')
  const dialog = within(await startDialog(user))
  expect(dialog.getByText('Bob et Noé attendent et prennent les places libres.')).toBeTruthy()
  expect(dialog.getByText('Sans place : Ana. Cette inscription ne sera pas appariée.')).toBeTruthy()
  await user.click(
    dialog.getByRole('button', { name: 'Retirer ces 2 personnes et accepter 2 inscriptions en attente' }),
  )
  expect(await dialog.findByText('2 personnes retirées · 2 inscriptions acceptées')).toBeTruthy()
  expect(callsOf(server, 'drop-absent-players')).toHaveLength(1)
  expect(callsOf(server, 'accept-registrations')).toEqual([])
  expect(server.event.tournament.players.map(({ name }) => name)).toEqual(['Zoé', 'Max', 'Bob', 'Noé'])
  expect(dialog.queryByText(/ne sera pas appariée|ne seront pas appariées/)?.textContent).toContain('Ana')
  await user.click(dialog.getByRole('button', { name: 'Démarrer avec 4 joueurs' }))
  await waitFor(() => expect(server.event.tournament.phase.kind).toBe('running'))
})

test('STAK-15 where nobody was checked in, the start offers the free seats to who waits', async () => {
  const { server, user } = await openEventAdmin({ names: [...FOUR, 'Noé'], accepted: 4 })
  const dialog = within(await startDialog(user))
  expect(dialog.getByText('1 inscription en attente a une place')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Accepter cette inscription' }))
  expect(await dialog.findByText('5 joueurs confirmés')).toBeTruthy()
  expect(dialog.queryByText(/pas appariée/)).toBeNull()
  expect(server.keptOf('Noé').registration.state.kind).toBe('confirmed')
})

test('AADM-3 scores, the next round, and finishing first once the planned rounds are played', async () => {
  const { server, user } = await openEventAdmin({ names: FOUR, accepted: 4 })
  await user.click(within(await startDialog(user)).getByRole('button', { name: 'Démarrer avec 4 joueurs' }))
  await waitFor(() => expect(server.event.tournament.phase.kind).toBe('running'))
  await user.click(screen.getByRole('tab', { name: 'Tables' }))
  const grids = await screen.findAllByRole('button', { name: /^Table 1 : .* gagne 2-0$/ })
  await user.click(grids[0] as HTMLElement)
  await waitFor(() =>
    expect(
      server.event.tournament.matches.some((match) => match.kind === 'played' && match.state.kind === 'terminated'),
    ).toBe(true),
  )
  everyTableEnds(server)
  await screen.findByText('Toutes les tables sont terminées.')
  expect(screen.getByRole('button', { name: 'Ronde suivante' }).className).toContain('bg-carmine ')
  await user.click(screen.getByRole('button', { name: 'Ronde suivante' }))
  await waitFor(() => expect(server.event.tournament.phase).toEqual({ kind: 'running', round: 2 }))
  everyTableEnds(server)
  await screen.findByText('Toutes les tables sont terminées.')
  expect((await screen.findByRole('button', { name: 'Terminer le tournoi' })).className).toContain('bg-carmine ')
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  expect(screen.getByRole('button', { name: 'Ronde suivante' }).className).not.toContain('bg-carmine ')
  await user.click(screen.getByRole('tab', { name: 'Tables' }))
  await user.click(screen.getByRole('button', { name: 'Terminer le tournoi' }))
  await user.click(await screen.findByRole('button', { name: 'Terminer' }))
  await waitFor(() => expect(server.event.tournament.phase.kind).toBe('finished'))
})

test('STAK-14 after the start a change of the plan needs a reason', async () => {
  const { server, user } = await openEventAdmin({ names: FOUR, accepted: 4 })
  await screen.findByText('4 joueurs confirmés')
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  await openSetting(user, 'Rondes')
  await user.click(await screen.findByRole('button', { name: 'Une ronde de plus' }))
  await user.click(screen.getByRole('button', { name: 'Changer le nombre de rondes' }))
  expect(await screen.findByText('Le tournoi a commencé : indiquez la raison du changement.')).toBeTruthy()
  expect(callsOf(server, 'plan-rounds')).toEqual([])
  await user.type(screen.getByLabelText('Raison du changement'), 'La salle reste ouverte')
  await user.click(screen.getByRole('button', { name: 'Changer le nombre de rondes' }))
  await waitFor(() => expect(plannedRounds(server.event.tournament)).toBe(3))
  expect(callsOf(server, 'plan-rounds')[0]?.input).toMatchObject({ rounds: 3, reason: 'La salle reste ouverte' })
})

test('STAK-4 after the start the desk says how a late player can still enter the round', async () => {
  const { server, user } = await openEventAdmin({ names: FOUR, accepted: 4 })
  await screen.findByText('4 joueurs confirmés')
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  await user.type(await screen.findByLabelText('Chercher ou ajouter un joueur'), 'Retardataire')
  expect(await screen.findByText(/Après l’ajout, vous choisissez.*ronde 2/)).toBeTruthy()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(server.event.tournament.players.at(-1)).toMatchObject({ name: 'Retardataire', firstRound: 2 }),
  )
  expect(screen.queryByRole('button', { name: 'Présence de Zoé' })).toBeNull()
})

test('AADM-4 rank, player, points, win, GW, OGW, OMW, with one decimal, live', async () => {
  const { server, user } = await openEventAdmin({ names: FOUR, accepted: 4 })
  await screen.findByText('4 joueurs confirmés')
  await user.click(screen.getByRole('tab', { name: 'Classement' }))
  expect(await screen.findByText('Pas encore de classement')).toBeTruthy()
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  everyTableEnds(server)
  const table = (await screen.findByRole('columnheader', { name: 'Rang' })).closest('table') as HTMLElement
  const headers = within(table)
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
  expect(headers).toEqual([
    ...['Rang', 'Joueur', 'Pts', 'V-D-N'],
    ...['% vict.', 'GW 2e départage', 'OGW 3e départage', 'OMW 1er départage'],
  ])
  await waitFor(() => expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/100,0/))
})

test('AADM-7 statistics show the results and the decks', async () => {
  const { server, user } = await openEventAdmin({ names: FOUR, accepted: 4 })
  await screen.findByText('4 joueurs confirmés')
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  everyTableEnds(server)
  await user.click(screen.getByRole('tab', { name: 'Classement' }))
  expect(await screen.findByRole('heading', { name: 'Résultats' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Decks joués' })).toBeTruthy()
})

test('AADM-7 statistics know the commander of a pasted list', async () => {
  const { server, user } = await openEventAdmin({ names: FOUR, accepted: 3 })
  await screen.findByText('3 joueurs confirmés')
  const decklist = { decklistText: 'Commandant\n1 Atraxa\n\n99 Forest' }
  for (const name of FOUR) server.amends(name, { decklist })
  server.accepts('Inès')
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  await user.click(screen.getByRole('tab', { name: 'Classement' }))
  const row = await screen.findByRole('row', { name: /Atraxa/ })
  expect(within(row).getAllByRole('cell')[0]?.textContent).toContain('4')
  expect(screen.queryByRole('row', { name: /Non renseigné/ })).toBeNull()
})

test.each([
  { game: 'yugioh', offered: ['2-0', '2-1', '2-0', '2-1'] },
  { game: 'pokemon', offered: ['2-0', '2-1', '1-0', '2-0', '2-1', '1-0', '1-1', '0-0'] },
] as const)('AADM-3 the grid of $game offers what its rules allow, and nothing else', async ({ game, offered }) => {
  const { server, user } = await openEventAdmin({
    event: anEvent({ rules: rulePackFor(game) }),
    names: ['Zoé', 'Max'],
    accepted: 2,
  })
  await screen.findByText('2 joueurs confirmés')
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  await user.click(screen.getByRole('tab', { name: 'Tables' }))
  const group = await screen.findByRole('group', { name: 'Saisir le score de la table 1' })
  const scores = within(group).getAllByRole('button')
  expect(scores.map((button) => button.textContent)).toEqual(offered)
})

test('AADM-3 best of one: a win, or what else its rules allow', async () => {
  const rules = {
    ...rulePackFor('pokemon'),
    bestOf: 1,
    scoresAllowed: [
      [1, 0],
      [0, 0],
    ] as const,
  }
  const { server, user } = await openEventAdmin({ event: anEvent({ rules }), names: ['Zoé', 'Max'], accepted: 2 })
  await screen.findByText('2 joueurs confirmés')
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  await user.click(screen.getByRole('tab', { name: 'Tables' }))
  const group = await screen.findByRole('group', { name: 'Saisir le score de la table 1' })
  expect(
    within(group)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['1-0', '1-0', '0-0'])
})

test('LAY-5 AADM-3 the announcement changes until the start', async () => {
  const { server, user } = await openEventAdmin({ names: FOUR, accepted: 4 })
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  await openSetting(user, 'Annonce')
  const name = await screen.findByLabelText('Nom du tournoi')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Le nom du tournoi est requis')).toBeTruthy()
  await user.type(name, 'Coupe de Noël')
  await user.clear(screen.getByLabelText('Nombre maximum de joueurs'))
  await user.selectOptions(screen.getByLabelText('Format'), 'legacy')
  await user.clear(screen.getByLabelText('Lieu'))
  await user.type(screen.getByLabelText('Date de fin'), '14/01/2027')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('La fin du tournoi ne peut pas précéder son début.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Date de fin'))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Paramètres enregistrés.')).toBeTruthy()
  expect(server.event.tournament).toMatchObject({
    name: 'Coupe de Noël',
    capacity: null,
    announcement: { format: 'legacy', location: null, endsAt: null, startsAt: '2027-01-15T18:00:00.000Z' },
  })
  await settingClosed()
  await openSetting(user, 'Annonce')
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  expect(await screen.findByText('Le tournoi a commencé : l’annonce ne change plus.')).toBeTruthy()
  expect(screen.getByLabelText('Lieu').matches(':disabled')).toBe(true)
})

test('REGI-7 after the finish the organizer shows the decklists, and hides them again', async () => {
  const { server, user } = await openEventAdmin({ names: FOUR, accepted: 4 })
  await screen.findByText('4 joueurs confirmés')
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  everyTableEnds(server)
  server.event.happens(finishTournament(server.event.tournament))
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  await openSetting(user, 'Decklists')
  await user.click(await screen.findByRole('button', { name: 'Rendre les decklists publiques' }))
  await waitFor(() => expect(server.event.tournament.areDecklistsPublic).toBe(true))
  await settingClosed()
  await openSetting(user, 'Decklists')
  await user.click(await screen.findByRole('button', { name: 'Masquer les decklists' }))
  await waitFor(() => expect(server.event.tournament.areDecklistsPublic).toBe(false))
})

test('STGE-43 where somebody has no opponent, the desk names them before a late player is added', async () => {
  const names = FOUR.slice(0, 3)
  const { server, user } = await openEventAdmin({ names, accepted: 3 })
  await screen.findByText('3 joueurs confirmés')
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  const alone = server.event.tournament.matches.filter((match) => isBye(match)).flatMap(seatsOf)
  const name = server.event.tournament.players.find(({ id }) => alone.includes(id))?.name
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  await user.type(await screen.findByLabelText('Chercher ou ajouter un joueur'), 'Retardataire')
  expect(
    await screen.findByText(new RegExp(`tout de suite contre ${name}, sans adversaire, ou la ronde 2`)),
  ).toBeTruthy()
})
