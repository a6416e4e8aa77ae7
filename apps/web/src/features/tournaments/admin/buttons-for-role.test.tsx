import type { StaffRole } from '@tablee/domain/tournaments/authority/role'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import {
  after,
  anAnnouncement,
  playerId,
  publicId,
  started,
  twoNil,
  whole,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ActingAs } from '../../../acts/acting-as.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { EventSettingRows } from '../settings/event-setting-rows.tsx'
import { SettingRows } from '../settings/setting-rows.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { EventAdministration } from './event-administration.tsx'
import { PlayersTab } from './players/players-tab.tsx'
import { QuickAdministration } from './quick-admin.tsx'

type Shown = { readonly tournament: Tournament; readonly access: StaffAccess }

/** All button names for this role. */
async function buttonsOf(
  role: StaffRole,
  tournament: Tournament,
  ...[tab, prepare]: [tab: (shown: Shown) => ReactNode, prepare?: (server: PlayedTournamentServer) => void]
) {
  const server = await PlayedTournamentServer.start(tournament)
  prepare?.(server)
  const screens = (
    <TournamentGate code="ABCDEF">
      {({ tournament: read }) => {
        const { id: tournamentId, code } = read
        return (
          <>
            <h1>{read.name}</h1>
            <ActingAs who={role}>
              {tab({ tournament: read, access: { tournamentId, code, secret: ORGANIZER_SECRET, role } })}
            </ActingAs>
          </>
        )
      }}
    </TournamentGate>
  )
  await showScreen(screens, { server })
  await screen.findAllByRole('heading', { level: 1 })
  return screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
}

const PAIRED = started(venue(['Zoé', 'Max']))
const quick = (shown: Shown) => <QuickAdministration {...shown} />
const PLAYED = withResults(PAIRED)
const ROUND_BUTTONS = ['Modifier les appariements', 'Annuler la ronde']

test.each([
  ['organizer', ROUND_BUTTONS],
  ['co-organizer', ROUND_BUTTONS],
  ['scorekeeper', []],
  ['judge', []],
] as const)('STAK-10 a %s enters scores, and deals with rounds as far as the role goes', async (role, expected) => {
  const buttons = await buttonsOf(role, PAIRED, quick)
  expect(buttons).toContain('Saisir le score de la table 1')
  expect(buttons.some((name) => name?.endsWith('gagne 2-0'))).toBe(true)
  expect(buttons.filter((name) => ROUND_BUTTONS.some((one) => one === name))).toEqual(expected)
})

test.each([
  ['organizer', true, ['Équipe d’organisation', 'Décisions d’arbitre']],
  ['co-organizer', true, ['Décisions d’arbitre']],
  ['scorekeeper', false, null],
  ['judge', false, ['Décisions d’arbitre']],
  ['head-judge', false, ['Décisions d’arbitre']],
] as const)(
  'STAK-10 JUDG-8 after the last result the end is for a %s: %s; one more round and all decisions are behind Plus',
  async (role, may, rows) => {
    const buttons = await buttonsOf(role, PLAYED, quick)
    expect(buttons.includes('Terminer le tournoi')).toBe(may)
    const more = screen.queryByRole('tab', { name: 'Plus' })
    expect(more === null).toBe(rows === null)
    if (!more) return
    fireEvent.click(more)
    const set = within(await screen.findByRole('list', { name: 'Ce qui est réglé' }))
    for (const row of rows ?? []) expect(set.getByRole('button', { name: new RegExp(`^${row}`) })).toBeTruthy()
    if (!may) expect(set.getAllByRole('button')).toHaveLength(rows?.length ?? 0)
    expect(screen.queryByRole('button', { name: 'Ronde suivante' }) !== null).toBe(may)
  },
)

test.each(['organizer', 'co-organizer', 'scorekeeper', 'judge'] as const)(
  'STAK-10 a %s settles what is contested',
  async (role) => {
    const { id } = matchOf(PAIRED, 'p1')
    const players = pairOf(matchOf(PAIRED, 'p1'))
    const said = after(
      PAIRED,
      submitScore(whole(PAIRED), { matchId: id, by: players[0], score: twoNil, contest: false }),
    )
    const contested = after(said, submitScore(whole(said), { matchId: id, by: players[1], score: null, contest: true }))
    await buttonsOf(role, contested, quick)
    expect(await screen.findByRole('region', { name: 'À trancher' })).toBeTruthy()
  },
)

