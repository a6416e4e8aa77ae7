import { expect } from '@playwright/test'
import { first, type Opening, press, scrollTo, tab, type Words, withValues } from './screen.ts'

/** In order; a cancelled one ends differently. */
export const MOMENTS = ['waiting', 'round 1', 'between rounds', 'last round', 'finished', 'cancelled'] as const
export type Moment = (typeof MOMENTS)[number]

/** Who looks; `reporter` has sent a score, `rival` sees it contested. */
export type Viewer = 'organizer' | 'player' | 'reporter' | 'rival' | 'visitor'
export type Kind = 'quick' | 'announced'

/** After the tournament's address. */
export const PAGES = {
  tournament: '',
  player: '/player',
  journal: '/journal',
  verify: '/rounds/1/verify',
  door: '/door',
  desk: '/desk',
  here: '/here',
  admin: null,
} as const

export type TournamentScreen = {
  readonly name: string
  readonly of: Viewer
  readonly page: keyof typeof PAGES
  readonly at: readonly Moment[]
  /** With `isTab` nothing needs closing afterwards. */
  readonly open?: Opening
  readonly isTab?: boolean
  readonly only?: Kind
  /** The fewest players it needs. */
  readonly players?: number
}

const SEATED = 6
const PLAYED: readonly Moment[] = ['round 1', 'between rounds', 'last round', 'finished']
const HELD: readonly Moment[] = ['waiting', ...PLAYED]

const row =
  (which: 'enterTable' | 'correctTable'): Opening =>
  async (page, at) => {
    const { words } = at
    await tab('scores')(page, at)
    await page
      .getByRole('button', { name: withValues(words.admin.scores[which]) })
      .first()
      .press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  }

const correction: Opening = async (page, at) => {
  const { words } = at
  await tab('scores')(page, at)
  for (const round of ['2', '1']) {
    await press((of) => of.admin.scores.roundName.replace('{round}', round))(page, at)
    await expect(page.getByRole('heading', { name: withValues(words.admin.scores.roundName, { round }) })).toBeVisible()
  }
  await row('correctTable')(page, at)
  const wins = withValues(words.admin.scores.ofTable, { result: '.+ 0-2|.+ 1-2|.+ 2-1' })
  await page.getByRole('dialog').getByRole('button', { name: wins }).first().press('Enter')
  const { save, keep } = words.admin.correction
  await expect(page.getByRole('button', { name: save }).or(page.getByRole('button', { name: keep }))).toBeVisible()
}

