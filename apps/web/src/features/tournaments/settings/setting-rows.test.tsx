import { plannedRounds, roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { chooseStructure } from '@tablee/domain/tournaments/rounds/choose-structure'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { formTeam } from '@tablee/domain/tournaments/teams/form-team'
import { after, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { openSetting, settingClosed } from '../testing/open-setting.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'

const TWELVE = Array.from({ length: 12 }, (_, index) => `Joueur ${index + 1}`)

async function openMore(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  return { server, user }
}

test('STAK-14 a quick tournament proposes the rounds of the game’s table, and plays those that are planned', async () => {
  const { server, user } = await openMore(venue(TWELVE, { capacity: 12 }))
  expect(await screen.findByRole('button', { name: /^Rondes 5 \(conseil\s: 5\)$/ })).toBeTruthy()
  await openSetting(user, 'Rondes')
  expect(await screen.findByText('Pour 12 joueurs : 5 selon la table du jeu, 4 selon la règle suisse.')).toBeTruthy()
  expect(screen.getByLabelText('Rondes prévues')).toHaveProperty('value', '5')
  await user.click(screen.getByRole('button', { name: 'Une ronde de moins' }))
  await user.click(screen.getByRole('button', { name: 'Changer le nombre de rondes' }))
  await waitFor(() => expect(plannedRounds(server.tournament)).toBe(4))
  expect(await screen.findByRole('button', { name: /^Rondes 4 \(conseil\s: 5\)$/ })).toBeTruthy()
  server.happens(startTournament(server.tournament, 'seed'))
  expect(await screen.findByText('Ronde 1/4')).toBeTruthy()
})

test('PODS-38 at tables of four the rounds that are advised are those of such tables', async () => {
  const waiting = venue(TWELVE, { capacity: 12 })
  await openMore(after(waiting, chooseStructure(waiting, 'pods')))
  expect(await screen.findByRole('button', { name: /^Rondes 3 \(conseil\s: 3\)$/ })).toBeTruthy()
})

test('STAK-9 EVEN-6 the cut is planned before the start, is read by everybody, and is taken back from the toast', async () => {
  const { server, user } = await openMore(venue(TWELVE, { capacity: 12 }))
  expect(await screen.findByRole('button', { name: 'Tableau final selon le jeu (top 4)' })).toBeTruthy()
  const sheet = await openSetting(user, 'Tableau final')
  expect(sheet.getByRole('radio', { name: 'Selon le jeu (top 4)' })).toHaveProperty('checked', true)
  await user.click(sheet.getByRole('radio', { name: 'Top 8' }))
  await user.click(sheet.getByRole('button', { name: 'Enregistrer le tableau final' }))
  await waitFor(() => expect(server.tournament.plannedCut).toBe(8))
  await settingClosed()
  expect(screen.getByRole('button', { name: 'Tableau final top 8' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.tournament.plannedCut).toBeNull())
  const again = await openSetting(user, 'Tableau final')
  await user.click(again.getByRole('radio', { name: 'Aucun' }))
  await user.click(again.getByRole('button', { name: 'Enregistrer le tableau final' }))
  await settingClosed()
  expect(screen.getByRole('button', { name: 'Tableau final aucun' })).toBeTruthy()
  server.happens(startTournament(server.tournament, 'seed'))
  expect(screen.getByRole('button', { name: 'Tableau final aucun' })).toBeTruthy()
})

test('STAK-14 after the start another number of rounds needs a reason, and the end follows it', async () => {
  const four = venue(['Zoé', 'Max', 'Léa', 'Inès'])
  const { server, user } = await openMore(withResults(started(four), twoNil))
  await openSetting(user, 'Rondes')
  await user.click(await screen.findByRole('button', { name: 'Une ronde de moins' }))
  screen.getByRole('button', { name: 'Changer le nombre de rondes' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Le tournoi a commencé : indiquez la raison du changement.')).toBeTruthy()
  await user.type(screen.getByLabelText('Raison du changement'), 'Le bar ferme{Enter}')
  await waitFor(() => expect(roundsToPlay(server.tournament)).toBe(1))
  expect(server.calls.at(-1)?.input).toMatchObject({ rounds: 1, reason: 'Le bar ferme' })
  await settingClosed()
  await user.click(screen.getByRole('tab', { name: 'Tables' }))
  expect((await screen.findByRole('button', { name: 'Terminer le tournoi' })).className).toContain('bg-carmine ')
})

test('STAK-14 a finished tournament asks for no number of rounds', async () => {
  const { server, user } = await openMore(venue(['Zoé', 'Max']))
  await openSetting(user, 'Rondes')
  expect(await screen.findByLabelText('Rondes prévues')).toBeTruthy()
  server.happens(startTournament(server.tournament, 'seed'))
  server.happens({ accepted: true, value: [{ kind: 'tournament_finished', standings: [] }] })
  await waitFor(() => expect(screen.queryByLabelText('Rondes prévues')).toBeNull())
  expect(screen.queryByRole('button', { name: /^Rondes / })).toBeNull()
})

const nameBox = () => screen.findByLabelText('Nom du tournoi')
const save = () => screen.getByRole('button', { name: 'Enregistrer' })

test('QADM-5 what was saved here does not undo what another tab of the organizer saved since', async () => {
  const { server, user } = await openMore(venue(['Zoé', 'Max']))
  await openSetting(user, 'Tournoi')
  await user.clear(await nameBox())
  await user.type(await nameBox(), 'Samedi')
  await user.click(save())
  await waitFor(() => expect(server.tournament.name).toBe('Samedi'))
  await settingClosed()
  await openSetting(user, 'Tournoi')
  expect(save()).toHaveProperty('disabled', true)
  server.happens(changeSettings(server.tournament, { name: 'Dimanche', capacity: 12 }))
  await waitFor(async () => expect(await nameBox()).toHaveProperty('value', 'Dimanche'))
  await user.click(screen.getByRole('button', { name: 'Une place de plus' }))
  await user.click(save())
  await waitFor(() => expect(server.tournament).toMatchObject({ name: 'Dimanche', capacity: 13 }))
})

test('QADM-5 a tournament that players added by hand took past 256 is renamed all the same', async () => {
  const { server, user } = await openMore({ ...venue(['Zoé', 'Max']), capacity: 300 })
  await openSetting(user, 'Tournoi')
  expect(await screen.findByText('De 2, le nombre de joueurs déjà inscrits, à 300.')).toBeTruthy()
  await user.clear(await nameBox())
  await user.type(await nameBox(), 'Samedi{Enter}')
  await waitFor(() => expect(server.tournament).toMatchObject({ name: 'Samedi', capacity: 300 }))
})

test('QADM-5 after the start name and capacity are shown, with what still makes a seat', async () => {
  const { user } = await openMore(started(venue(['Zoé', 'Max'])))
  await openSetting(user, 'Tournoi')
  expect(await screen.findByText(/Un joueur ajouté à la main trouve toujours une place\./)).toBeTruthy()
  expect([await nameBox(), screen.getByLabelText('Nombre maximum de joueurs')]).toEqual([
    expect.objectContaining({ disabled: true }),
    expect.objectContaining({ disabled: true }),
  ])
})

test('EVEN-5 EVEN-6 a box lets players change their name after the start, and takes it back; not once it is over', async () => {
  const { server, user } = await openMore(started(venue(['Zoé', 'Max'])))
  const box = () => screen.findByRole('checkbox', { name: 'Chaque joueur peut changer son nom jusqu’à la fin' })
  await openSetting(user, 'Noms')
  expect(await box()).toHaveProperty('checked', false)
  await user.click(await box())
  await user.click(save())
  await waitFor(() => expect(server.tournament.allowsOwnNames).toBe(true))
  await settingClosed()
  expect(screen.getByRole('button', { name: 'Noms modifiables jusqu’à la fin' })).toBeTruthy()
  await openSetting(user, 'Noms')
  expect(await box()).toHaveProperty('checked', true)
  await user.click(await box())
  await user.click(save())
  await waitFor(() => expect(server.tournament.allowsOwnNames).toBe(false))
  await settingClosed()
  await openSetting(user, 'Noms')
  server.happens({ accepted: true, value: [{ kind: 'tournament_finished', standings: [] }] })
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /changer son nom/ })).toBeNull())
})

test('STAK-5 the organizer plans the minutes of the rounds and lets their clock start with them', async () => {
  const { server, user } = await openMore(venue(['Zoé', 'Max']))
  await openSetting(user, 'Horloge')
  const minutes = await screen.findByLabelText('Minutes par ronde')
  expect(minutes).toHaveProperty('value', '50')
  expect(screen.getByText('Dans le tableau final : 90 min par tour, pas d’horloge pour la finale.')).toBeTruthy()
  const keep = screen.getByRole('button', { name: 'Enregistrer l’horloge' })
  expect(keep).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Une minute de moins' }))
  await user.click(screen.getByRole('checkbox', { name: 'L’horloge démarre avec la ronde' }))
  await user.click(keep)
  await waitFor(() => expect(server.tournament.clockPlan).toEqual({ minutes: 49, startsWithRound: true }))
  await settingClosed()
  expect(screen.getByRole('button', { name: 'Horloge 49 min, avec la ronde' })).toBeTruthy()
  await openSetting(user, 'Horloge')
  expect(screen.getByRole('button', { name: 'Enregistrer l’horloge' })).toHaveProperty('disabled', true)
})

test('EVEN-6 what was saved is taken back from the toast, and the row says so', async () => {
  const { server, user } = await openMore(venue(['Zoé', 'Max']))
  await openSetting(user, 'Horloge')
  await user.click(screen.getByRole('button', { name: 'Une minute de moins' }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer l’horloge' }))
  expect(await screen.findByText('Horloge enregistrée')).toBeTruthy()
  await settingClosed()
  const row = screen.getByRole('button', { name: 'Horloge 49 min, à la main' })
  await waitFor(() => expect(document.activeElement).toBe(row))
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(await screen.findByText(/^Horloge\s: comme avant\.$/)).toBeTruthy()
  expect(server.tournament.clockPlan).toEqual({ minutes: null, startsWithRound: false })
  expect(screen.getByRole('button', { name: 'Horloge 50 min, à la main' })).toBeTruthy()
})

test('EVEN-4 a sheet with something unsaved in it asks before it closes, and goes on with what was typed', async () => {
  const { server, user } = await openMore(venue(['Zoé', 'Max']))
  const sheet = await openSetting(user, 'Horloge')
  await user.click(sheet.getByRole('button', { name: 'Fermer' }))
  await settingClosed()
  await openSetting(user, 'Horloge')
  const box = () => screen.findByRole('checkbox', { name: 'L’horloge démarre avec la ronde' })
  await user.click(await box())
  const keep = screen.getByRole('button', { name: 'Enregistrer l’horloge' })
  await waitFor(() => expect(keep).toHaveProperty('disabled', false))
  await user.click(screen.getByRole('button', { name: 'Fermer' }))
  const question = () => screen.findByRole('alertdialog', { name: /^Abandonner vos changements\s\?$/ })
  expect(within(await question()).getByText(/^«\sHorloge des rondes\s» n’est pas enregistré\.$/)).toBeTruthy()
  const answer = async (name: string) => {
    const [button] = within(await question()).getAllByRole('button', { name })
    // The question above a sheet takes a moment to receive taps.
    await waitFor(() => user.click(button as HTMLElement))
  }
  await answer('Continuer à modifier')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await box()).toHaveProperty('checked', true)
  await user.keyboard('{Escape}')
  await answer('Abandonner les changements')
  await settingClosed()
  expect(server.tournament.clockPlan).toEqual({ minutes: null, startsWithRound: false })
  await openSetting(user, 'Horloge')
  expect(await box()).toHaveProperty('checked', false)
})

test('STAK-8 the organizer numbers the tables, leaves some out and keeps a player at one', async () => {
  const { server, user } = await openMore(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  expect(await screen.findByRole('button', { name: 'Tables 1 à 2' })).toBeTruthy()
  const tables = await openSetting(user, 'Tables')
  await user.type(tables.getByLabelText('Tables écartées'), '22, 24-25')
  await user.selectOptions(tables.getByLabelText('Joueur'), 'Léa')
  await user.type(tables.getByLabelText('Table'), '22')
  await user.click(tables.getByRole('button', { name: 'Fixer la table' }))
  expect(await tables.findByText('La table d’un joueur ne peut pas être une table écartée.')).toBeTruthy()
  await user.clear(tables.getByLabelText('Table'))
  await user.type(tables.getByLabelText('Table'), '3')
  await user.click(tables.getByRole('button', { name: 'Fixer la table' }))
  // Last, because the field takes the focus a frame later.
  await user.click(tables.getByRole('button', { name: 'Un numéro de plus' }))
  await user.click(tables.getByRole('button', { name: 'Enregistrer les tables' }))
  const lea = server.tournament.players.find(({ name }) => name === 'Léa')?.id
  await waitFor(() =>
    expect(server.tournament.tablePlan).toEqual({
      ...{ prefix: '', first: 2, leftOut: [22, 24, 25], order: 'rank' },
      fixed: [{ playerId: lea, table: 3 }],
    }),
  )
  await settingClosed()
  expect(screen.getByRole('button', { name: 'Tables 2 à 3, sans 22, 24-25, 1 fixe' })).toBeTruthy()
  server.happens(startTournament(server.tournament, 'seed'))
  const running = await openSetting(user, 'Tables')
  expect(await running.findByText(/Vaut à partir de la prochaine ronde/)).toBeTruthy()
  await user.click(running.getByRole('button', { name: 'Fermer' }))
  await settingClosed()
  await user.click(screen.getByRole('tab', { name: /^Tables/ }))
  expect(await screen.findByRole('button', { name: 'Saisir le score de la table 3' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Saisir le score de la table 2' })).toBeTruthy()
})

test('TEAM-34 how people compete together changes until there is a team, and then the row says what is in the way', async () => {
  const { server, user } = await openMore(venue(TWELVE, { capacity: 12 }))
  const sheet = await openSetting(user, 'Jeu en équipe')
  await user.click(sheet.getByRole('radio', { name: 'Trios' }))
  await user.click(sheet.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(server.tournament.teamKind).toBe('trios'))
  const [captain] = server.tournament.players
  if (!captain) throw new Error('nobody plays')
  server.happens(formTeam(server.tournament, { captain: null, name: 'Les Elfes', members: [captain.id] }))
  await openSetting(user, 'Jeu en équipe')
  expect(await screen.findByText('Des équipes sont déjà formées. Séparez-les d’abord.')).toBeTruthy()
})