/** The acts in a player's sheet. */
async function offeredAbout(name: string) {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  const sheet = within(await screen.findByRole('dialog', { name }))
  return sheet.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

test.each([
  ['organizer', ['Renommer', 'Lien de secours', 'Table fixe', 'Retirer', 'Masquer le nom']],
  ['co-organizer', ['Renommer', 'Table fixe', 'Retirer', 'Masquer le nom']],
  ['scorekeeper', []],
  ['judge', []],
] as const)('STAK-10 before the start a %s may do this about a player', async (role, acts) => {
  await buttonsOf(role, venue(['Zoé', 'Max']), (shown) => <PlayersTab {...shown} />)
  expect(await offeredAbout('Zoé')).toEqual(acts)
})

test.each([
  ['organizer', true],
  ['co-organizer', true],
  ['scorekeeper', false],
  ['judge', false],
] as const)('STAK-10 before the start a %s adds players and starts: %s', async (role, mayAdd) => {
  const buttons = await buttonsOf(role, venue(['Zoé', 'Max']), quick)
  expect(buttons.includes('Démarrer le tournoi')).toBe(mayAdd)
  cleanup()
  await buttonsOf(role, venue(['Zoé', 'Max']), (shown) => <PlayersTab {...shown} />)
  expect(screen.queryByLabelText('Chercher ou ajouter un joueur') !== null).toBe(mayAdd)
})

test.each([
  ['organizer', true],
  ['co-organizer', true],
  ['judge', false],
] as const)('STAK-10 a %s brings back who dropped: %s', async (role, mayRestore) => {
  const without = after(PAIRED, removePlayer(PAIRED, playerId('p1')))
  await buttonsOf(role, without, (shown) => <PlayersTab {...shown} />)
  expect((await offeredAbout('Zoé')).includes('Faire revenir')).toBe(mayRestore)
})

test.each([
  ['organizer', true],
  ['co-organizer', false],
  ['scorekeeper', false],
] as const)('STAK-10 one more seat is for the %s to give: %s', async (role, isOffered) => {
  const full = venue(['Zoé', 'Max', 'Léa', 'Inès'], { capacity: 4 })
  await buttonsOf(
    role,
    full,
    (shown) => <PlayersTab {...shown} />,
    (server) => {
      server.queue = [{ name: 'Nora', publicId: publicId('phone of Nora'), newPlayerId: playerId('p9') }]
    },
  )
  await screen.findByText('1 personne attend une place.')
  expect(screen.queryByRole('button', { name: 'Ajouter une place' }) !== null).toBe(isOffered)
})

/** The titles of the settings rows. */
const rowsAmong = (buttons: readonly (string | null)[], titles: readonly string[]) =>
  titles.filter((title) => buttons.some((name) => name?.startsWith(`${title} `)))

const QUICK_ROWS = [
  'Tournoi',
  'Rondes',
  'Règles du jeu',
  'Grand tournoi',
  'Ensuite',
  'Jeu en équipe',
  'Tableau final',
  'Heure calme',
  'Horloge',
  'Tables',
  'Noms',
  'Événement jeunesse',
  'Mot de passe',
  'Lien de secours',
] as const

test.each([
  ['organizer', QUICK_ROWS],
  ['co-organizer', ['Rondes', 'Tableau final', 'Horloge', 'Tables']],
  ['judge', []],
] as const)('STAK-10 of the settings of a quick tournament a %s has their own', async (role, expected) => {
  const buttons = await buttonsOf(role, venue(['Zoé']), (shown) => <SettingRows {...shown} />)
  expect(rowsAmong(buttons, QUICK_ROWS)).toEqual(expected)
  expect(buttons).toHaveLength(expected.length)
})

const EVENT = { ...venue(['Zoé', 'Max']), announcement: anAnnouncement }
const eventSettings = (shown: Shown) => <EventSettingRows {...shown} />
const EVENT_ROWS = [
  'Annonce',
  'Inscriptions',
  'Gel des decklists',
  'Rondes',
  'Règles du jeu',
  'Grand tournoi',
  'Ensuite',
  'Jeu en équipe',
  'Tableau final',
  'Heure calme',
  'Horloge',
  'Tables',
  'Noms',
  'Événement jeunesse',
  'Mot de passe',
] as const

test.each([
  ['organizer', EVENT_ROWS],
  ['co-organizer', ['Gel des decklists', 'Rondes', 'Tableau final', 'Horloge', 'Tables']],
  ['scorekeeper', []],
  ['judge', []],
] as const)('STAK-10 of the settings of an event before the start, a %s has their own', async (role, expected) => {
  const buttons = await buttonsOf(role, EVENT, eventSettings)
  expect(rowsAmong(buttons, EVENT_ROWS)).toEqual(expected)
  expect(buttons).toHaveLength(expected.length)
})

test.each([
  ['organizer', ['Decklists', 'Annonce', 'Événement jeunesse']],
  ['co-organizer', []],
  ['judge', []],
] as const)('STAK-10 after the finish, publishing decklists is the organizer’s: a %s', async (role, expected) => {
  const played = withResults(started(EVENT))
  const buttons = await buttonsOf(role, after(played, finishTournament(played)), eventSettings)
  expect(rowsAmong(buttons, ['Decklists', ...EVENT_ROWS])).toEqual(expected)
  expect(buttons).toHaveLength(expected.length)
})

const NO_SLOTS = {
  registrations: () => null,
  useWaitingCount: () => 0,
  absence: () => <button type="button">Absents</button>,
  statistics: () => null,
  fate: () => null,
}

test.each([
  ['organizer', 'Joueurs', true],
  ['co-organizer', 'Joueurs', true],
  ['scorekeeper', 'Tables', false],
  ['judge', 'Tables', false],
] as const)('STAK-10 a %s begins an event in the tab %s: %s', async (role, tab, mayStart) => {
  const buttons = await buttonsOf(role, EVENT, (shown) => <EventAdministration {...shown} slots={NO_SLOTS} />)
  expect(screen.getByRole('tab', { selected: true, name: tab })).toBeTruthy()
  expect(buttons.includes('Démarrer le tournoi')).toBe(mayStart)
  if (!mayStart) return
  screen.getByRole('button', { name: 'Démarrer le tournoi' }).click()
  await screen.findByRole('dialog')
  expect(screen.getByRole('button', { name: 'Absents' })).toBeTruthy()
})

test('EVEN-1 who asks to play is counted on the tab until the event is over', async () => {
  const slots = { ...NO_SLOTS, useWaitingCount: () => 2 }
  const badge = () => screen.getByRole('tab', { name: /^Joueurs/ }).textContent
  const played = withResults(started(EVENT))
  await buttonsOf('organizer', played, (shown) => <EventAdministration {...shown} slots={slots} />)
  expect(badge()).toMatch(/^Joueurs\s*2/)
  cleanup()
  const over = after(played, finishTournament(played))
  await buttonsOf('organizer', over, (shown) => <EventAdministration {...shown} slots={slots} />)
  expect(badge()).toBe('Joueurs')
})

test.each([
  ['organizer', ['Équipe d’organisation'], ['Exporter…', 'Transmettre', 'Supprimer le tournoi…']],
  ['co-organizer', [], ['Exporter…']],
  ['scorekeeper', [], ['Exporter…']],
  ['judge', [], ['Exporter…']],
] as const)('STAK-10 the foot of Plus offers a %s what the role may do', async (role, team, foot) => {
  const slots = { ...NO_SLOTS, fate: () => <button type="button">Transmettre</button> }
  await buttonsOf(role, EVENT, (shown) => <EventAdministration {...shown} slots={slots} />)
  fireEvent.click(screen.getByRole('tab', { name: 'Plus' }))
  const list = within(await screen.findByRole('list', { name: 'Ce qui est réglé' }))
  expect(list.queryAllByRole('button', { name: /^Équipe/ })).toHaveLength(team.length)
  const region = within(screen.getByRole('region', { name: 'Ce tournoi' }))
  const names = region.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.toSorted()).toEqual(foot.toSorted())
})