const playerSheet: Opening = async (page, at) => {
  await tab('players')(page, at)
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').first().press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** By its row's title. */
const setting =
  (title: (words: Words['settingList']) => string): Opening =>
  async (page, at) => {
    await tab('more')(page, at)
    const row = new RegExp(`^${title(at.words.settingList)} `)
    await page.getByRole('tabpanel').getByRole('button', { name: row }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  }

const code: Opening = async (page, at) => {
  await page.getByRole('button', { name: at.code }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
}

const standing = first(
  press((words) => words.tournament.standings.detail),
  scrollTo((words) => words.tournament.standings.finalTitle),
)

const offline: Opening = async (page, { words }) => {
  await page.context().setOffline(true)
  const { offline: lost, offlineSince } = words.tournament.live
  await expect(
    page
      .getByText(withValues(offlineSince))
      .or(page.getByText(lost, { exact: true }))
      .first(),
  ).toBeVisible()
}

/** With their moments, for the check of sizes and the contact sheets. */
export const TOURNAMENT_SCREENS: readonly TournamentScreen[] = [
  { name: 'Tables', of: 'organizer', page: 'admin', at: HELD, open: tab('scores'), isTab: true },
  { name: 'Joueurs', of: 'organizer', page: 'admin', at: HELD, open: tab('players'), isTab: true },
  { name: 'Classement', of: 'organizer', page: 'admin', at: HELD, open: tab('standings'), isTab: true },
  { name: 'Plus', of: 'organizer', page: 'admin', at: HELD, open: tab('more'), isTab: true },
  { name: 'rounds', of: 'organizer', page: 'admin', at: ['round 1'], open: setting((words) => words.rounds.title) },
  { name: 'clock', of: 'organizer', page: 'admin', at: ['waiting'], open: setting((words) => words.clock.title) },
  { name: 'tables', of: 'organizer', page: 'admin', at: ['waiting'], open: setting((words) => words.tables.title) },
  {
    name: 'announcement',
    of: 'organizer',
    page: 'admin',
    at: ['waiting'],
    only: 'announced',
    open: setting((words) => words.event.title),
  },
  {
    name: 'registration rules',
    of: 'organizer',
    page: 'admin',
    at: ['waiting'],
    only: 'announced',
    open: setting((words) => words.rules.title),
  },
  {
    name: 'files',
    of: 'organizer',
    page: 'admin',
    at: ['last round'],
    open: first(
      tab('more'),
      press((words) => words.settingList.export),
    ),
  },
  { name: 'administration', of: 'organizer', page: 'admin', at: ['cancelled'] },
  { name: 'code', of: 'organizer', page: 'admin', at: ['waiting'], open: code },
  { name: 'player sheet', of: 'organizer', page: 'admin', at: ['round 1'], open: playerSheet, only: 'quick' },
  { name: 'score sheet', of: 'organizer', page: 'admin', at: ['round 1'], open: row('enterTable') },
  { name: 'correction', of: 'organizer', page: 'admin', at: ['last round'], open: correction, players: SEATED },
  {
    name: 'pairing by hand',
    of: 'organizer',
    page: 'admin',
    at: ['round 1'],
    open: first(
      tab('scores'),
      press((words) => words.admin.scores.repair),
    ),
  },
  {
    name: 'export',
    of: 'organizer',
    page: 'admin',
    at: ['waiting'],
    only: 'announced',
    open: first(
      tab('registrations'),
      press((words) => words.organizer.menu),
      press((words) => words.organizer.export.open),
    ),
  },
  { name: 'door', of: 'organizer', page: 'desk', at: ['waiting', 'round 1'], only: 'announced' },
  { name: 'code at the door', of: 'organizer', page: 'door', at: ['waiting'], only: 'announced' },
  { name: 'tournament', of: 'visitor', page: 'tournament', at: [...HELD, 'cancelled'] },
  {
    name: 'arrival',
    of: 'visitor',
    page: 'here',
    at: ['waiting', 'round 1', 'finished', 'cancelled'],
    only: 'announced',
  },
  { name: 'arrival', of: 'player', page: 'here', at: ['waiting', 'round 1'], only: 'announced' },
  { name: 'journal', of: 'organizer', page: 'journal', at: ['last round'] },
  { name: 'journal', of: 'visitor', page: 'journal', at: ['round 1', 'finished'] },
  { name: 'round worked out again', of: 'visitor', page: 'verify', at: ['last round'] },
  { name: 'standing explained', of: 'visitor', page: 'tournament', at: ['finished'], open: standing },
  { name: 'tournament', of: 'player', page: 'tournament', at: ['waiting', 'round 1', 'finished'] },
  { name: 'own table', of: 'player', page: 'player', at: HELD },
  {
    name: 'why paired',
    of: 'player',
    page: 'player',
    at: ['round 1', 'last round'],
    open: first(
      press((words) => words.tournament.whyPaired.ask),
      scrollTo((words) => words.tournament.whyPaired.ask),
    ),
  },
  { name: 'own report', of: 'reporter', page: 'player', at: ['round 1'], players: SEATED },
  { name: 'offline', of: 'player', page: 'player', at: ['round 1'], open: offline },
  { name: 'contested', of: 'rival', page: 'player', at: ['round 1'], players: SEATED },
]
